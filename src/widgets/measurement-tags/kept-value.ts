/** What the runtime keeps in the browser under a key for some time; `undefined` where its time is over or nothing may be kept. */
export function readKeptValue(key: string, now = Date.now()): string | undefined {
  try {
    const [, expires, value] = /^expires=(\d+);(.*)$/s.exec(localStorage.getItem(key) ?? '') ?? [];
    return Number(expires) > now ? value : undefined;
  } catch {
    return undefined;
  }
}
