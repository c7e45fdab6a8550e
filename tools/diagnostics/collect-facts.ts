import { fileKeys } from '../../src/document/files.ts';
import { type DocumentTables, type PathNode, type Step, walk } from '../../src/document/walk.ts';
import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import type { Kind, Part } from '../../src/lib/part.ts';

/** The kinds of text that rules look at one by one. */
const KINDS = [
  'anchor',
  'link',
  'phone',
  'telesales',
  'message',
  'brochure',
  'video',
  'icon',
  'file',
  'deadline',
] as const satisfies readonly Kind[];

type MarkedKind = (typeof KINDS)[number];

/** One value that the rules check, with its place and the object that holds it. */
interface Marked<T = string> {
  readonly value: T;
  readonly place: Step;
  readonly holder: JsonObject;
}

/** A picture, its keys that name a file, and how wide it must be at least for its place. */
interface MarkedPicture extends Marked<JsonObject> {
  readonly files: readonly string[];
  readonly least: number | undefined;
}

/** A text that may say something about the project alone; two that say the same have the same `claim`. */
interface Claim extends Marked {
  readonly claim: string;
}

/** The facts about a page for the rules, collected in one walk. */
export interface DocumentFacts {
  readonly document: JsonObject;
  readonly marked: Readonly<Record<MarkedKind, readonly Marked[]>>;
  /** Widgets, with how deeply they are nested. */
  readonly nodes: readonly (Marked<JsonObject> & { readonly depth: number })[];
  /** Texts with something in them that no plain text needs. */
  readonly suspects: readonly Marked[];
  /** Texts that may say something about the project alone: sentences, figures and days. */
  readonly claims: readonly Claim[];
  /** Objects that have room for their own brochure, whether it is given or not. */
  readonly brochureHolders: readonly Marked<JsonObject>[];
  readonly pictures: readonly MarkedPicture[];
  /** Their levels, 1 to 6; NaN if unknown. */
  readonly headings: readonly Marked<number>[];
}

/** Walks the document along its schema; parts of a wrong type are skipped, because the schema check reports them. */
export function collectFacts(document: JsonObject, tables: DocumentTables): DocumentFacts {
  const marked = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Record<
    MarkedKind,
    Marked[]
  >;
  const pictures: MarkedPicture[] = [];
  const headings: Marked<number>[] = [];
  const nodes: (Marked<JsonObject> & { depth: number })[] = [];
  const suspects: Marked[] = [];
  const claims: Claim[] = [];
  const brochureHolders: Marked<JsonObject>[] = [];

  // The files of a picture are reported with it.
  const text = (value: string, place: PathNode) => {
    const { part, holder } = place;
    const { kind } = part;
    if (kind === 'words' || kind === 'money') {
      if (SUSPECT.test(value)) suspects.push({ value, place, holder });
      // The description of a picture goes with it.
      const claim = holder === pictures.at(-1)?.value ? undefined : claimOf(value, kind, place);
      if (claim) claims.push({ value, claim, place, holder });
    } else if (isMarked(kind) && holder !== pictures.at(-1)?.value)
      marked[kind].push({ value, place, holder });
    if (kind === 'deadline') claims.push({ value, claim: value, place, holder });
  };
  const object = (value: JsonObject, place: PathNode) => {
    const { part, holder, depth } = place;
    if (depth !== undefined) nodes.push({ value, place, holder, depth });
    if (part.kind === 'picture')
      pictures.push({ value, place, holder, files: fileKeys(part), least: part.least });
    if (hasBrochure(part)) brochureHolders.push({ value, place, holder });
    if (!part.heading) return;
    const { heading: key, defaults = {} } = part;
    const own = value[key];
    const at = own === undefined ? place : { up: place, key };
    headings.push({ value: levelOf(own ?? defaults[key]), place: at, holder: value });
  };
  walk(document, tables, (node) => {
    if (typeof node.value === 'string') text(node.value, node);
    else if (isRecord(node.value)) object(node.value, node);
  });
  return { document, marked, pictures, headings, nodes, suspects, claims, brochureHolders };
}

/** A quick look; the rule for texts looks closer. */
const SUSPECT = /[<&`\n]|\*\*|__|\]\(|^#{1,6} /;

/** The length of a text that is a sentence, and no title or label that any project could have. */
const SENTENCE = 25;

/** Keys of texts that name something: "Tipe 60". */
const NAMES: ReadonlySet<string> = new Set(['name', 'label', 'title', 'unit']);

/**
 * Figures of the list of homes are no claims of the page, and a short figure says something beside other words alone:
 * "4 menit" to a station. A question claims nothing.
 */
function claimOf(text: string, kind: 'words' | 'money', node: PathNode): string | undefined {
  const { holder, key, up } = node;
  if (/\[\w+\]|\?$/.test(text)) return undefined;
  if (kind === 'money' || text.length >= SENTENCE) return text;
  if (!/\d/.test(text) || NAMES.has(String(key))) return undefined;
  const isText = (name: string) => ['words', 'money'].includes(up?.part.keys?.[name]?.kind ?? '');
  const around = Object.entries(holder).filter(([name]) => isText(name));
  return around.length > 1 ? JSON.stringify(around) : undefined;
}

const isMarkedKind: ReadonlySet<Kind | undefined> = new Set(KINDS);

function isMarked(kind: Kind | undefined): kind is MarkedKind {
  return isMarkedKind.has(kind);
}

const holdsBrochure = new WeakMap<Part, boolean>();

function hasBrochure(part: Part): boolean {
  const known = holdsBrochure.get(part);
  if (known !== undefined) return known;
  const found = Object.values(part.keys ?? {}).some(({ kind }) => kind === 'brochure');
  holdsBrochure.set(part, found);
  return found;
}

function levelOf(value: unknown): number {
  const level = Number(value);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : Number.NaN;
}
