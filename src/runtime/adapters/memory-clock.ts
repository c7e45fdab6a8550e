import type { PageClock } from '../ports.ts';

export interface MemoryClock extends PageClock {
  /** Turns the clock by ms and runs what is due, in its order. */
  advance(ms: number): void;
  /** Moves the wall clock alone, as a visitor who sets it. */
  set(now: number): void;
}

/** A clock that stands still until it is turned. */
export function memoryClock(start = Date.UTC(2026, 10, 20, 3)): MemoryClock {
  let now = start;
  let turned = 0;
  let waiting: { due: number; run: () => void }[] = [];
  return {
    now: () => now,
    elapsed: () => turned,
    set: (value) => {
      now = value;
    },
    after(ms, run) {
      const entry = { due: turned + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    advance(ms) {
      const end = turned + ms;
      for (;;) {
        const next = waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        waiting = waiting.filter((each) => each !== next);
        now += next.due - turned;
        turned = next.due;
        next.run();
      }
      now += end - turned;
      turned = end;
    },
  };
}
