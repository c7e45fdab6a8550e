import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Bindings } from './visitor.ts';

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Accepts no new connections, lets running requests finish, and gives up on them after the grace period. */
  close(graceMilliseconds?: number): Promise<void>;
}

/** The maximum time for a request to arrive completely, milliseconds; then the response is 408. */
const REQUEST_TIMEOUT = 15_000;

/** Serves the backend over HTTP/1.1. Port 0 lets the system choose. */
export async function listen(
  fetch: (request: Request, env: Bindings) => Response | Promise<Response>,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, 'incoming' in env ? (env as Bindings) : {}),
    serverOptions: {
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
  });
  return {
    ...(await bind(server, port, host)),
    close: (grace = 4000) =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeIdleConnections' in server) {
          const idle = setInterval(() => server.closeIdleConnections(), 50);
          const force = setTimeout(() => server.closeAllConnections(), grace);
          server.once('close', () => {
            clearInterval(idle);
            clearTimeout(force);
          });
        }
      }),
  };
}

/** Binds a server to an address; port 0 lets the system choose. */
export async function bind(
  server: ServerType,
  port: number,
  host: string,
): Promise<Pick<Listening, 'url' | 'port'>> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const shownHost = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${shownHost}:${address.port}`, port: address.port };
}
