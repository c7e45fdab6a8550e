/** Script of others that a page may load; nothing else passes the page's Trusted Types policies. */
const ALLOWED = [
  'https://www.googletagmanager.com/',
  'https://www.youtube.com/iframe_api',
  'https://player.vimeo.com/api/player.js',
];

/** The markup of icons that the media viewer's library writes: drawings, and links inside them. */
const ICON =
  /^(?:\s|<\/?(?:svg|g|path|use|circle|rect)(?:\s+(?:aria-hidden|class|id|viewBox|width|height|d|transform|fill|fill-rule|clip-rule|xmlns|c[xy]|[xyr])="[^"<>]*"|\s+(?:xlink:)?href="#[\w-]*")*\s*\/?>)*$/;

interface Policy {
  createScriptURL(url: string): string;
}

interface Rules extends Policy {
  createHTML?(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Policy;
}

/** Our own policy; its name stands in the Content-Security-Policy. */
export const SCRIPT_POLICY = 'kavling';

const factory = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
let scripts: Policy | undefined;
let hasIcons = false;

/** An address that may stand as the source of a script. Throws a TypeError for one that is not on the list. */
export function scriptUrl(url: string): string {
  scripts ??= factory()?.createPolicy(SCRIPT_POLICY, { createScriptURL: checkScript }) ?? {
    createScriptURL: checkScript,
  };
  return scripts.createScriptURL(url);
}

/** Lets libraries that write their icons as text do so, and nothing else. */
export function allowIcons(): void {
  if (hasIcons) return;
  hasIcons = true;
  factory()?.createPolicy('default', { createHTML: checkIcon, createScriptURL: checkScript });
}

export function checkIcon(html: string): string {
  if (ICON.test(html)) return html;
  throw new TypeError('Only icons may be written as markup.');
}

function checkScript(url: string): string {
  if (ALLOWED.some((start) => url.startsWith(start))) return url;
  throw new TypeError(`The script ${url} may not be loaded. Allowed: ${ALLOWED.join(', ')}`);
}
