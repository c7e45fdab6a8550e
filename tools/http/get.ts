import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { type CheckedTarget, createTargetCheck, type TargetOptions } from '../../server/index.ts';

export interface GetOptions extends TargetOptions {
  /** Reading ends here. */
  readonly mostBytes: number;
  /** For the whole answer, milliseconds. */
  readonly patience: number;
  /** Redirects may lead to other hosts, which are checked like the first; within the same host alone by default. */
  readonly mayLeaveHost?: boolean;
}

/** An answer; without bytes where its status is not 200, or there are too many. */
export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes?: Uint8Array;
}

/** Times a server may send us on. */
const MOST_REDIRECTS = 3;

/**
 * Gets files over the web whose addresses strangers name: only public ones are reached, and reading ends at a size and a time.
 * @returns nothing after a redirect that is not followed
 * @throws Error when the address is private or unknown, or no one answers in time
 */
export function createGet(options: GetOptions) {
  const check = createTargetCheck(options);
  return async (
    address: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Got | undefined> => {
    const signal = AbortSignal.timeout(options.patience);
    let url = address;
    for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
      const got = await getOne(await check(url), { headers, signal, mostBytes: options.mostBytes });
      const { location } = got.headers;
      if (got.status < 300 || got.status >= 400 || got.status === 304 || !location) return got;
      const next = new URL(location, url);
      const isSafe = next.protocol === 'https:' || new URL(url).protocol === 'http:';
      if (next.hostname !== new URL(url).hostname && !(options.mayLeaveHost && isSafe)) return undefined;
      url = next.href;
    }
    return undefined;
  };
}

interface OneRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly mostBytes: number;
}

function getOne({ target, lookup }: CheckedTarget, { headers, signal, mostBytes }: OneRequest): Promise<Got> {
  return new Promise((resolve, reject) => {
    const client = target.protocol === 'https:' ? https : http;
    const request = client.get(target, { lookup, agent: false, signal, headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const stop = () => {
        resolve({ status, headers: answered });
        response.destroy();
      };
      if (status !== 200) return stop();
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) return stop();
        chunks.push(chunk);
      });
      response.once('end', () => resolve({ status, headers: answered, bytes: Buffer.concat(chunks) }));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}
