import type { Node } from '../conversion.ts';
import { convert } from '../convert.ts';
import { readExport } from '../envelope.ts';

/** A widget as Elementor saves it, with the elements in it. */
export const widget = (widgetType: string, settings: object, ...elements: object[]) => ({
  id: 'w',
  elType: 'widget',
  widgetType,
  settings,
  elements,
});
const holder =
  (elType: string) =>
  (settings: object, ...elements: object[]) => ({ id: elType, elType, settings, elements });
export const container = holder('container');
export const section = holder('section');
export const column = holder('column');

export const picture = (name: string) => ({ url: `https://rumah.example/${name}.jpg`, id: 1 });
export const behind = (name: string) => ({
  background_background: 'classic',
  background_image: picture(name),
});
export const colored = (color: string) => ({ background_background: 'classic', background_color: color });

/** Converts an export of these elements. */
export function imported(...content: object[]) {
  const bytes = new TextEncoder().encode(JSON.stringify({ content, title: 'Contoh', type: 'page' }));
  const { sections, conversion } = convert(readExport(bytes, 'contoh.json'));
  const nodes = nodesIn(sections);
  return {
    sections,
    conversion,
    nodes,
    words: JSON.stringify(sections),
    of: (type: string) => nodes.filter((node) => node.type === type),
    items: (type: string) => nodes.filter((node) => node.type === type).flatMap(({ items }) => items),
  };
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  return [...(typeof node.type === 'string' ? [node] : []), ...Object.values(node).flatMap(nodesIn)];
}
