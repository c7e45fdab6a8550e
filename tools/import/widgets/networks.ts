import type { Conversion, Node } from '../conversion.ts';

const NAMES: Readonly<Record<string, string>> = {
  'facebook-f': 'Facebook',
  'linkedin-in': 'LinkedIn',
  linkedin: 'LinkedIn',
  'pinterest-p': 'Pinterest',
  tiktok: 'TikTok',
  twitter: 'Twitter',
  'whatsapp-square': 'WhatsApp',
  whatsapp: 'WhatsApp',
  'x-twitter': 'X',
  youtube: 'YouTube',
};

/** The name of a network by the class of its icon. */
export function networkName(icon: string): string {
  const name = icon
    .replace(/^fa[srb]? fa-|^fa fa-|^\S* ?icon-/, '')
    .replace(/^(?:square-)?(\w.*?)(?:-square)?$/, '$1');
  const plain = name.replaceAll('-', ' ') || 'Tautan';
  return NAMES[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Links to networks as one line of text. Links that lead nowhere are omitted. */
export function networkLinks(
  all: readonly { name: string; address: string }[],
  conversion: Conversion,
  look: Record<string, unknown> = {},
): Node[] {
  const items = all.flatMap(({ name, address }) => {
    const link = conversion.link(address);
    if (link && link !== '#') return [{ text: networkName(name), link }];
    conversion.addNote(`The link to ${name ? networkName(name) : 'a network'} is empty.`);
    return [];
  });
  if (items.length === 0) return [];
  conversion.addNote('Icons of networks became links with words.');
  const text = items.flatMap((item, at) => (at === 0 ? [item] : [' · ', item]));
  return [{ type: 'text', content: [{ kind: 'paragraph', text }], ...look }];
}
