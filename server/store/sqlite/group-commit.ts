import { StoreUnavailable } from '../database/database-engine.ts';
import type { SqliteConnection } from './connection.ts';
import { isBusy, unavailable } from './errors.ts';

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The time that a group waits for another process's lock before its requests are refused, milliseconds. */
const LOCK_PATIENCE = 5000;
const LOCK_RETRY = 15;

/** Timers and the wall clock as a group needs them; tests turn them by hand. */
export interface GroupClock {
  now(): number;
  after(milliseconds: number, run: () => void): void;
}

/**
 * Jobs that wait together share one transaction and one sync; each promise settles after that sync.
 * A job that fails does not take the others with it: they are run again, each alone.
 */
export function createGroupCommit(
  db: SqliteConnection,
  clock: GroupClock,
  busyTimeout: number,
  /** Why nothing that is written now may be acknowledged; null when all is well. */
  findLoss: () => StoreUnavailable | null = () => null,
) {
  let queue: Job[] = [];
  let scheduled = false;
  let patience = LOCK_PATIENCE;
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const rollback = db.prepare('rollback');

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => attempt(clock.now() + patience));
  }

  /** Never blocks the process on a foreign lock: visitors who only read go on being served. */
  function tryBegin(): boolean {
    db.exec('pragma busy_timeout = 0');
    try {
      begin.run();
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    } finally {
      db.exec(`pragma busy_timeout = ${busyTimeout}`);
    }
  }

  function attempt(deadline: number): void {
    const loss = findLoss();
    if (loss) {
      scheduled = false;
      refuse(takeQueue(), loss);
      return;
    }
    let begun: boolean;
    try {
      begun = tryBegin();
    } catch (error) {
      scheduled = false;
      refuse(takeQueue(), unavailable(error));
      return;
    }
    if (!begun && patience > 0 && clock.now() < deadline) {
      clock.after(LOCK_RETRY, () => attempt(deadline));
      return;
    }
    scheduled = false;
    const jobs = takeQueue();
    if (begun) runGroup(jobs);
    else refuse(jobs, new StoreUnavailable('another process holds the write lock'));
  }

  function takeQueue(): Job[] {
    const jobs = queue;
    queue = [];
    return jobs;
  }

  function runGroup(jobs: readonly Job[]): void {
    const results: unknown[] = [];
    try {
      for (const job of jobs) results.push(job.run());
      commit.run();
    } catch (error) {
      if (db.inTransaction) rollback.run();
      const only = jobs.length === 1 ? jobs[0] : undefined;
      if (only) only.reject(unavailable(error));
      else for (const job of jobs) runAlone(job);
      return;
    }
    const loss = findLoss();
    if (loss) {
      refuse(jobs, loss);
      return;
    }
    jobs.forEach((job, at) => {
      job.resolve(results[at]);
    });
  }

  function runAlone(job: Job): void {
    try {
      begin.run();
      const result = job.run();
      commit.run();
      const loss = findLoss();
      if (loss) throw loss;
      job.resolve(result);
    } catch (error) {
      if (db.inTransaction) rollback.run();
      job.reject(unavailable(error));
    }
  }

  return {
    add<T>(run: () => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        queue.push({ run, resolve: (value) => resolve(value as T), reject });
        schedule();
      });
    },
    /** From now on no job waits for another process's lock. */
    abort(): void {
      patience = 0;
    },
  };
}

function refuse(jobs: readonly Job[], error: unknown): void {
  for (const job of jobs) job.reject(error);
}
