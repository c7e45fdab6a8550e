/** The use of an address; each kind allows less or more (design, Safety). */
export type UrlKind = 'link' | 'image' | 'media' | 'embed' | 'download';

const SCHEMES: Record<UrlKind, readonly string[]> = {
  link: ['http:', 'https:', 'mailto:', 'tel:', 'whatsapp:'],
  image: ['http:', 'https:'],
  media: ['http:', 'https:'],
  embed: ['https:'],
  download: ['http:', 'https:'],
};

/** Hosts that may be embedded in a frame, with the path they must start with. */
const EMBED_HOSTS: ReadonlyMap<string, string> = new Map([
  ['www.youtube-nocookie.com', '/'],
  ['www.youtube.com', '/'],
  ['youtube.com', '/'],
  ['youtu.be', '/'],
  ['player.vimeo.com', '/'],
  ['vimeo.com', '/'],
  ['www.google.com', '/maps/embed'],
  ['www.openstreetmap.org', '/export/embed.html'],
]);

const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/]+=*$/i;
const HOME = 'https://page.invalid/page/';

// Characters that an address parser drops in silence: control characters at the ends, tabs and newlines anywhere.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const DROPPED = /^[\u0000-\u0020]+|[\u0000-\u0020\u007f\u00a0\ufeff]+$|[\t\n\r]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const REFUSED = /[\u0000-\u001f\u007f\\]/;

const isWeb = (scheme: string) => scheme === 'http:' || scheme === 'https:';

/**
 * `value` cleaned of characters an address parser ignores, when it may be used for `kind`; else
 * `undefined`. Relative addresses pass (but not as an embed) as long as they stay on the site: `//host`,
 * backslashes, names and passwords in an address, and every scheme that is not listed are refused.
 * Call it after shortcodes were filled in.
 */
export function safeUrl(value: unknown, kind: UrlKind): string | undefined {
  if (typeof value !== 'string') return undefined;
  const cleaned = value.replace(DROPPED, '');
  if (cleaned === '' || REFUSED.test(cleaned)) return undefined;
  if (kind === 'image' && DATA_IMAGE.test(cleaned)) return cleaned;

  let url: URL;
  try {
    url = new URL(cleaned, HOME);
  } catch {
    return undefined;
  }

  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(cleaned);
  if (!isAbsolute) {
    const stays = url.href.startsWith('https://page.invalid/') && !cleaned.startsWith('//');
    return stays && kind !== 'embed' ? cleaned : undefined;
  }
  if (!SCHEMES[kind].includes(url.protocol)) return undefined;
  if (!isWeb(url.protocol)) return cleaned;
  if (!/^https?:\/\/[^/]/i.test(cleaned) || url.username !== '' || url.password !== '') return undefined;
  return kind !== 'embed' || mayEmbed(url) ? cleaned : undefined;
}

function mayEmbed(url: URL): boolean {
  const path = EMBED_HOSTS.get(url.host);
  return path !== undefined && url.pathname.startsWith(path);
}
