import type { Hono } from 'hono';
import type { ServerConfig } from '../config/read.ts';
import { json } from '../http/answer.ts';
import type { Bindings } from '../http/visitor.ts';
import { isEqualSecret } from '../keys/keys.ts';
import type { Metrics } from '../ports/metrics.ts';

export interface HealthParts {
  readonly config: ServerConfig;
  readonly metrics: Metrics;
  readonly isReady: () => Promise<boolean>;
  readonly isStopping: () => boolean;
}

/** /healthz: the process lives. /readyz: it can take leads. /metrics: Prometheus. */
export function addHealthRoutes(
  app: Hono<{ Bindings: Bindings }>,
  { config, metrics, isReady, isStopping }: HealthParts,
): void {
  app.get('/healthz', () => json({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isStopping()) return json({ status: 'stopping' }, 503);
    return (await isReady()) ? json({ status: 'ready' }) : json({ status: 'no-database' }, 503);
  });
  app.get('/metrics', async (c) => {
    const token = config.KAVLING_METRICS_TOKEN;
    const given = c.req.header('authorization') ?? '';
    // Behind a proxy on this machine every visitor comes from this machine, so only the token decides.
    if (token === '') return json({ message: 'Set KAVLING_METRICS_TOKEN to read the metrics.' }, 403);
    if (!isEqualSecret(given, `Bearer ${token}`))
      return json(
        { message: 'Wrong or missing metrics token. Send the value of KAVLING_METRICS_TOKEN.' },
        403,
      );
    return new Response(await metrics.render(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
}
