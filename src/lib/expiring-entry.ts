/**
 * Small facts that a page keeps in the browser for some seconds, written as the store of the runtime writes them:
 * `expires=<ms since 1970>;<value>`. Where nothing may be kept, nothing is remembered.
 */
export function rememberFor(key: string, seconds: number, now = Date.now()): void {
  try {
    localStorage.setItem(key, `expires=${now + seconds * 1000};1`);
  } catch {}
}

/** True if `rememberFor` was called for this key and its time has not run out. */
export function isRemembered(key: string, now = Date.now()): boolean {
  try {
    return Number(/^expires=(\d+);/.exec(localStorage.getItem(key) ?? '')?.[1]) > now;
  } catch {
    return false;
  }
}
