import type { Span, TextChange } from '../../src/document/changes.ts';
import type { DocumentEdit } from '../../src/document/edit/edit.ts';
import { findPlace, type ParsedText, type Place, stepInto, type TextNode } from '../../src/document/parse.ts';
import type { Path } from '../../src/document/path.ts';

/** Finds the part of the text that a path of the document means. */
export class Locator {
  readonly #parsed: ParsedText;
  readonly #original: (offset: number) => number;

  /** @param original where an offset of the text that was parsed is in the author's text */
  constructor(parsed: ParsedText, original: (offset: number) => number) {
    this.#parsed = parsed;
    this.#original = original;
  }

  span({ offset, length }: Pick<TextNode, 'offset' | 'length'>): Span {
    const start = this.#original(offset);
    return { start, length: Math.max(1, this.#original(offset + length) - start) };
  }

  /** The value at `path`, or its key; for a whole object or list, the part that names it. */
  find(path: Path, on: 'key' | 'value' = 'value'): Span {
    const { root } = this.#parsed;
    if (!root) return { start: 0, length: 1 };
    const { value, property } = nearest(root, path);
    const key = property?.children?.[0];
    if (on === 'key' && key) return this.span(key);
    if (value.type !== 'object' && value.type !== 'array') return this.span(value);
    const type = value.type === 'object' ? stepInto(value, 'type')?.value : undefined;
    return this.span(type ?? key ?? { offset: value.offset, length: 1 });
  }

  /** The value at `path`, whole. */
  value(path: Path): Span | undefined {
    const place = findPlace(this.#parsed.root, path);
    return place && this.span(place.value);
  }

  /** The changes of an edit to the author's text; nothing if it is not possible. */
  changes(edit: (document: ParsedText) => DocumentEdit): readonly TextChange[] {
    try {
      return edit(this.#parsed).changes.map(({ start, length, text }) => {
        const from = this.#original(start);
        return { start: from, length: this.#original(start + length) - from, text };
      });
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  }
}

/** The value at `path`, or the last existing one on the way. */
function nearest(root: TextNode, path: Path): Place {
  let place: Place = { value: root };
  for (const key of path) {
    const next = stepInto(place.value, key);
    if (!next) break;
    place = next;
  }
  return place;
}
