import type { Path } from '../../../../src/document/path.ts';
import type { Studio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import type { RichValue } from './rich-field.ts';
import { readInline, readRichText, writeInline, writeRichText } from './rich-model.ts';

interface RichPlace {
  readonly path: Path;
  readonly isRequired: boolean;
  readonly isInline: boolean;
}

/** A value of rich text in the document; `json` is what it is now. */
export function richValue(
  studio: Studio,
  { path, isRequired, isInline }: RichPlace,
  json: string,
): RichValue {
  const save = (value: unknown) => {
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (isEmpty && !isRequired) clearValue(studio, path, { isTyping: true });
    else writeValue(studio, path, value, { isTyping: true });
  };
  if (!isInline) return { json, isInline, save, read: readRichText, write: writeRichText };
  return {
    json,
    isInline,
    save,
    read: (value) => [{ kind: 'paragraph', isFirst: true, runs: readInline(value) }],
    write: (lines, before) => {
      const next = writeInline(lines.flatMap((line) => line.runs));
      return JSON.stringify(next) === JSON.stringify(writeInline(readInline(before))) ? before : next;
    },
  };
}
