import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createAddressSet } from '../http/client-address.ts';

/** Addresses no webhook may reach: this machine, private networks, cloud metadata and the like. */
const PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

export interface SafePostOptions {
  /** Private ranges that are allowed after all. */
  readonly allowPrivate: readonly string[];
  readonly resolve?: Resolve;
}

export type SafePost = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<{ readonly status: number }>;

/**
 * Posts to an address that strangers may have chosen: the name is resolved once, every address is checked,
 * and the connection goes to the checked one. Redirects are not followed.
 */
export function createSafePost({ allowPrivate, resolve = resolveAll }: SafePostOptions): SafePost {
  const isPrivate = createAddressSet(PRIVATE);
  const isAllowed = createAddressSet(allowPrivate);
  const refuse = (address: string) => isIP(address) === 0 || (isPrivate(address) && !isAllowed(address));

  return async (url, body, headers, signal) => {
    const target = new URL(url);
    if (target.protocol !== 'https:' && target.protocol !== 'http:')
      throw new Error('Only http and https are posted to.');
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => refuse(address))) {
      throw new Error('The address is private or unknown, and is not posted to.');
    }
    const pinned: LookupFunction = (_host, options, done) => {
      if (options.all) done(null, [first]);
      else done(null, first.address, first.family);
    };
    return send(target, body, headers, pinned, signal);
  };
}

function send(
  target: URL,
  body: string,
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

async function resolveAll(host: string) {
  return lookup(host, { all: true });
}
