/** Script of others that a page may load; nothing else passes the page's Trusted Types policy. */
const ALLOWED = [
  'https://www.googletagmanager.com/',
  'https://www.youtube.com/iframe_api',
  'https://player.vimeo.com/api/player.js',
];

interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The one policy of the page; its name stands in the Content-Security-Policy. */
export const SCRIPT_POLICY = 'kavling';

let policy: Policy | undefined;
const loading = new Map<string, Promise<void>>();

function check(url: string): string {
  if (ALLOWED.some((start) => url.startsWith(start))) return url;
  throw new TypeError(`The script ${url} may not be loaded. Allowed: ${ALLOWED.join(', ')}`);
}

/** Loads a script of others, once a page; rejects when it is blocked or not allowed. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
    policy ??= factory?.createPolicy(SCRIPT_POLICY, { createScriptURL: check }) ?? { createScriptURL: check };
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(url);
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
