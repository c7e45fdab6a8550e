import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { insideSite } from '../../studio/server/files/inside-site.ts';

/** The secret that agents show over HTTP: made once, readable for its owner alone, and the same at every start. */
export async function agentToken(root: string): Promise<string> {
  const path = insideSite(root, '.kavling', 'mcp-token');
  const there = await tokenIn(path);
  if (there) return there;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(join(dirname(path), '.gitignore'), '*\n', { flag: 'wx' }).catch(() => undefined);
  const token = randomBytes(24).toString('base64url');
  // It gets its name once it is complete: half a token could be guessed.
  const aside = `${path}.${token.slice(0, 8)}.part`;
  await writeFile(aside, `${token}\n`, { flag: 'wx', mode: 0o600 });
  // An empty file is no token.
  if (there === '') await rm(path, { force: true });
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    // Another process may have been faster, and its token is the one. Not every disk has links.
    return error.code === 'EEXIST' ? undefined : rename(aside, path);
  });
  await rm(aside, { force: true });
  return (await tokenIn(path)) || token;
}

/** The token of a file; nothing where there is no file. */
async function tokenIn(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
