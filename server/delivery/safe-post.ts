import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { createTargetCheck, type Resolve } from './safe-target.ts';

export interface SafePostOptions {
  /** Private ranges that are allowed after all. */
  readonly allowPrivate: readonly string[];
  readonly resolve?: Resolve;
}

export type SafePost = (
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<PostAnswer>;

interface PostAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly text?: string;
}

/** Bytes of a response that are read into `text`; the rest is discarded. */
const MOST_TEXT = 2048;

/**
 * Posts to an address that strangers may have chosen: the name is resolved once, every address is checked,
 * and the connection goes to the checked one. Redirects are not followed.
 */
export function createSafePost(options: SafePostOptions): SafePost {
  const check = createTargetCheck(options);
  return async (url, body, headers, signal) => {
    const { target, lookup } = await check(url);
    return send(target, body, headers, lookup, signal);
  };
}

function send(
  target: URL,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  pinned: LookupFunction,
  signal: AbortSignal,
): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const client = target.protocol === 'https:' ? https : http;
    const request = client.request(
      target,
      {
        method: 'POST',
        headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
        lookup: pinned,
        agent: false,
        signal,
      },
      (response) => {
        const kept: Buffer[] = [];
        let room = MOST_TEXT;
        response.on('data', (chunk: Buffer) => {
          if (room > 0) kept.push(chunk.subarray(0, room));
          room -= chunk.length;
        });
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(kept).toString('utf8') }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
