/** The boot is one file; the page names the chunks it may load in attributes of its script element. */
const chunks = document.querySelector<HTMLScriptElement>('script[data-runtime]')?.dataset ?? {};

/** React, and the function that makes an island alive with it. */
export function loadMount(): Promise<typeof import('./client-mount.tsx')> {
  return import(/* @vite-ignore */ chunks.mount ?? '');
}

/** The runtime, without React. */
export function loadRuntime(): Promise<typeof import('./client-runtime.ts')> {
  return import(/* @vite-ignore */ chunks.runtime ?? '');
}
