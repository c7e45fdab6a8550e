import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerConfig } from './config/read.ts';

/** The secret of the settings; with SQLite, one that is made once and kept beside the database. */
export function readSecret(config: ServerConfig): string {
  if (config.KAVLING_SECRET !== '') return config.KAVLING_SECRET;
  if (config.DATABASE_URL.kind !== 'sqlite' || config.DATABASE_URL.file === ':memory:') return newSecret();
  const file = join(dirname(config.DATABASE_URL.file), 'secret');
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}
