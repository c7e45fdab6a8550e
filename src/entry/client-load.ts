/** The boot is one file; the page names the chunks it may load in attributes of its script element. */
const chunks = document.querySelector<HTMLScriptElement>('script[data-runtime]')?.dataset ?? {};

/** The boot may run before the page has been read to its end; what needs the whole of it waits for this. */
export const pageRead = new Promise<void>((done) => {
  if (document.readyState !== 'loading') done();
  else document.addEventListener('DOMContentLoaded', () => done(), { once: true });
});

/** React, and the function that makes an island alive with it. */
export function loadMount(): Promise<typeof import('./client-mount.tsx')> {
  return import(/* @vite-ignore */ chunks.mount ?? '');
}

/** The runtime, without React. */
export function loadRuntime(): Promise<typeof import('./client-runtime.ts')> {
  return import(/* @vite-ignore */ chunks.runtime ?? '');
}
