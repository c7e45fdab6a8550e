import { PictureProblem } from '../../pictures/picture-problem.ts';

/**
 * The result of a job: its value, or the error and the file that caused it. It is sent between threads and
 * processes.
 */
export interface AssetAnswer {
  readonly id: number;
  readonly value?: unknown;
  readonly reason?: string;
  readonly file?: string;
}

/** Orders that another thread or process carries out. */
export interface AssetOrders {
  /** The number of open jobs. */
  readonly size: number;
  /** Sends a job under a new number; returns its result. */
  place(send: (id: number) => void): Promise<unknown>;
  settle(answer: AssetAnswer): void;
  /** Fails all that wait. */
  lose(reason: string): void;
}

export function createAssetOrders(): AssetOrders {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  return {
    get size() {
      return waiting.size;
    },
    place(send) {
      last += 1;
      const id = last;
      const done = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      send(id);
      return done;
    },
    settle({ id, value, reason, file }) {
      const order = waiting.get(id);
      waiting.delete(id);
      if (reason === undefined) order?.resolve(value);
      else order?.reject(file === undefined ? new Error(reason) : new PictureProblem(file, reason));
    },
    lose(reason) {
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    },
  };
}

/** Carries out an order; a failure is an answer as well. */
export async function answerOrder(id: number, make: () => Promise<unknown>): Promise<AssetAnswer> {
  try {
    return { id, value: await make() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id, reason, ...(error instanceof PictureProblem ? { file: error.file } : {}) };
  }
}
