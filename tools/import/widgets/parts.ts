import type { Conversion, Node } from '../conversion.ts';
import type { Part } from '../html-reader.ts';
import type { CellLink } from '../html-table.ts';
import { embeddedMap } from './map.ts';
import { videoNode } from './video.ts';

/** A part of a text as a widget: text, an image, a table, a video or a map. */
export function partNode(part: Part, conversion: Conversion, more: Record<string, unknown>): Node[] {
  if (part.kind === 'text') return [{ type: 'text', content: part.blocks, ...more }];
  if (part.kind === 'form') {
    conversion.addNote('The form became the lead form of the page, which asks for a name and a number.');
    return [{ type: 'lead-form' }];
  }
  if (part.kind === 'embed') return embedNode(part, conversion);
  if (part.kind === 'table') {
    const { caption, links, ...table } = part.table;
    return [
      {
        type: 'table',
        caption: caption || 'Tabel',
        ...(caption ? {} : { captionHidden: true }),
        ...table,
        rows: table.rows.map((row) => [...row]),
      },
      ...linksBelow(links, conversion),
    ];
  }
  return pictureNode(part, conversion, more);
}

/** Cells hold only text: their links become a list below the table, each named by its row. */
function linksBelow(links: readonly CellLink[], conversion: Conversion): Node[] {
  if (links.length === 0) return [];
  conversion.addNote('The links in the cells of a table are a list below it.');
  const items = links.map(({ row, text, link }) => [{ text: row ? `${row}: ${text}` : text, link }]);
  return [{ type: 'text', content: [{ kind: 'list', items }] }];
}

/** An image in a text, as wide as it was and no wider than its file. */
function pictureNode(
  part: Extract<Part, { kind: 'picture' }>,
  conversion: Conversion,
  { align = 'start' }: Record<string, unknown>,
): Node[] {
  const image = conversion.picture(part);
  if (!image) return [];
  const room = conversion.room.desktop;
  const isNarrow = part.width !== undefined && part.width < room * 0.88;
  const node: Node = {
    type: 'image',
    image,
    align: part.align ?? align,
    ...(part.link ? { link: part.link } : {}),
    ...(isNarrow ? { maxWidth: Math.max(16, part.width ?? 0) } : {}),
  };
  conversion.sized.push({ node, room: conversion.widest });
  return [node];
}

const VIDEO = /youtu\.?be|youtube-nocookie\.com|vimeo\.com|\.(?:mp4|webm|m4v|mov|ogv)(?:$|[?#])/i;
const MAP = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps|^https?:\/\/maps\.google\./i;

/** Content embedded by hand: a video or a map. */
function embedNode(part: Extract<Part, { kind: 'embed' }>, conversion: Conversion): Node[] {
  const { tag } = part;
  const address = part.address.startsWith('//') ? `https:${part.address}` : part.address;
  if (VIDEO.test(address) && tag !== 'audio') {
    const poster = conversion.picture({ url: part.poster ?? '', alt: '' });
    return videoNode(address, conversion, poster ? { poster } : {});
  }
  if (MAP.test(address)) return [embeddedMap(address) ?? mapButton(address)];
  conversion.addNote(`HTML that cannot be shown is omitted: ${tag} (${address.slice(0, 80)}).`);
  conversion.hint(`The content of a frame is omitted: ${address.slice(0, 120)}`);
  return [];
}

/** The link to an embedded map that does not tell its place, in the middle of what the map filled. */
const mapButton = (address: string): Node => ({
  type: 'columns',
  layout: 'flex',
  direction: { desktop: 'row' },
  justify: 'center',
  children: [{ type: 'button', label: 'Buka di Google Maps', link: address, icon: 'pin', newTab: true }],
});
