import { isRecord } from '../../../src/lib/is-record.ts';
import type { Node } from '../conversion.ts';
import type { Settings } from '../settings.ts';

/** The padding of a band, with its margin, above and below it, in pixels. */
interface Padding {
  readonly top: number;
  readonly bottom: number;
  /** True if someone chose it. */
  readonly isOwn: boolean;
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, vh: 8, vw: 14, '%': 12 };

/** The room that a band of the export has above and below it. */
export function paddingOf({ raw }: Settings, kind: string): Padding {
  const usual = kind === 'container' ? 10 : 0;
  const side = (key: 'padding' | 'margin', name: 'top' | 'bottom', otherwise: number) => {
    const given = raw[key];
    const value = isRecord(given) ? given[name] : undefined;
    if (!isRecord(given) || value === undefined || value === '' || value === null) return otherwise;
    return (Number(value) || 0) * (PIXELS[String(given.unit ?? 'px')] ?? 1);
  };
  const at = (name: 'top' | 'bottom') => side('padding', name, usual) + side('margin', name, 0);
  return { top: at('top'), bottom: at('bottom'), isOwn: isRecord(raw.padding) };
}

/** Up to this room between them, in pixels, two bands look like one. */
const ONE = 40;
/** Up to this room, they stand nearer to each other than bands of a page usually do. */
const NEAR = 112;
/** Widgets that lead to what comes after them. */
const LEADING = new Set(['heading', 'text', 'divider', 'spacer']);

const isBand = (node: Node | undefined): node is Node => node?.type === 'section' && isRecord(node.padding);
const innerOf = ({ children }: Node): Node[] => (Array.isArray(children) ? (children as Node[]) : []);
const isPlain = ({ background, minHeight, hideOn, spacing }: Node): boolean =>
  !background && !minHeight && !hideOn && spacing !== 'none';

/** The room between two bands of one tone, in pixels; undefined if no one chose it, or if they differ. */
function between(one: Node, other: Node | undefined): number | undefined {
  if (!isBand(one) || !isBand(other) || one.tone !== other.tone) return undefined;
  if (!isPlain(one) || !isPlain(other)) return undefined;
  const [above, below] = [one.padding, other.padding] as unknown as [Padding, Padding];
  return above.isOwn && below.isOwn ? above.bottom + below.top : undefined;
}

const isLeading = (band: Node): boolean =>
  innerOf(band).every(({ type }) => LEADING.has(type)) &&
  innerOf(band).some(({ type }) => type === 'heading');

/** True if two bands can be one: a title and what it leads to, or two of one width. */
function areOne(one: Node, other: Node): boolean {
  const [first] = innerOf(other);
  const keepsPlace = other.id === undefined || (first && first.id === undefined);
  const fits = isLeading(one) || (one.width === other.width && one.spacing === other.spacing);
  return Boolean(keepsPlace && fits && innerOf(one).length && innerOf(other).length);
}

function joined(one: Node, other: Node): Node {
  const { id, ...rest } = other;
  const [first, ...more] = innerOf(other);
  const own = first && id !== undefined ? { ...first, id } : first;
  const [above, below] = [one.padding, other.padding] as unknown as [Padding, Padding];
  const { spacing: _spacing, ...plain } = rest;
  const isTight = one.spacing === other.spacing;
  return {
    ...(isTight ? rest : plain),
    type: 'section',
    ...(one.id === undefined ? {} : { id: one.id }),
    padding: { ...below, top: above.top },
    children: [...innerOf(one), ...(own ? [own] : []), ...more],
  };
}

/** Bands as far from each other as they were: those that nothing parted are one, near ones have less room. */
export function withOwnRoom(sections: readonly Node[]): Node[] {
  const bands: Node[] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    const room = last && between(last, section);
    if (last && room !== undefined && room <= ONE && areOne(last, section))
      bands[bands.length - 1] = joined(last, section);
    else bands.push(section);
  }
  bands.forEach((band, at) => {
    const other = bands[at + 1];
    const room = between(band, other);
    if (!other || room === undefined || room > NEAR) return;
    band.spacing ??= 'medium';
    other.spacing ??= 'medium';
  });
  for (const band of bands) delete band.padding;
  return bands;
}

/** Reduces the spacing of neighbouring bands of one tone: they look like one block. */
export function withoutDoubleRoom(sections: readonly Node[]): void {
  sections.forEach((section, at) => {
    const isLikeOther = [sections[at - 1], sections[at + 1]].some(
      (other) => other?.type === 'section' && other.tone === section.tone,
    );
    if (section.type === 'section' && section.tone && isLikeOther) section.spacing ??= 'medium';
  });
}
