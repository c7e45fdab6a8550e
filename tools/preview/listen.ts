import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  const given = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${given}`,
    port: given,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
