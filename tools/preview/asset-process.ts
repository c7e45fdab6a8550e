import { setPriority } from 'node:os';
import { removeAllTemporary } from '../site/publish/write-file-atomic.ts';
import { type AssetAnswer, answerOrder } from '../site/render/asset-orders.ts';
import { assetTasks } from './asset-tasks.ts';
import type { AssetOrder } from './asset-worker.ts';

/** The process behind asset-worker.ts: runs the tasks it gets, and ends when the preview does. */
process.on('disconnect', () => {
  removeAllTemporary();
  process.exit();
});
process.on('SIGINT', () => {});
setPriority(Number(process.argv[2] ?? 0));

process.on('message', async ({ id, work, args }: AssetOrder) => {
  const perform = assetTasks[work] as (...args: readonly unknown[]) => Promise<unknown>;
  answer(await answerOrder(id, () => perform(...args)));
});

function answer(told: AssetAnswer): void {
  // Whoever asked may go while this is on its way; then nobody waits for it.
  if (process.connected) process.send?.(told, undefined, {}, () => undefined);
}
