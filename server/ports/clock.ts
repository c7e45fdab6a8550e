/** The wall clock in milliseconds, and timers; tests turn it by hand. */
export interface Clock {
  now(): number;
  /** Runs once after so long; the result stops it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
