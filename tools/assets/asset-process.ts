import { setPriority } from 'node:os';
import { type AssetAnswer, answerOrder } from '../build/render/asset-orders.ts';
import { removeAllTemporary } from '../environment/write-file-atomic.ts';
import { type AssetOrder, assetTasks } from './asset-tasks.ts';

const [priority = '0', mostMemory = 'Infinity'] = process.argv.slice(2);
/** The interval of memory checks, milliseconds. */
const LOOK = 50;

/** The process behind asset-worker.ts: runs the tasks it gets, and ends when the preview does. */
process.on('disconnect', () => {
  removeAllTemporary();
  end();
});
process.on('SIGINT', () => {});
setPriority(Number(priority));
setInterval(() => {
  if (process.memoryUsage.rss() > Number(mostMemory)) end();
}, LOOK).unref();

process.on('message', async ({ id, work, args }: AssetOrder) => {
  const perform = assetTasks[work] as (...args: readonly unknown[]) => Promise<unknown>;
  answer(await answerOrder(id, () => perform(...args)));
});

function answer(answered: AssetAnswer): void {
  // The caller may have left by then, and the result is dropped.
  if (process.connected) process.send?.(answered, undefined, {}, () => undefined);
}

/** An exit would wait for the threads that decode; a picture may keep them busy for hours. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
