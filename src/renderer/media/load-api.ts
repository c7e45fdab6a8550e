import { scriptUrl } from '../../lib/trusted-types.ts';

/** The interval at which a player script is checked until ready, in milliseconds (specification, section 9). */
const readinessInterval = 350;
/** When a player script that has not answered counts as failed, in milliseconds. */
const patience = 15_000;

const underWay = new Map<string, Promise<unknown>>();

/**
 * Fetches the script of a video site on first use, and checks every 350 ms whether its API is ready. Rejects when the
 * script cannot be loaded; the next call tries again.
 */
export function loadApi<T>(address: string, ready: () => T | undefined): Promise<T> {
  const known = underWay.get(address) as Promise<T> | undefined;
  if (known) return known;
  const loading = new Promise<T>((resolve, reject) => {
    const script = document.createElement('script');
    let waited = 0;
    let timer = 0;
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      underWay.delete(address);
      reject(new Error(`The player script at ${address} did not load.`));
    };
    const ask = () => {
      const api = ready();
      if (api) return resolve(api);
      waited += readinessInterval;
      if (waited > patience) return fail();
      timer = window.setTimeout(ask, readinessInterval);
    };
    if (!ready()) {
      script.src = scriptUrl(address);
      script.async = true;
      script.addEventListener('error', fail);
      document.head.append(script);
    }
    ask();
  });
  underWay.set(address, loading);
  return loading;
}
