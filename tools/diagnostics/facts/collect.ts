import type { MarkKind } from '../../generate/schema.ts';
import type { Place } from '../finding.ts';
import { isRecord } from '../schema/bundle.ts';
import { pageShape, type Shape, unknownWidgetShape, widgetShapes } from './shape.ts';

type Plain = Readonly<Record<string, unknown>>;

/** One value the rules look at: where it stands and what holds it. */
export interface Marked<T = string> {
  readonly value: T;
  readonly place: Place;
  readonly holder: Plain;
}

/** A picture, and how wide it must be at least for its place. */
export interface MarkedPicture extends Marked<Plain> {
  readonly least: number | undefined;
}

/** What the rules need to know of a page, gathered in one walk. */
export interface PageFacts {
  readonly document: Plain;
  readonly marked: Readonly<Record<MarkKind, readonly Marked[]>>;
  /** Objects that have room for a brochure of their own, whether it is given or not. */
  /** Widgets, with how many others they stand in. */
  readonly nodes: readonly (Marked<Plain> & { readonly depth: number })[];
  /** Texts with something in them that no plain text needs. */
  readonly suspects: readonly Marked[];
  readonly brochureHolders: readonly Marked<Plain>[];
  readonly pictures: readonly MarkedPicture[];
  /** Their levels, 1 to 6; NaN where it cannot be told. */
  readonly headings: readonly Marked<number>[];
}

/** Walks the document along its schema; parts of a wrong type are passed over, for the schema check tells of them. */
export function collectFacts(document: Plain): PageFacts {
  const marked: Record<MarkKind, Marked[]> = {
    anchor: [],
    link: [],
    phone: [],
    telesales: [],
    message: [],
    brochure: [],
    video: [],
    file: [],
    icon: [],
    deadline: [],
  };
  const pictures: MarkedPicture[] = [];
  const headings: Marked<number>[] = [];
  const nodes: (Marked<Plain> & { depth: number })[] = [];
  const suspects: Marked[] = [];
  const brochureHolders: Marked<Plain>[] = [];

  const visit = (
    value: unknown,
    shape: Shape,
    place: Place | undefined,
    holder: Plain,
    depth: number,
  ): void => {
    if (Array.isArray(value)) {
      if (shape.entry)
        for (let i = 0; i < value.length; i++)
          visit(value[i], shape.entry, { up: place, key: i }, holder, depth);
      return;
    }
    if (!isRecord(value)) {
      if (!place || typeof value !== 'string') return;
      if (shape.kind) marked[shape.kind].push({ value, place, holder });
      if (shape.text && SUSPECT.test(value)) suspects.push({ value, place, holder });
      return;
    }
    const own = shape.node ? (widgetShapes.get(value.type as string) ?? unknownWidgetShape) : shape;
    if (shape.node && place) nodes.push({ value, place, holder, depth });
    if (own.picture && place) pictures.push({ value, place, holder, least: own.least });
    if (own.heading && place) {
      const { key, usual } = own.heading;
      const isWritten = value[key] !== undefined;
      headings.push({
        value: levelOf(value[key] ?? usual),
        place: isWritten ? { up: place, key } : place,
        holder: value,
      });
    }
    if (!own.keys) return;
    for (const [key, inner] of own.keys) {
      if (inner.kind === 'brochure' && place) brochureHolders.push({ value, place, holder });
      const part = value[key];
      if (part !== undefined) visit(part, inner, { up: place, key }, value, shape.node ? depth + 1 : depth);
    }
  };
  visit(document, pageShape, undefined, document, 0);
  return { document, marked, pictures, headings, nodes, suspects, brochureHolders };
}

/** A quick look; the rule for texts looks closer. */
const SUSPECT = /[<&`\n]|\*\*|__|\]\(|^#{1,6} /;

function levelOf(value: unknown): number {
  const level = Number(value);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : Number.NaN;
}
