import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type AssetAnswer, createAssetOrders } from '../site/render/asset-orders.ts';
import type { AssetTask, AssetTasks } from './asset-tasks.ts';

export interface AssetOrder {
  readonly id: number;
  readonly work: AssetTask;
  readonly args: readonly unknown[];
}

/** Cuts pictures and fonts, in its own process. */
export interface AssetWorker {
  run<Work extends AssetTask>(
    work: Work,
    ...args: Parameters<AssetTasks[Work]>
  ): ReturnType<AssetTasks[Work]>;
  /** Resolves once the process is gone: nothing is written after it. */
  close(): Promise<void>;
}

/** How long the process stays when there is nothing to do, milliseconds. */
const IDLE = 3000;

/**
 * Begins the process with the first order and ends it when there are none: what encoders took of the memory is given back
 * only with the process, and what keeps a thread busy in it keeps nobody waiting here.
 * @param priority as the operating system counts it: 0 for what somebody waits for, more for what has time
 */
export function createAssetWorker(engineRoot: string, priority: number): AssetWorker {
  const orders = createAssetOrders();
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const file = join(engineRoot, 'build/engine/asset-process.js');
    const begun = fork(file, [String(priority)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (answer: AssetAnswer) => settle(answer));
    begun.on('error', (error) => lose(begun, error.message));
    gone = Promise.all([gone, new Promise<void>((resolve) => exitOf(begun, resolve))]);
    begun.on('exit', (code, signal) => lose(begun, `The asset worker ended early (${signal ?? code}).`));
    return begun;
  }

  function settle(answer: AssetAnswer): void {
    orders.settle(answer);
    if (orders.size === 0) idle = setTimeout(end, IDLE).unref();
  }

  /** A process that ended with work in hand; the next order begins another. */
  function lose(gone: ChildProcess, reason: string): void {
    if (child !== gone) return;
    child = undefined;
    orders.lose(reason);
  }

  function end(): void {
    const ended = child;
    child = undefined;
    if (ended?.connected) ended.disconnect();
  }

  return {
    run(work, ...args) {
      clearTimeout(idle);
      child ??= begin();
      const to = child;
      return orders.place((id) => to.send({ id, work, args } satisfies AssetOrder)) as ReturnType<
        AssetTasks[typeof work]
      >;
    },
    async close() {
      clearTimeout(idle);
      end();
      await gone;
    },
  };
}

/** A process that could not begin has no `exit`. */
function exitOf(child: ChildProcess, then: () => void): void {
  child.once('exit', then);
  child.once('error', then);
}
