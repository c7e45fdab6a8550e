import type { Clock } from '../ports/clock.ts';

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves forward, running each timer at its own time, and lets the work they start finish. */
  advance(milliseconds: number): Promise<void>;
  /** Sets the wall clock forward or back; no time passes for timers. */
  jump(milliseconds: number): void;
}

export function createManualClock(start = Date.UTC(2026, 10, 20, 3, 0, 0)): ManualClock {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    jump(milliseconds) {
      now += milliseconds;
      for (const timer of timers) timer.at += milliseconds;
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = Math.max(now, next.at);
        timers = timers.filter((timer) => timer !== next);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
