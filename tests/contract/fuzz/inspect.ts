import { client } from '../sample-page.ts';

/** The problems of a finished page, each as a sentence; none if the page is harmless. */
export function harmIn(page: string): string[] {
  const harm: string[] = [];
  // The boot is our own script, byte for byte; its hash is in the policy.
  const html = page.replace(BOOT, '<script type="application/json">');
  const tokens = new RegExp(TOKEN, 'y');
  while (tokens.lastIndex < html.length) {
    const from = tokens.lastIndex;
    const token = tokens.exec(html);
    if (!token) {
      harm.push(`markup that is not the renderer's own, near: ${html.slice(from, from + 120)}`);
      break;
    }
    const { name, attributes } = token.groups ?? {};
    if (!name) continue;
    const tag = name.toLowerCase();
    const found = readAttributes(attributes ?? '');
    harm.push(...harmOf(tag, found));
    if (tag === 'script' || tag === 'style') tokens.lastIndex = endOf(html, tag, tokens.lastIndex);
  }
  return harm;
}

/** The element of the boot, provided that it contains nothing else. */
const BOOT = new RegExp(
  `<script type="module" async="" data-runtime="${client.runtime}" data-mount="${client.mount}"(?: data-asks="")?>${client.boot.replace(/\W/g, '\\$&')}(?=</script>)`,
);

/** Text without "<", comments that React leaves, the doctype, closing tags, and opening tags with quoted attributes. */
const TOKEN =
  /[^<]+|<!--(?:\/?\$[?!]?| )?-->|<!doctype html>|<\/[a-z][a-z0-9-]*>|<(?<name>[a-zA-Z][a-zA-Z0-9-]*)(?<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/
    .source;

function endOf(html: string, tag: string, from: number): number {
  const end = html.indexOf(`</${tag}>`, from);
  return end < 0 ? html.length : end;
}

function readAttributes(text: string): [string, string][] {
  return [...text.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    decode(value),
  ]);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  colon: ':',
  Tab: '\t',
};

function decode(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (digits) return String.fromCodePoint(Number(digits));
    return entities[name] ?? whole;
  });
}

const addresses = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'cite',
  'data',
  'xlink:href',
  'background',
  'data-src',
  'data-embed',
  'data-cover',
  'data-file',
  'data-video',
  'data-poster',
]);

function harmOf(tag: string, attributes: [string, string][]): string[] {
  const of = (name: string) => attributes.find(([key]) => key === name)?.[1];
  const harm: string[] = [];
  if (tag === 'script') {
    const type = of('type');

    if (type !== 'application/json' && type !== 'application/ld+json') harm.push('a script element');
  }
  if (['object', 'embed', 'base', 'foreignobject', 'animate', 'set', 'use'].includes(tag))
    harm.push(`<${tag}>`);
  for (const [name, value] of attributes) {
    if (name.startsWith('on')) harm.push(`the handler ${name} on <${tag}>`);
    if (name === 'style' || name === 'srcdoc') harm.push(`the attribute ${name} on <${tag}>`);
    if (addresses.has(name) && !isAllowed(tag, value))
      harm.push(`${name}="${value.slice(0, 80)}" on <${tag} class="${of('class') ?? ''}">`);
    if (name === 'srcset' && value.split(/,\s+/).some((part) => !isAllowed(tag, part))) harm.push('a srcset');
  }
  return harm;
}

const frames =
  /^https:\/\/(www\.youtube-nocookie\.com|www\.youtube\.com|player\.vimeo\.com|www\.google\.com\/maps\/embed|www\.openstreetmap\.org\/export\/embed\.html)[/?]?/;

/** The list of allowed addresses, written a second time on purpose: the renderer's own must not judge itself. */
function isAllowed(tag: string, value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they read an address
  const read = value.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g, '');
  if (tag === 'iframe') return frames.test(read);
  // An empty picture holds the place of one that comes later.
  if (/^data:/i.test(read))
    return tag === 'img' && /^data:(,$|image\/(png|jpeg|webp|gif);base64,)/i.test(read);
  if (/^[a-z][a-z0-9+.-]*:/i.test(read))
    return /^(https?:\/\/[^/@\\]+(\/|$|[?#])|mailto:|tel:|whatsapp:)/i.test(read);
  return !/^[/\\]{2}|^\/\\/.test(read);
}
