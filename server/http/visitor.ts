import type { HttpBindings } from '@hono/node-server';
import type { ServerConfig } from '../config/read.ts';
import { createAddressSet, limitAddress, readClientAddress } from './client-address.ts';

/** Who is asking, as far as a server can know. */
export interface Visitor {
  readonly address: string;
  /** What limits count by. */
  readonly limitKey: string;
  /** HTTPS, or this machine: only then do browsers keep `__Host-` cookies. */
  readonly secure: boolean;
  /** The visitor's own connection is HTTPS. */
  readonly https: boolean;
}

/** What the Node adapter hands over; absent when the backend is called as a plain function. */
export type Bindings = Partial<HttpBindings>;

export function createVisitorReader(config: ServerConfig): (request: Request, env: Bindings) => Visitor {
  const isTrusted = createAddressSet(config.KAVLING_TRUSTED_PROXIES);
  return (request, env) => {
    const socket = env.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    const address = readClientAddress(socket, request.headers.get('x-forwarded-for'), isTrusted);
    const proto = isTrusted(plain(socket)) ? request.headers.get('x-forwarded-proto') : null;
    const https = (proto ?? request.url.slice(0, request.url.indexOf(':'))) === 'https';
    return {
      address,
      limitKey: limitAddress(address),
      https,
      get secure() {
        return https || isLoopbackHost(hostOf(request.url));
      },
    };
  };
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** The host of a whole address, which a request has, without reading the rest of it. */
function hostOf(url: string): string {
  return /^https?:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}
