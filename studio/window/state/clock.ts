/** Time, so that tests turn it by hand. `after` waits in milliseconds and returns how to stop waiting. */
export interface StudioClock {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, run: () => void): () => void;
}

export const browserClock: StudioClock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
