import { LocalizedError } from '../../src/lib/localized-error.ts';
import { readServerConfig } from '../config/read.ts';
import { serverMessages } from '../messages.ts';
import { systemClock } from '../ports.ts';
import { copyStore, type TableCopy } from '../store/copy-store.ts';
import { openEngine } from '../store/open.ts';

/**
 * Copies every row from one database to another, empty one, and reads both again: counts and the hash of
 * every row must be equal. Stop the server first, or leads that arrive meanwhile will differ.
 * @param from,to values as DATABASE_URL takes them
 */
export async function moveLeads(from: string, to: string): Promise<readonly TableCopy[]> {
  const [source, target] = await Promise.all([
    openEngine(readAddress(from), systemClock),
    openEngine(readAddress(to), systemClock),
  ]);
  try {
    return await copyStore(source, target);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

function readAddress(value: string) {
  const result = readServerConfig({ DATABASE_URL: value, KAVLING_SECRET: 'x'.repeat(32) });
  if (!result.ok) {
    const hint = result.problems[0]?.message;
    throw new LocalizedError({
      en: serverMessages.en.notAnAddress(value, hint?.en ?? ''),
      id: serverMessages.id.notAnAddress(value, hint?.id ?? ''),
    });
  }
  return result.config.DATABASE_URL;
}
