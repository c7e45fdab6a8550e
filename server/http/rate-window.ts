import type { Limit } from '../config/parsers.ts';

interface Window {
  start: number;
  current: number;
  previous: number;
}

/** Keys one limiter remembers before it forgets those that are quiet. */
const KEY_LIMIT = 100_000;

/**
 * A sliding window in memory, for the calls whose only cost is our own: the count of the last whole window
 * weighs as much as of it is still in sight. Codes are limited in the store instead, exactly.
 */
export function createRateWindow(limits: readonly Limit[]): (key: string, now: number) => boolean {
  const tiers = limits.map((limit) => ({
    ...limit,
    length: limit.seconds * 1000,
    windows: new Map<string, Window>(),
  }));

  return (key, now) => {
    const windows: Window[] = [];
    for (const tier of tiers) {
      const window = turn(tier.windows, key, now, tier.length);
      const seen = window.previous * (1 - (now - window.start) / tier.length) + window.current;
      if (seen + 1 > tier.count) return false;
      windows.push(window);
    }
    for (const window of windows) window.current += 1;
    return true;
  };
}

function turn(windows: Map<string, Window>, key: string, now: number, length: number): Window {
  let window = windows.get(key);
  if (!window) {
    if (windows.size >= KEY_LIMIT) forgetQuiet(windows, now, length);
    window = { start: now, current: 0, previous: 0 };
    windows.set(key, window);
  } else if (now < window.start) {
    // The clock was set back: what was counted goes on counting, from now.
    window.start = now;
  } else if (now - window.start >= length) {
    const passed = Math.floor((now - window.start) / length);
    window.previous = passed === 1 ? window.current : 0;
    window.current = 0;
    window.start += passed * length;
  }
  return window;
}

function forgetQuiet(windows: Map<string, Window>, now: number, length: number): void {
  for (const [key, window] of windows) {
    if (now - window.start >= 2 * length) windows.delete(key);
  }
  if (windows.size >= KEY_LIMIT) windows.clear();
}
