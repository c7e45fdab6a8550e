import type { Share } from '../../generated/view.types.ts';
import { encodeText } from '../../lib/encode-text.ts';

export type Network = Share['networks'][number];

/** The shared page. An empty address means the page itself, which only the browser knows. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Address of the picture, or empty. */
  readonly image: string;
}

/** Placeholder for the address of the page in a link, until a script replaces it. */
const unknownAddress = '{url}';

type Query = Readonly<Record<string, string>>;
type Link = (shared: Shared) => readonly [address: string, query: Query];

const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n');

/** The share address of each site (specification, section 7, call 6). */
const links: ReadonlyMap<Network, Link> = new Map<Network, Link>([
  ['facebook', ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }]],
  ['x', ({ title, url }) => ['https://x.com/intent/post', { text: title, url }]],
  ['linkedin', ({ url }) => ['https://www.linkedin.com/sharing/share-offsite/', { url }]],
  [
    'pinterest',
    ({ title, url, image }) => [
      'https://www.pinterest.com/pin/create/button/',
      { url, media: image, description: title },
    ],
  ],
  ['reddit', ({ title, url }) => ['https://www.reddit.com/submit', { url, title }]],
  [
    'tumblr',
    ({ title, text, url, image }) => [
      'https://www.tumblr.com/widgets/share/tool',
      { canonicalUrl: url, title, caption: text, content: image },
    ],
  ],
  ['telegram', ({ title, text, url }) => ['https://t.me/share/url', { url, text: lines(title, text) }]],
  [
    'whatsapp',
    ({ title, text, url }) => ['https://wa.me/', { text: lines(title && `*${title}*`, text, url) }],
  ],
  ['line', ({ title, url }) => ['https://social-plugins.line.me/lineit/share', { url, text: title }]],
  ['email', ({ title, text, url }) => ['mailto:', { subject: title, body: lines(text, url) }]],
]);

/** The link that shares by `network`; none for what only a script can do (print, copy, the menu of the device). */
export function shareLink(network: Network, shared: Shared, campaign = false): string | undefined {
  const link = links.get(network);
  if (!link) return undefined;
  const url = shared.url ? (campaign ? marked(shared.url, network) : shared.url) : unknownAddress;
  const [address, query] = link({ ...shared, url });
  const pairs = Object.entries(query).filter(([, value]) => value !== '');
  return `${address}?${pairs.map(([key, value]) => `${key}=${encodeText(value)}`).join('&')}`;
}

/** The address with the network as its source; existing parameters are kept. */
export function marked(url: string, network: Network): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  if (!address.searchParams.has('utm_source')) address.searchParams.set('utm_source', network);
  if (!address.searchParams.has('utm_medium')) address.searchParams.set('utm_medium', 'share');
  return address.href;
}
