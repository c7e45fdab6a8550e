import type { Sentence } from '../../src/lib/languages.ts';
import type { Entry } from './entry.ts';
import { GROUPS_IN_INDONESIAN, SETTINGS_IN_INDONESIAN } from './indonesian.ts';
import type { ConfigProblem, EnvironmentVariables } from './problem.ts';
import { readServerConfig } from './read.ts';
import { CONFIG_TABLE, type ConfigName } from './table.ts';

/** One setting with its current value. */
export interface Setting {
  readonly name: string;
  readonly group: Sentence;
  /** The value in use, as it may be shown: stars for a secret; empty if there is none. */
  readonly value: string;
  readonly source: 'environment' | '.env' | 'default';
  readonly default: string;
  readonly secret: boolean;
  readonly help: Sentence;
  /** The problem with the value, or with its absence. */
  readonly problem?: Sentence;
}

/** Every setting, in the order of the documentation, and the unknown names. */
export function listSettings(
  env: EnvironmentVariables,
  envFile: Readonly<Record<string, string>> = {},
): { readonly settings: readonly Setting[]; readonly unknown: readonly ConfigProblem[] } {
  const result = readServerConfig(env, envFile);
  const problems = result.ok ? [] : result.problems;
  const names = Object.keys(CONFIG_TABLE) as ConfigName[];
  return {
    settings: names.map((name) => {
      const entry: Entry<unknown> = CONFIG_TABLE[name];
      const given = env[name]?.trim() ?? '';
      const problem = problems.find((one) => one.name === name)?.message;
      return {
        name,
        group: { en: entry.group, id: GROUPS_IN_INDONESIAN[entry.group] ?? entry.group },
        value: shownValue(name, given === '' ? entry.default : given),
        source: given === '' ? 'default' : env[name] === envFile[name] ? '.env' : 'environment',
        default: entry.default,
        secret: entry.secret === true,
        help: { en: entry.help, id: SETTINGS_IN_INDONESIAN[name] },
        ...(problem ? { problem } : {}),
      };
    }),
    unknown: problems.filter(({ name }) => !Object.hasOwn(CONFIG_TABLE, name)),
  };
}

/**
 * A value without confidential parts: secrets, and passwords and query values of URLs. The URL of a database is
 * shown if it cannot contain a password.
 */
function shownValue(name: ConfigName, value: string): string {
  const entry: Entry<unknown> = CONFIG_TABLE[name];
  if (value === '') return '';
  if (entry.secret && (name !== 'DATABASE_URL' || value.includes('://'))) return '****';
  const withoutPassword = value.replaceAll(/(:\/\/[^/\s@:]*):[^/\s@]*@/g, '$1:****@');
  return withoutPassword.includes('://')
    ? withoutPassword.replaceAll(/([?&][\w.-]+=)[^&#\s,]+/g, '$1****')
    : withoutPassword;
}
