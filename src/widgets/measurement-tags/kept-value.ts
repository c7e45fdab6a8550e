/** Reads a value that the runtime keeps in the browser for some time; `undefined` where it has expired or nothing may be kept. */
export function readKeptValue(key: string, now = Date.now()): string | undefined {
  try {
    const [, expires, value] = /^expires=(\d+);(.*)$/s.exec(localStorage.getItem(key) ?? '') ?? [];
    return Number(expires) > now ? value : undefined;
  } catch {
    return undefined;
  }
}
