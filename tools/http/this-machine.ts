import { BlockList, isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Headers added by proxies: a request with one comes from a client behind the proxy. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * True if a request was made on this computer, to one of the computer's names, and by one of our pages: not from the
 * network, not through a proxy or tunnel, not by a site whose name was pointed here (DNS rebinding).
 */
export function isFromThisMachine(request: Request, env: Partial<HttpBindings> | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  return isLocal(request, env);
}

/** The same for any origin: links on other sites may also lead here. */
export function isLocal(request: Request, env: Partial<HttpBindings> | undefined): boolean {
  const remote = env?.incoming?.socket.remoteAddress;
  if (!remote || !isLoopback(remote)) return false;
  if (FORWARDED.some((name) => request.headers.has(name))) return false;
  return isOwnName(request.headers.get('host') ?? '');
}

/**
 * True if outsiders cannot have pointed the request's host name here: one of this computer, of its network, a bare
 * address, or one that `known` has. All other names may be those of a site that wants to read the answer.
 */
export function isTrustedHost(request: Request, known: readonly string[]): boolean {
  const host = request.headers.get('host') ?? '';
  if (isOwnName(host)) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || !name.includes('.') || name.endsWith('.local') || known.includes(name);
}

function isOwnName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
}
