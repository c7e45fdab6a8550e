import type { Conversion, Node } from '../conversion.ts';
import type { Part } from '../html-reader.ts';
import { videoNode } from './video.ts';

/** A part of a text as a widget: its words, a picture, a table, a video or a map. */
export function partNode(part: Part, conversion: Conversion, more: Record<string, unknown>): Node[] {
  if (part.kind === 'text') return [{ type: 'text', content: part.blocks, ...more }];
  if (part.kind === 'embed') return embedNode(part.tag, part.address, conversion);
  if (part.kind === 'table') {
    const { caption, ...table } = part.table;
    return [
      {
        type: 'table',
        caption: caption || 'Tabel',
        ...(caption ? {} : { captionHidden: true }),
        ...table,
        rows: table.rows.map((row) => [...row]),
      },
    ];
  }
  const image = conversion.picture(part);
  return image ? [{ type: 'image', image }] : [];
}

const VIDEO = /youtu\.?be|youtube-nocookie\.com|vimeo\.com|\.(?:mp4|webm|m4v|mov|ogv)(?:$|[?#])/i;
const MAP = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps|^https?:\/\/maps\.google\./i;

/** What somebody embedded by hand: a video, or a map as a link to it. */
function embedNode(tag: string, given: string, conversion: Conversion): Node[] {
  const address = given.startsWith('//') ? `https:${given}` : given;
  if (VIDEO.test(address) && tag !== 'audio') return videoNode(address, conversion, {});
  if (MAP.test(address))
    return [
      { type: 'button', label: 'Buka di Google Maps', link: mapLink(address), icon: 'pin', newTab: true },
    ];
  conversion.addNote(`HTML that cannot be shown was left out: ${tag} (${address.slice(0, 80)}).`);
  conversion.hint(`What stood in a frame is left out: ${address.slice(0, 120)}`);
  return [];
}

/** A map that is embedded, as a page of its own. */
function mapLink(address: string): string {
  const longitude = /!2d(-?[\d.]+)/.exec(address)?.[1];
  const latitude = /!3d(-?[\d.]+)/.exec(address)?.[1];
  const query = latitude && longitude ? `${latitude},${longitude}` : '';
  return query
    ? `https://www.google.com/maps/search/?api=1&query=${query}`
    : address.replace(/&(?:amp;)?output=embed/, '');
}
