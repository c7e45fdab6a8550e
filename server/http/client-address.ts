import { BlockList, isIP } from 'node:net';

/** Makes a set of addresses and ranges that can be asked. */
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

/** Answers that are kept: the same few proxies ask all day. */
const MOST_KNOWN = 1000;

/**
 * The visitor's address: the socket's, unless that is a trusted proxy; then the last address in
 * X-Forwarded-For that is none. Whatever stands before it, anyone may have written.
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

/** What limits count by: an IPv4 address, or the /64 that one household or phone gets of IPv6. */
export function limitAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}

/** The bare address: some proxies write a port behind it, `203.0.113.7:52144` or `[2001:db8::1]:52144`. */
function plainAddress(written: string): string {
  const found = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(written);
  const address = found?.[1] ?? written;
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
