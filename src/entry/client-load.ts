/** The boot is inline in the page, which names the chunks it may load in attributes of its script element. */
export const chunks = document.querySelector<HTMLScriptElement>('script[data-runtime]')?.dataset ?? {};

/** The boot may run before the page has been read to its end; what needs the whole of it waits for this. */
export const pageRead = new Promise<void>((done) => {
  if (document.readyState !== 'loading') done();
  else document.addEventListener('DOMContentLoaded', () => done(), { once: true });
});

/** The waits before a script is asked for again, milliseconds: the first, and the last. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 4000;

/** Scripts name each other from where they are, and all are in one folder. */
const here = new URL(chunks.runtime ?? '', document.baseURI);

/** Scripts by their address; one that was given up has no promise. */
const modules: Record<string, Promise<unknown> | undefined> = {};
let tries = 0;
let givenUp: unknown;

/**
 * Imports a script, and tries three times more if it does not arrive. A browser remembers an address that failed, so
 * each further try has a new one. All scripts of a page load each other through this (client-shared.ts), so that
 * one that arrived late is the same module for everyone who needs it.
 */
export function load<Module>(address: string): Promise<Module> {
  const url = new URL(address, here).href;
  modules[url] ??= attempt(url, FIRST_WAIT);
  return modules[url] as Promise<Module>;
}

async function attempt(url: string, wait: number): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ url in modules ? `${url}?${++tries}` : url);
  } catch (error) {
    // A script that waits for one that was given up has failed with the error of that one.
    if (wait > LAST_WAIT || error === givenUp) {
      modules[url] = undefined;
      givenUp = error;
      throw error;
    }
    // Until the time is over, the visitor touches the page, or the connection is back.
    await new Promise((done) => {
      setTimeout(done, wait);
      addEventListener('pointerdown', done, { once: true });
      addEventListener('online', done, { once: true });
    });
    return attempt(url, wait * 2);
  }
}

/** The script of an island. */
export function loadIsland<Module>(island: HTMLElement): Promise<Module> {
  return load(island.dataset.src ?? '');
}

/** React, and the function that makes an island alive with it. */
export function loadMount(): Promise<typeof import('./client-mount.tsx')> {
  return load(chunks.mount ?? '');
}

/** The runtime, without React. */
export function loadRuntime(): Promise<typeof import('./client-runtime.ts')> {
  return load(chunks.runtime ?? '');
}
