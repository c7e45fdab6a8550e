import type { Environment } from './environment.ts';

/** Environment variables that are the command line's own, not the server's. */
const OWN = new Set(['KAVLING_LANG']);

/** The environment as the server reads it. */
export function serverEnvironment(env: Environment['env']): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OWN.has(name)));
}
