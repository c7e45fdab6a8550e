import type { Page } from '../generated/view.types.ts';

const analyticsHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const frameHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.google.com',
  'https://www.openstreetmap.org',
];
const playerHosts = ['https://www.youtube.com', 'https://player.vimeo.com'];

/**
 * The content-security policy of a page. `styleHash` is the base64 SHA-256 of its one style element. What may not
 * stand in a meta element (frame-ancestors) is added by hosts that send it as a header.
 */
export function contentSecurityPolicy(page: Page, styleHash: string): string {
  const { settings } = page;
  const analytics = Object.entries(settings.analytics).some(
    ([key, value]) => key.endsWith('Id') && value !== '',
  );
  const backends = originsOf([settings.ajaxUrl, settings.projectUrl, settings.form.action]);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...playerHosts, ...(analytics ? analyticsHosts.slice(0, 1) : [])],
    'style-src': ["'self'", `'sha256-${styleHash}'`],
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backends, ...(analytics ? analyticsHosts : [])],
    'frame-src': frameHosts,
    'form-action': ["'self'", ...backends],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)];
}
