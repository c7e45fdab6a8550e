import type { Limit } from '../config/parsers.ts';

interface Tier {
  readonly count: number;
  /** In milliseconds. */
  readonly length: number;
}

interface Window {
  readonly tier: Tier;
  start: number;
  current: number;
  previous: number;
}

/** Keys one limiter remembers before it forgets those that are quiet. */
const KEY_LIMIT = 100_000;

/**
 * A sliding window in memory, for requests that only cost our own resources: the count of the previous window is
 * weighted by its remaining share. Limits on codes are exact, and in the store.
 */
export function createRateWindow(limits: readonly Limit[]): (key: string, now: number) => boolean {
  const tiers: readonly Tier[] = limits.map(({ count, seconds }) => ({ count, length: seconds * 1000 }));
  const longest = Math.max(0, ...tiers.map(({ length }) => length));
  /** The windows of each key, one for each tier. */
  const known = new Map<string, readonly Window[]>();

  return (key, now) => {
    let windows = known.get(key);
    if (!windows) {
      if (known.size >= KEY_LIMIT) forgetQuiet(known, now, longest);
      windows = tiers.map((tier) => ({ tier, start: now, current: 0, previous: 0 }));
      known.set(key, windows);
    }
    for (const window of windows) {
      const { count, length } = window.tier;
      turn(window, now);
      const seen = window.previous * (1 - (now - window.start) / length) + window.current;
      if (seen + 1 > count) return false;
    }
    for (const window of windows) window.current += 1;
    return true;
  };
}

function turn(window: Window, now: number): void {
  const { length } = window.tier;
  if (now < window.start) {
    // The clock was set back: counting continues from now.
    window.start = now;
  } else if (now - window.start >= length) {
    const passed = Math.floor((now - window.start) / length);
    window.previous = passed === 1 ? window.current : 0;
    window.current = 0;
    window.start += passed * length;
  }
}

function forgetQuiet(known: Map<string, readonly Window[]>, now: number, longest: number): void {
  for (const [key, windows] of known) {
    if (windows.every(({ start }) => now - start >= 2 * longest)) known.delete(key);
  }
  if (known.size >= KEY_LIMIT) known.clear();
}
