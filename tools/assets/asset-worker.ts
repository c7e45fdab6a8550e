import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { AssetAnswer } from '../build/render/asset-orders.ts';
import { createAssetQueue, type WorkLimits } from './asset-queue.ts';
import type { AssetTask, AssetTasks } from './asset-tasks.ts';

/** Reads and cuts pictures and fonts, in its own process and within limits: no file can keep the rest from working. */
export interface AssetWorker {
  /** @throws OverLimit when there are too many orders, or this one took too much */
  run<Work extends AssetTask>(
    work: Work,
    ...args: Parameters<AssetTasks[Work]>
  ): ReturnType<AssetTasks[Work]>;
  /** Resolves once the process is gone: nothing is written after it. */
  close(): Promise<void>;
}

const atOnce = availableParallelism();
/** A photograph of 200 million pixels takes half of it. */
const memory = 2_000_000_000;
/** The files of the site: all of them come to their turn, and none takes longer on the slowest of computers. */
export const OWN_FILES: WorkLimits = {
  atOnce,
  milliseconds: 120_000,
  waiting: Number.POSITIVE_INFINITY,
  memory,
};
/** Uploads: someone is waiting, and the file may be an attack. Each waiting upload is held in memory. */
export const UPLOADS: WorkLimits = { atOnce, milliseconds: 30_000, waiting: 40, memory };

/** The time for which an idle process stays alive, milliseconds. */
const IDLE = 3000;
/** The time it has to clean up when it is stopped. */
const GRACE = 1000;

/**
 * Begins the process with the first order and ends it when there are none: what encoders took of the memory is given back
 * only with the process, and a busy thread in it delays nothing here.
 * @param priority as the operating system counts it: 0 for urgent work, higher for background work
 */
export function createAssetWorker(engineRoot: string, priority: number, limits: WorkLimits): AssetWorker {
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const queue = createAssetQueue(limits, {
    send(order) {
      if (isClosed) return;
      child ??= begin();
      // A process that has just ended is reported by its exit.
      child.send(order, () => undefined);
    },
    stop: end,
  });

  function begin(): ChildProcess {
    const file = join(engineRoot, 'build/engine/asset-process.js');
    const begun = fork(file, [String(priority), String(limits.memory)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (answer: AssetAnswer) => settle(begun, answer));
    const over = new Promise<void>((resolve) => exitOf(begun, resolve));
    gone = Promise.all([gone, over]);
    void over.then(() => {
      if (child !== begun) return;
      child = undefined;
      queue.lose();
    });
    return begun;
  }

  function settle(from: ChildProcess, answer: AssetAnswer): void {
    if (from !== child) return;
    queue.settle(answer);
    if (queue.isIdle) idle = setTimeout(end, IDLE).unref();
  }

  function end(): void {
    const ended = child;
    child = undefined;
    if (!ended) return;
    if (ended.connected) ended.disconnect();
    const late = setTimeout(() => ended.kill('SIGKILL'), GRACE);
    ended.once('exit', () => clearTimeout(late));
  }

  return {
    run(work, ...args) {
      clearTimeout(idle);
      return queue.add(work, args) as ReturnType<AssetTasks[typeof work]>;
    },
    async close() {
      isClosed = true;
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
