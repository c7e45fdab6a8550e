import { firstText } from '../../src/document/first-text.ts';
import type { DocumentModel } from '../../src/document/model.ts';
import { formatPointer, type Path, startsWith } from '../../src/document/path.ts';
import { pathOf, walk } from '../../src/document/walk.ts';
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
  walk(document, tables, (node) => {
    const { value, part, depth } = node;
    if (depth === undefined || !isRecord(value)) return;
    const path = pathOf(node);
    if (!startsWith(path, below)) return;
    const { type, id } = value;
    const name = typeof id === 'string' && id ? ` #${id}` : '';
    const words = clipped(textOf(value, part, false) || textOf(value, part, true));
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

function textOf(widget: JsonObject, part: Part, ofPictures: boolean): string {
  return firstText(widget, part, { order: 'document', ofPictures });
}

function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS).trimEnd()}…` : line;
}
