import http from 'node:http';
import https from 'node:https';
import { type CheckedTarget, createTargetCheck, type TargetOptions } from '../../server/index.ts';
import { type Download, MOST_BYTES } from './pictures.ts';

/** Times a server may send us on, within itself. */
const MOST_REDIRECTS = 3;
/** For as long as a person waits for one picture, milliseconds. */
const PATIENCE = 10_000;

/**
 * Gets pictures over the web. An export names the addresses, so only public ones are reached, a redirect is followed
 * within the same host alone, and reading ends at the size of a large picture.
 */
export function createDownload(options: TargetOptions, patience = PATIENCE): Download {
  const check = createTargetCheck(options);
  return async (address) => {
    const signal = AbortSignal.timeout(patience);
    let url = address;
    for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
      const answer = await get(await check(url), signal);
      if (!('location' in answer)) return answer.bytes;
      const next = new URL(answer.location, url);
      if (next.hostname !== new URL(url).hostname) return undefined;
      url = next.href;
    }
    return undefined;
  };
}

type Answer = { readonly bytes: Uint8Array | undefined } | { readonly location: string };

function get({ target, lookup }: CheckedTarget, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const client = target.protocol === 'https:' ? https : http;
    const request = client.get(target, { lookup, agent: false, signal }, (response) => {
      const { statusCode = 0, headers } = response;
      const stop = (answer: Answer) => {
        resolve(answer);
        response.destroy();
      };
      if (statusCode >= 300 && statusCode < 400 && headers.location)
        return stop({ location: headers.location });
      if (statusCode !== 200) return stop({ bytes: undefined });
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_BYTES) return stop({ bytes: undefined });
        chunks.push(chunk);
      });
      response.once('end', () => resolve({ bytes: Buffer.concat(chunks) }));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}
