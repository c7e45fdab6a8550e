import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerConfig } from '../config/read.ts';
import { DatabaseOpenError } from '../store/database/database-engine.ts';
import { makePrivateFolder, PRIVATE_FILE } from '../store/database/private-files.ts';

/**
 * The secret of the settings; with SQLite, a generated one next to the database.
 * @throws DatabaseOpenError when the file does not hold a complete secret, or cannot be written completely; then it leaves
 * no file behind
 */
export function readSecret(config: ServerConfig): string {
  if (config.KAVLING_SECRET !== '') return config.KAVLING_SECRET;
  if (config.DATABASE_URL.kind !== 'sqlite' || config.DATABASE_URL.file === ':memory:') return newSecret();
  const file = join(dirname(config.DATABASE_URL.file), 'secret');
  const found = readIfThere(file);
  if (found !== undefined) return checked(file, found);
  makePrivateFolder(dirname(file));
  makeWhole(file, newSecret());
  return checked(file, readFileSync(file, 'utf8'));
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new DatabaseOpenError(
      `${file} cannot be read (${codeOf(error)}). It keys codes and proofs. ${MEND}`,
      {
        cause: error,
      },
    );
  }
}

const MEND =
  'Restore it from a backup. If there is none, delete it and start again: a new one is made, and numbers that were proven must be proven again.';

/** An empty or truncated key could be guessed. */
function checked(file: string, content: string): string {
  const secret = content.trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new DatabaseOpenError(
    `${file} is empty or damaged: it holds ${secret.length} characters and not 64 hexadecimal digits. ${MEND}`,
  );
}

/** Writes the complete file or none; if another process writes it first, that one stays. */
function makeWhole(file: string, secret: string): void {
  const part = `${file}.${randomUUID()}.part`;
  try {
    const handle = openSync(part, 'wx', PRIVATE_FILE);
    try {
      if (writeSync(handle, `${secret}\n`) !== secret.length + 1)
        throw new Error('only part of it was written');
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    linkSync(part, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseOpenError(
      `${file} cannot be written: ${reason}. Make room or repair the folder, and start again.`,
      {
        cause: error,
      },
    );
  } finally {
    rmSync(part, { force: true });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
