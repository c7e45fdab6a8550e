import { join } from 'node:path';
import { explainConfigProblems, readServerConfig, type ServerConfig } from '../../server/index.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';

/** The database for test leads in the preview; never that of `serve`. */
export const PREVIEW_DATABASE = 'data/preview/leads.db';

/** The only settings of the server that the preview takes over: none of them lets anything out of this computer. */
const TAKEN = new Set([
  'LOG_LEVEL',
  'KAVLING_ACTIONS_SAVE',
  'KAVLING_ACTIONS_SEND',
  'KAVLING_ACTIONS_VERIFY',
  'KAVLING_ACTIONS_CANCEL',
  'KAVLING_OTP_ALPHABET',
  'KAVLING_OTP_TTL_SECONDS',
  'KAVLING_DESK_PEOPLE',
  'KAVLING_DESK_HOURS',
  'KAVLING_DESK_LOGIN_LIMITS',
  'KAVLING_TRUSTED_PROXIES',
]);

/** The settings of the backend inside the preview: its own database and secret, codes in the terminal, no receivers. */
export function previewSettings(
  { env, cwd, language }: Pick<Environment, 'env' | 'cwd' | 'language'>,
  place: { readonly host: string; readonly port: number },
): ServerConfig {
  const taken = Object.fromEntries(Object.entries(env).filter(([name]) => TAKEN.has(name)));
  const result = readServerConfig({
    LOG_LEVEL: 'warn',
    ...taken,
    HOST: place.host,
    PORT: String(place.port),
    DATABASE_URL: join(cwd, PREVIEW_DATABASE),
    KAVLING_OTP_SENDER: 'console',
  });
  if (!result.ok) throw new CliError(explainConfigProblems(result.problems, language), exit.usage);
  return result.config;
}
