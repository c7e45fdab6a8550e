import type { Page } from '../generated/view.types.ts';
import { TAG_HOSTS } from '../lib/measurement-tags.ts';

const analyticsHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
/** Hosts of players and maps: allowed only on a page that speaks of them. */
const embeds = [
  {
    word: 'youtu',
    frames: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    script: 'https://www.youtube.com',
  },
  { word: 'vimeo', frames: ['https://player.vimeo.com'], script: 'https://player.vimeo.com' },
  { word: 'google.com/maps', frames: ['https://www.google.com'] },
  { word: 'openstreetmap', frames: ['https://www.openstreetmap.org'] },
] as const;

/** The maker of Trusted Types that is ours; those of the scripts of others are added where a page has them. */
const ownPolicies = ['kavling'];

/**
 * The content-security policy of a page. `hashes` are the base64 SHA-256 of its style elements and its inline
 * scripts, and whether its style carries fonts; `body` its HTML in parts: what it does not mention need not be allowed. Directives that a
 * meta element cannot carry (frame-ancestors) are added by hosts that send it as a header.
 */
export function contentSecurityPolicy(
  page: Page,
  hashes: { styles: readonly string[]; scripts: readonly string[]; embedsFonts?: boolean },
  body: readonly string[],
): string {
  const { settings } = page;
  const analytics = Object.entries(settings.analytics).some(
    ([key, value]) => key.endsWith('Id') && value !== '',
  );
  const backends = originsOf([settings.ajaxUrl, settings.projectUrl, settings.form.action]);
  const used = embeds.filter(({ word }) => body.some((part) => part.includes(word)));
  const tags = settings.analytics.tags.map(({ name }) => TAG_HOSTS[name]);
  const frames = [...used.flatMap((embed) => embed.frames), ...tags.flatMap(({ frame }) => frame ?? [])];
  const players = used.flatMap((embed) => ('script' in embed ? embed.script : []));
  const policies = [
    ...ownPolicies,
    ...(players.some((host) => host.includes('youtube')) ? ['youtube-widget-api'] : []),
    ...(analytics || tags.length > 0 ? ['goog#html'] : []),
    ...(tags.length > 0 ? ['default'] : []),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashes.scripts.map((hash) => `'sha256-${hash}'`),
      ...players,
      ...(analytics ? analyticsHosts.slice(0, 1) : []),
      ...tags.flatMap(({ script }) => script),
    ],
    'style-src': ["'self'", ...hashes.styles.map((hash) => `'sha256-${hash}'`)],
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'", ...(hashes.embedsFonts ? ['data:'] : [])],
    'connect-src': [
      "'self'",
      ...backends,
      ...(analytics ? analyticsHosts : []),
      ...tags.flatMap(({ connect }) => connect),
    ],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'", ...backends],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses
    .filter((address) => /^https?:/.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)];
}
