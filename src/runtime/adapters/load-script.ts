import { scriptUrl } from '../../lib/trusted-types.ts';

const loading = new Map<string, Promise<void>>();

/** Loads a script of others, once a page; rejects when it is blocked or not allowed. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptUrl(url);
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`The script ${url} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(url, promise);
  return promise;
}
