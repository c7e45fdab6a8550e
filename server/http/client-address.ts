import { BlockList, isIP } from 'node:net';

/** Makes a set of addresses and ranges with a lookup. */
export function createAddressSet(ranges: readonly string[]): (address: string) => boolean {
  if (ranges.length === 0) return () => false;
  const set = new BlockList();
  const exact = new Set(ranges.filter((range) => isIP(range) === 4));
  const rest = ranges.filter((range) => !exact.has(range));
  if (rest.length === 0) return (address) => exact.has(address);
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) set.addAddress(address, family);
    else set.addSubnet(address, Number(bits), family);
  }
  const known = new Map<string, boolean>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const version = isIP(address);
    const isIn = version !== 0 && set.check(address, version === 6 ? 'ipv6' : 'ipv4');
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(address, isIn);
    return isIn;
  };
}

/** The number of cached lookups: the same few proxies appear all day. */
const MOST_KNOWN = 1000;

/**
 * The visitor's address: the socket's, unless that is a trusted proxy; then the last address in X-Forwarded-For that
 * is not one. Anyone may have written the addresses before it.
 */
export function readClientAddress(
  socket: string,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
): string {
  let address = plainAddress(socket);
  if (forwardedFor === null || !isTrusted(address)) return address;
  for (const hop of forwardedFor.split(',').reverse()) {
    const candidate = plainAddress(hop.trim());
    if (isIP(candidate) === 0) return address;
    address = candidate;
    if (!isTrusted(address)) return address;
  }
  return address;
}

/** The key for limits: an IPv4 address, or the /64 of a household or phone for IPv6. */
export function limitAddress(address: string): string {
  return limitNetwork(address, { ipv4: 32, ipv6: 64 });
}

/** The number of leading bits of an address that identify a network, for each version. */
export interface NetworkSize {
  readonly ipv4: 24 | 32;
  readonly ipv6: 48 | 56 | 64;
}

/** The network that an address lies in: `203.0.113.0/24`, `2001:db8:1:200::/56`; a whole IPv4 address stays as it is. */
export function limitNetwork(address: string, { ipv4, ipv6 }: NetworkSize): string {
  if (!address.includes(':')) return ipv4 === 32 ? address : address.replace(/\.\d+$/, '.0/24');
  const [a = 0, b = 0, c = 0, d = 0] = readGroups(address);
  const kept = [a, b, c, d & FOURTH_GROUP[ipv6]];
  return `${kept.map((group) => group.toString(16)).join(':')}::/${ipv6}`;
}

/** The part of the fourth group of an IPv6 address that belongs to the network. */
const FOURTH_GROUP = { 48: 0, 56: 0xff00, 64: 0xffff } as const;

function readGroups(address: string): readonly number[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups.map((group) => Number.parseInt(group || '0', 16));
}

/** The bare address: some proxies add a port, `203.0.113.7:52144` or `[2001:db8::1]:52144`. */
export function plainAddress(written: string): string {
  if (!/[:[]/.test(written)) return written;
  const found = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(written);
  const address = found?.[1] ?? written;
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
