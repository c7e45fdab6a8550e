import { inEvery } from '../../src/lib/languages.ts';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import { readServerConfig } from '../config/read.ts';
import { systemClock } from '../ports/clock.ts';
import { copyStore, type TableCopy } from '../store/copy-store.ts';
import { openDatabaseEngine } from '../store/open.ts';
import { splitPassword } from '../store/postgres/dump.ts';
import { leadsCommandMessages } from './messages.ts';

/**
 * Copies every row from one database to another, empty one, and reads both again: counts and the hash of
 * every row must be equal. Stop the server first, or leads that arrive meanwhile will differ.
 * @param from,to values as DATABASE_URL takes them, without a password; or `env:NAME`, the variable that holds one
 * @param env the environment that `env:NAME` is read from
 */
export async function moveLeads(
  from: string,
  to: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<readonly TableCopy[]> {
  const [source, target] = await Promise.all([
    openDatabaseEngine(readAddress(from, env), systemClock),
    openDatabaseEngine(readAddress(to, env), systemClock),
  ]);
  try {
    return await copyStore(source, target);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

/** Everyone on the machine can read arguments in the process list, so they must not contain a password. */
function readAddress(argument: string, env: Readonly<Record<string, string | undefined>>) {
  const name = /^env:(\w+)$/.exec(argument)?.[1];
  if (name === undefined && holdsPassword(argument))
    throw new LocalizedError(inEvery(leadsCommandMessages, (messages) => messages.passwordShown));
  const value = name === undefined ? argument : (env[name] ?? '');
  if (value === '')
    throw new LocalizedError(inEvery(leadsCommandMessages, (messages) => messages.notSet(name ?? argument)));
  const result = readServerConfig({ DATABASE_URL: value, KAVLING_SECRET: 'x'.repeat(32) });
  if (!result.ok) {
    const hint = result.problems[0]?.message;
    throw new LocalizedError({
      en: leadsCommandMessages.en.notAnAddress(value, hint?.en ?? ''),
      id: leadsCommandMessages.id.notAnAddress(value, hint?.id ?? ''),
    });
  }
  return result.config.DATABASE_URL;
}

function holdsPassword(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return false;
  return splitPassword(value).password !== '';
}
