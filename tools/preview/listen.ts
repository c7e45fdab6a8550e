import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { bind } from '../../server/index.ts';

export interface ListeningServer {
  readonly url: string;
  readonly port: number;
  /** Ends immediately, also for open connections. */
  close(): Promise<void>;
}

/** Serves over HTTP. Port 0 lets the system choose. */
export async function listen(
  fetch: (request: Request, env: Partial<HttpBindings>) => Promise<Response>,
  port: number,
  host: string,
): Promise<ListeningServer> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as Partial<HttpBindings>),
    overrideGlobalObjects: false,
  });
  const bound = await bind(server, port, host);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    port: bound.port,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
