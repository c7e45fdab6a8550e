import { createServer } from 'node:net';

/** The first free port from `wanted` on; `wanted` itself for 0, which lets the system choose. */
export async function freePort(wanted: number, host: string, tries = 20): Promise<number> {
  if (wanted === 0) return 0;
  for (let port = wanted; port < wanted + tries; port++) if (await isFree(port, host)) return port;
  return 0;
}

export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}
