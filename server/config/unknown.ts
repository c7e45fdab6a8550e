import { nearest, slips } from '../../src/lib/nearest.ts';
import { localized } from './messages.ts';
import type { ConfigProblem, EnvironmentVariables } from './problem.ts';
import { CONFIG_TABLE } from './table.ts';

const OURS = 'KAVLING_';
const NAMES = Object.keys(CONFIG_TABLE);
/** Shorter names are one letter away from those of other programs. */
const LONG = 8;

/**
 * Settings that are not read: a misspelt limit would otherwise be silently off. Any `KAVLING_…` name that is not in the
 * table, and in the site's own `.env` also a slip in a long name without that prefix, such as DATABASE_URI. Every other
 * variable belongs to another program.
 */
export function findUnknownSettings(
  env: EnvironmentVariables,
  envFile: Readonly<Record<string, string>> = {},
): ConfigProblem[] {
  const ours = Object.keys(env).filter((name) => name.startsWith(OURS));
  const slipped = Object.keys(envFile).filter((name) => !name.startsWith(OURS) && meantSetting(name));
  return [...ours, ...slipped]
    .filter((name) => !Object.hasOwn(CONFIG_TABLE, name))
    .map((name) => {
      const meant = name.startsWith(OURS) ? nearest(name, NAMES) : meantSetting(name);
      return { name, value: '', message: localized((messages) => messages.unknownSetting(meant)) };
    });
}

/** The long setting whose name differs by one or two letters. */
function meantSetting(name: string): string | undefined {
  return NAMES.find((known) => known.length >= LONG && slips(name, known) <= 2);
}
