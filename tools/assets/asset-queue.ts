import type { AssetAnswer } from '../build/render/asset-orders.ts';
import { PictureProblem } from '../pictures/picture-problem.ts';
import type { AssetOrder } from './asset-tasks.ts';

/** The limits of one process. */
export interface WorkLimits {
  /** Orders at the same time. */
  readonly atOnce: number;
  /** The time limit of one job. */
  readonly milliseconds: number;
  /** The maximum number of waiting jobs. */
  readonly waiting: number;
  /** The memory limit of the process, bytes. */
  readonly memory: number;
}

/** Orders that run beside one that took too long, and have run for as much of the time, took as long by themselves. */
const AS_LONG = 0.9;

/** An order that was not carried out: there were too many, or its work took too long or too much memory. */
export class OverLimit extends Error {
  readonly limit: 'queue' | 'work';
  constructor(limit: 'queue' | 'work') {
    super(
      limit === 'queue' ? 'Too many pictures are waiting.' : 'The work took too long, or too much memory.',
    );
    this.limit = limit;
  }
}

interface Order {
  readonly work: AssetOrder['work'];
  readonly args: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** It was running when the process ended with others: it runs alone now, so that a second end is its own doing. */
  isSuspect: boolean;
  clock?: NodeJS.Timeout;
  /** When it began, by the clock of the process. */
  since: number;
}

export interface AssetQueue {
  readonly isIdle: boolean;
  add(work: Order['work'], args: readonly unknown[]): Promise<unknown>;
  settle(answer: AssetAnswer): void;
  /** The process has ended with what it was doing. */
  lose(): void;
}

/** Hands orders to a process, in their order and within the limits. */
export function createAssetQueue(
  limits: WorkLimits,
  process: {
    send(order: AssetOrder): void;
    /** Ends the process, whose work is over the limit. */
    stop(): void;
  },
): AssetQueue {
  const waiting: Order[] = [];
  const running = new Map<number, Order>();
  let last = 0;

  function next(): void {
    for (let order = waiting[0]; order && running.size < limits.atOnce; order = waiting[0]) {
      const mustBeAlone = order.isSuspect || [...running.values()].some(({ isSuspect }) => isSuspect);
      if (mustBeAlone && running.size > 0) return;
      waiting.shift();
      start(order);
    }
  }

  function start(order: Order): void {
    last += 1;
    const id = last;
    running.set(id, order);
    order.since = performance.now();
    order.clock = setTimeout(() => {
      take(id)?.reject(new OverLimit('work'));
      process.stop();
      const latest = performance.now() - limits.milliseconds * AS_LONG;
      for (const other of takeAll().reverse()) {
        if (other.since <= latest) other.reject(new OverLimit('work'));
        else waiting.unshift(other);
      }
      next();
    }, limits.milliseconds).unref();
    process.send({ id, work: order.work, args: order.args });
  }

  function take(id: number): Order | undefined {
    const order = running.get(id);
    running.delete(id);
    clearTimeout(order?.clock);
    return order;
  }

  const takeAll = () => [...running.keys()].flatMap((id) => take(id) ?? []);

  return {
    get isIdle() {
      return running.size === 0 && waiting.length === 0;
    },
    add(work, args) {
      if (waiting.length >= limits.waiting) return Promise.reject(new OverLimit('queue'));
      return new Promise((resolve, reject) => {
        waiting.push({ work, args, resolve, reject, isSuspect: false, since: 0 });
        next();
      });
    },
    settle({ id, value, reason, file }) {
      const order = take(id);
      if (reason === undefined) order?.resolve(value);
      else order?.reject(file === undefined ? new Error(reason) : new PictureProblem(file, reason));
      next();
    },
    lose() {
      const lost = takeAll();
      if (lost.length === 1) lost[0]?.reject(new OverLimit('work'));
      else for (const order of lost.reverse()) waiting.unshift(Object.assign(order, { isSuspect: true }));
      next();
    },
  };
}
