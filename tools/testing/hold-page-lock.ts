import process from 'node:process';
import { withPageLock } from '../../studio/server/files/page-lock.ts';

/** A process that takes the lock of page `a` in a site, reports it, and holds it until it is killed. */
export async function main([root = '']: readonly string[]): Promise<void> {
  await withPageLock(root, 'a', async () => {
    const alive = setInterval(() => {}, 1000);
    process.stdout.write('held');
    await new Promise(() => alive);
  });
}
