import { isRecord } from '../../../src/lib/is-record.ts';
import { anchorName, type Conversion, type Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';

const MOST = 12;

/**
 * A widget whose visible content is not known. An empty place with an id replaces it, so that none of its settings
 * becomes text; the report lists its content and keeps all of it.
 */
export function unknownWidget(
  settings: Settings,
  conversion: Conversion,
  { type }: Element,
  inner: Node[],
): Node[] {
  conversion.placeholder();
  settings.ignore(...Object.keys(settings.raw));
  const held = [...new Set(contentsOf(settings.raw))];
  if (held.length === 0) {
    conversion.addNote(`There is no counterpart for "${type}", and the export holds nothing of it.`);
    conversion.hint(`"${type}" is unknown and omitted: the export holds nothing of what it shows.`);
    return stack(inner);
  }
  const id = conversion.newId(`ganti-${anchorName(type)}`);
  const listed = held.slice(0, MOST).join(' · ');
  const more = held.length > MOST ? ` · and ${held.length - MOST} more` : '';
  conversion.addNote(`There is no counterpart for "${type}". An empty place, "${id}", stands for it.`);
  conversion.hint(
    `Replace "${id}": "${type}" is unknown, so nothing of it is shown. It held: ${listed}${more}`,
  );
  return stack([{ type: 'spacer', size: 'small', id }, ...inner]);
}

/** Values that the author may have written or chosen, for the report: texts with more than a word of code, and addresses. */
function contentsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(contentsOf);
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, one]) => (/^_/.test(key) ? [] : contentsOf(one)));
  if (typeof value !== 'string') return [];
  const text = (/^(?:https?:)?\/\//.test(value) ? value : plainText(value)).slice(0, 300);
  return isWritten(text) ? [text.slice(0, 80)] : [];
}

/** Values that only styles have: a length, a place, a colour. */
const STYLE =
  /^(?:(?:top|bottom|left|right|center|auto|none|inherit|initial|normal|bold|solid|dashed|dotted|cover|contain|#[\da-f]{3,8}|-?[\d.]+(?:px|r?em|v[hw]|%|m?s)?|-?[\d.]+ ?deg)(?:\s+|$))+$/i;
/** A price, a share, hours, a date or a telephone number. */
const FIGURE =
  /^(?:(?:Rp|IDR|USD|[$€£])\s?\d.*|\d{1,3}(?:[.,]\d{3})+|\d{1,2}(?:[.,]\d{1,2})?\s?%|\d{1,2}[.:]\d{2}\s*[-–—]\s*\d{1,2}[.:]\d{2}|\d{4}-\d{2}-\d{2}(?:[T ][\d:]+)?|\+?\d[\d ()-]{7,}\d)$/i;
const WRITTEN = [/^https?:\/\/\S+$/, /\p{L}{2,}.*\s.*[\p{L}\d]/u, /\d.*\s.*\p{L}{2,}/u, /^\p{Lu}\p{L}{2,}$/u];

const isWritten = (text: string): boolean =>
  FIGURE.test(text) || (!STYLE.test(text) && WRITTEN.some((form) => form.test(text)));
