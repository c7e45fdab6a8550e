import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { makePrivateFile } from '../database/private-files.ts';

/** A dump in pg_dump's own format: restore with `pg_restore`. The password never appears in the process list. */
export async function dump(url: string, file: string): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  makePrivateFile(part);
  const { address, password } = splitPassword(url);
  const child = spawn('pg_dump', ['--format=custom', `--file=${part}`, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: password === '' ? process.env : { ...process.env, PGPASSWORD: password },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new Error(`pg_dump ended with ${code}: ${said.trim()}`);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The address without its password, and the password: `?password=` counts as well. */
export function splitPassword(url: string): { address: string; password: string } {
  const parsed = new URL(url);
  const password = parsed.searchParams.get('password') ?? decodeURIComponent(parsed.password);
  parsed.password = '';
  parsed.searchParams.delete('password');
  return { address: parsed.href, password };
}
