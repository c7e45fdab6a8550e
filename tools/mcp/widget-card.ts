import type { DocumentModel } from '../../src/document/model.ts';
import type { Schema } from '../../src/document/schema.ts';
import { firstSentence } from '../diagnostics/messages/messages.ts';

/** Four characters are about one token; a card never has more than 1,500. */
export const MOST_CHARACTERS = 6000;

interface Detail {
  /** The length of a description: for the outermost keys, and for nested ones. */
  readonly outer: 'all' | 'sentence' | 'none';
  readonly inner: 'all' | 'sentence' | 'none';
  readonly examples: number;
  /** True for keys without their defaults. */
  readonly isBare?: true;
}

/** From everything to what fits in any case. */
const DETAILS: readonly Detail[] = [
  { outer: 'all', inner: 'all', examples: 2 },
  { outer: 'all', inner: 'sentence', examples: 2 },
  { outer: 'sentence', inner: 'sentence', examples: 1 },
  { outer: 'sentence', inner: 'none', examples: 1 },
  { outer: 'none', inner: 'none', examples: 1 },
  { outer: 'none', inner: 'none', examples: 0 },
  { outer: 'none', inner: 'none', examples: 0, isBare: true },
];

/** The information about a widget, or a part of the page, that an agent needs to write it right the first time. */
export function widgetCard(name: string, schema: Schema, model: DocumentModel): string {
  const cards = DETAILS.map((detail) => printCard(name, schema, model, detail));
  return (
    cards.find((card) => card.length <= MOST_CHARACTERS) ?? (cards.at(-1) ?? '').slice(0, MOST_CHARACTERS)
  );
}

function printCard(name: string, schema: Schema, model: DocumentModel, detail: Detail): string {
  const about = `${name}: ${schema.description ?? ''}`;
  const isBand = model.bands.has(name) ? ['It runs from edge to edge: put it straight into /sections.'] : [];
  const examples = (schema.examples ?? []).slice(0, detail.examples).map((one) => JSON.stringify(one));
  return [
    about,
    ...isBand,
    'Keys (* required):',
    ...keyLines(schema, model, detail, '  '),
    ...(examples.length > 0 ? ['Examples:', ...examples] : []),
  ].join('\n');
}

function keyLines(schema: Schema, model: DocumentModel, detail: Detail, indent: string): string[] {
  return Object.keys(schema.properties ?? {})
    .filter((key) => key !== 'type' || indent !== '  ')
    .flatMap((key) => {
      const part = model.resolve(model.inside(schema, key));
      const mark = schema.required?.includes(key) ? '*' : '';
      const standard = part.default === undefined ? '' : ` = ${JSON.stringify(part.default)}`;
      const isPlain = isLeaf(part);
      const summary = sentence(part.description, indent === '  ' ? detail.outer : detail.inner);
      const line = `${indent}${key}${mark} ${typeOf(part)}${isPlain && !detail.isBare ? standard : ''}${summary ? ` – ${summary}` : ''}`;
      const own = partNamed(schema.properties?.[key]);
      if (own) return [`${indent}${key}${mark} object: see widget "${own}"`];
      const inner = insideOf(part, model);
      return [
        line,
        ...(inner ? keyLines(inner, model, { ...detail, outer: detail.inner }, `${indent}  `) : []),
      ];
    });
}

/** The part of a page that a key holds, if it has its own card. */
function partNamed(schema: Schema | true | undefined): string | undefined {
  return schema === true ? undefined : /^#\/definitions\/(.+)$/.exec(schema?.$ref ?? '')?.[1];
}

/** The object that a key holds, or each entry of its list, if its keys must be listed. */
function insideOf(part: Schema, model: DocumentModel): Schema | undefined {
  if (isLeaf(part)) return undefined;
  if (part.properties) return part;
  return part.items ? insideOf(model.resolve(part.items), model) : undefined;
}

const KNOWN: Readonly<Record<string, string>> = {
  slot: 'list of widgets',
  picture: 'picture {"src"*, "alt"*, "focalPoint" {"x","y"}, "mobileSrc"}',
  'rich-text':
    'list of paragraphs: "text" or {"kind": paragraph|subheading|quote|list|numbered, "text": ["…", {"text","bold","italic","link"}], "items": [["…"]]}',
};

function isLeaf({ kavling, properties, items }: Schema): boolean {
  return kavling?.kind !== undefined && Object.hasOwn(KNOWN, kavling.kind) ? true : !properties && !items;
}

function typeOf(part: Schema): string {
  const known = part.kavling?.kind && KNOWN[part.kavling.kind];
  if (known) return known;
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join('|');
  if (part.const !== undefined) return JSON.stringify(part.const);
  if (part.type === 'array') return `list of ${typeOf(part.items ?? {})}`;
  const { minimum, maximum } = part;
  const range = minimum !== undefined || maximum !== undefined ? ` ${minimum ?? ''}..${maximum ?? ''}` : '';
  const form = part.kavling?.kind && FORMS[part.kavling.kind];
  return form ?? `${[part.type ?? 'value'].flat().join('|')}${range}`;
}

const FORMS: Readonly<Record<string, string>> = {
  link: 'link ("#id", "/path", "./file", "https://…", "tel:…")',
  anchor: 'id (a-z, 0-9, -)',
  day: 'day "2026-08-17"',
  deadline: 'moment "2026-08-17T23:59"',
  money: 'whole rupiah',
  phone: 'phone "628…"',
};

function sentence(description: string | undefined, how: Detail['outer']): string {
  if (how === 'none') return '';
  return how === 'all' ? (description ?? '') : firstSentence(description);
}
