import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { createAddressSet } from '../http/client-address.ts';

/**
 * Addresses that must not be reachable by names from strangers: this machine, private networks, cloud metadata and
 * the like.
 */
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

export interface TargetOptions {
  /** Private ranges that are allowed after all. */
  readonly allowPrivate: readonly string[];
  readonly resolve?: Resolve;
}

export interface CheckedTarget {
  readonly target: URL;
  /** Connects to the address that was checked, even if the name resolves to another one by then. */
  readonly lookup: LookupFunction;
}

/**
 * Checks an address that a stranger may have chosen: the name is resolved once, and every address behind it is public.
 * @throws Error when it is not http or https, private, or unknown
 */
export function createTargetCheck({
  allowPrivate,
  resolve = resolveAll,
}: TargetOptions): (url: string) => Promise<CheckedTarget> {
  const isPrivate = createAddressSet(PRIVATE);
  const isAllowed = createAddressSet(allowPrivate);
  const refuse = (address: string) => isIP(address) === 0 || (isPrivate(address) && !isAllowed(address));

  return async (url) => {
    const target = new URL(url);
    if (target.protocol !== 'https:' && target.protocol !== 'http:')
      throw new Error('Only http and https addresses are reached.');
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => refuse(address)))
      throw new Error('The address is private or unknown, and is not reached.');
    return {
      target,
      lookup: (_host, options, done) => {
        if (options.all) done(null, [first]);
        else done(null, first.address, first.family);
      },
    };
  };
}

async function resolveAll(host: string) {
  return lookup(host, { all: true });
}
