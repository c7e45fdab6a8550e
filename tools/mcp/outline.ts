import type { DocumentModel } from '../../src/document/model.ts';
import { formatPointer, type Path, startsWith } from '../../src/document/path.ts';
import { partOfWidget, pathOf, walk } from '../../src/document/walk.ts';
import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import type { Part } from '../../src/lib/part.ts';

/** One widget of a page, as an outline shows it. */
export interface OutlineLine {
  readonly path: Path;
  readonly depth: number;
  readonly text: string;
}

const MOST_WORDS = 60;

/** Every widget of a page below a path, in the order of the document: where, what, and its first words. */
export function outlineOf(document: JsonObject, { tables }: DocumentModel, below: Path): OutlineLine[] {
  const lines: OutlineLine[] = [];
  walk(document, tables, ({ value, place, depth }) => {
    if (depth === undefined || !isRecord(value)) return;
    const path = pathOf(place);
    if (!startsWith(path, below)) return;
    const { type, id } = value;
    const name = typeof id === 'string' && id ? ` #${id}` : '';
    const part = partOfWidget(tables, type);
    const words = firstWords(value, part, false) || firstWords(value, part, true);
    const said = words ? ` "${words}"` : '';
    lines.push({ path, depth, text: `${formatPointer(path)} ${String(type)}${name}${said}` });
  });
  return lines;
}

/**
 * So many lines of an outline as an agent can use: where all are too many, the inner ones are counted instead. `from`
 * skips lines that were shown before.
 */
export function shortened(lines: readonly OutlineLine[], most: number, from: number): string[] {
  const depths = [...new Set(lines.map(({ depth }) => depth))].sort((a, b) => b - a);
  const deepest = depths.find((limit) => lines.filter(({ depth }) => depth <= limit).length <= most);
  const limit = deepest ?? depths.at(-1) ?? 0;
  const kept = lines.filter(({ depth }) => depth <= limit);
  const shown = kept.slice(from, from + most).map((line) => {
    const inside = lines.filter(({ path, depth }) => depth > limit && startsWith(path, line.path)).length;
    return inside > 0 ? `${line.text} (+${inside} inside)` : line.text;
  });
  const left = kept.length - from - shown.length;
  return left > 0
    ? [...shown, `… ${left} more lines: call again with "from": ${from + shown.length}`]
    : shown;
}

/** The first words that visitors read in a value, without those of widgets inside it; of pictures only where asked for. */
function firstWords(value: unknown, part: Part, ofPictures: boolean): string {
  if (typeof value === 'string')
    return part.kind === 'words' || part.kind === 'rich-text' ? clipped(value) : '';
  if (part.kind === 'slot' || (part.kind === 'picture' && !ofPictures)) return '';
  if (Array.isArray(value)) {
    const entries = part.entries ?? (part.kind === 'words' ? part : {});
    return firstOf(value, (entry) => firstWords(entry, entries, ofPictures));
  }
  if (!isRecord(value)) return '';
  return firstOf(Object.keys(value), (key) => {
    const inner = part.keys && Object.hasOwn(part.keys, key) ? part.keys[key] : undefined;
    return inner ? firstWords(value[key], inner, ofPictures) : '';
  });
}

function firstOf<T>(values: readonly T[], words: (value: T) => string): string {
  for (const value of values) {
    const found = words(value);
    if (found) return found;
  }
  return '';
}

function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS).trimEnd()}…` : line;
}
