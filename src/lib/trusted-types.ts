/** Script of others that a page may load; nothing else passes the page's Trusted Types policies. */
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

/** Our own policy; the Content-Security-Policy names it. */
const SCRIPT_POLICY = 'kavling';

const factory = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
let scripts: Policy | undefined;

/** An address that is allowed as the source of a script. Throws a TypeError for one that is not on the list. */
export function scriptUrl(url: string): string {
  scripts ??= factory()?.createPolicy(SCRIPT_POLICY, { createScriptURL: checkScript }) ?? {
    createScriptURL: checkScript,
  };
  return scripts.createScriptURL(url);
}

function checkScript(url: string): string {
  if (ALLOWED.some((start) => url.startsWith(start))) return url;
  throw new TypeError(`The script ${url} may not be loaded. Allowed: ${ALLOWED.join(', ')}`);
}
