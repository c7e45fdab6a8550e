/**
 * Small facts that a page keeps in the browser for some seconds, written as the store of the runtime writes them:
 * `expires=<ms since 1970>;<value>`. Where nothing may be kept, nothing is remembered.
 */
export function rememberFor(key: string, seconds: number, now = Date.now()): void {
  try {
    localStorage.setItem(key, `expires=${now + seconds * 1000};1`);
  } catch {}
}

/** Whether `rememberFor` was called for this key, and its time has not run out. */
export function isRemembered(key: string, now = Date.now()): boolean {
  return readKept(key, now) !== undefined;
}

/** What stands under a key whose time has not run out. */
export function readKept(key: string, now = Date.now()): string | undefined {
  try {
    const [, expires, value] = /^expires=(\d+);(.*)$/s.exec(localStorage.getItem(key) ?? '') ?? [];
    return Number(expires) > now ? value : undefined;
  } catch {
    return undefined;
  }
}
