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
) => Promise<{ readonly status: number }>;

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
): Promise<{ status: number }> {
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
        response.resume();
        response.once('end', () => resolve({ status: response.statusCode ?? 0 }));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
