import { explainConfigProblems, readServerConfig, type ServerConfig } from '../server/index.ts';
import { Trouble } from './trouble.ts';
import { exit, type World } from './world.ts';

/** Environment variables that are the command line's own, not the server's. */
const OWN = new Set(['KAVLING_LANG']);

/** The environment as the server reads it. */
export function serverEnvironment(env: World['env']): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OWN.has(name)));
}

/** The server's settings from the environment and `more`; a wrong one stops the command. */
export function serverSettings(
  { env, language }: Pick<World, 'env' | 'language'>,
  more: Readonly<Record<string, string>>,
): ServerConfig {
  const result = readServerConfig({ ...serverEnvironment(env), ...more });
  if (!result.ok) throw new Trouble(explainConfigProblems(result.problems, language), exit.usage);
  return result.config;
}
