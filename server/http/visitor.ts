import type { HttpBindings } from '@hono/node-server';
import type { ServerConfig } from '../config/read.ts';
import { createAddressSet, limitAddress, plainAddress, readClientAddress } from './client-address.ts';

/** The identity of a visitor, as far as a server can know it. */
export interface Visitor {
  readonly address: string;
  /** The key for limits. */
  readonly limitKey: string;
  /** HTTPS, or this machine: only then do browsers keep `__Host-` cookies. */
  readonly secure: boolean;
  /** The visitor's own connection is HTTPS. */
  readonly https: boolean;
}

/** Data from the Node adapter; absent when the backend is called as a plain function. */
export type Bindings = Partial<HttpBindings>;

export function createVisitorReader(config: ServerConfig): (request: Request, env: Bindings) => Visitor {
  const isTrusted = createAddressSet(config.KAVLING_TRUSTED_PROXIES);
  return (request, env) => {
    const socket = plainAddress(env.incoming?.socket?.remoteAddress ?? '127.0.0.1');
    return new RequestVisitor(request, socket, isTrusted);
  };
}

/** Reads each fact lazily: most requests need one of them. */
class RequestVisitor implements Visitor {
  readonly #request: Request;
  readonly #socket: string;
  readonly #isTrusted: (address: string) => boolean;

  constructor(request: Request, socket: string, isTrusted: (address: string) => boolean) {
    this.#request = request;
    this.#socket = socket;
    this.#isTrusted = isTrusted;
  }

  get address(): string {
    return readClientAddress(this.#socket, this.#request.headers.get('x-forwarded-for'), this.#isTrusted);
  }

  get limitKey(): string {
    return limitAddress(this.address);
  }

  get https(): boolean {
    const { headers, url } = this.#request;
    const proto = this.#isTrusted(this.#socket) ? headers.get('x-forwarded-proto') : null;
    return (proto ?? url.slice(0, url.indexOf(':'))) === 'https';
  }

  get secure(): boolean {
    return this.https || isLoopbackHost(hostOf(this.#request.url));
  }
}

/** The host of a complete URL, without parsing the rest of it. */
function hostOf(url: string): string {
  return /^https?:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}
