import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { insideSite } from '../studio/files/inside-site.ts';

/** The secret that agents show over HTTP: made once, readable for its owner alone, and the same at every start. */
export async function agentToken(root: string): Promise<string> {
  const path = insideSite(root, '.kavling', 'mcp-token');
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    return undefined;
  });
  if (!file) return (await readFile(path, 'utf8')).trim();
  await writeFile(join(dirname(path), '.gitignore'), '*\n', { flag: 'wx' }).catch(() => undefined);
  const token = randomBytes(24).toString('base64url');
  await file.writeFile(`${token}\n`);
  await file.close();
  return token;
}
