import type { Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { onSide } from './looks.ts';

/** Widgets whose text inherits its side from the elements around them; the others set it themselves. */
const FOLLOWING = new Set(['heading', 'text-editor', 'button']);
const SUFFIXES = ['', '_tablet', '_mobile'] as const;

type Sides = Readonly<Record<string, unknown>>;

/** The sides that an element gives to its content. */
function sidesIn({ settings }: Element, around: Sides): Sides {
  const own = SUFFIXES.flatMap((suffix) => {
    const side = settings[`text_align${suffix}`];
    return side ? [[`align${suffix}`, side] as const] : [];
  });
  // A side for all screens takes the place of those around it.
  return { ...(settings.text_align ? {} : around), ...Object.fromEntries(own) };
}

/** Gives each widget in an element the side that it inherits from the sections and columns around it. */
export function withSides(element: Element, around: Sides = {}): Element {
  if (element.kind !== 'widget') {
    const sides = sidesIn(element, around);
    return { ...element, children: element.children.map((child) => withSides(child, sides)) };
  }
  const { settings } = element;
  const isChosen = Boolean(settings.align) || /^\s*<[^<>]*text-align/i.test(String(settings.editor ?? ''));
  return !FOLLOWING.has(element.type) || isChosen || Object.keys(around).length === 0
    ? element
    : { ...element, settings: { ...around, ...settings } };
}

const isWords = ({ type }: Node): boolean => type === 'heading' || type === 'text';

/** Puts a form or a clock, and what belongs to it, on the side of the text before it in its stack. */
export function besideWords(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, at) => {
    const words = nodes.slice(0, at).reverse().find(isWords);
    const align = words?.align ?? 'start';
    if (node.type === 'lead-form') return onSide([node], String(align));
    const isSmallPrint = nodes[at - 1]?.type === 'lead-form' && node.muted === true;
    if (isSmallPrint && align !== 'start') return [{ ...node, align }];
    if (node.type !== 'countdown' || !words) return [node];
    const { align: _align, ...clock } = node;
    return [align === 'start' ? { ...clock, type: node.type } : { ...node, align }];
  });
}
