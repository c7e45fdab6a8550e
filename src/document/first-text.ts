import type { JsonObject } from '../lib/is-record.ts';
import type { Kind, Part } from '../lib/part.ts';
import { type Order, SKIP, walk } from './walk.ts';

const TEXTS: ReadonlySet<Kind | undefined> = new Set<Kind>(['words', 'rich-text']);

/** The first text that visitors read in a widget, without those of the widgets in it; empty where there is none. */
export function firstText(
  widget: JsonObject,
  page: Part,
  { order, ofPictures }: { readonly order: Order; readonly ofPictures: boolean },
): string {
  let found = '';
  walk(
    widget,
    { page, widgets: {} },
    ({ value, part: { kind } }) => {
      if (found || kind === 'slot' || (kind === 'picture' && !ofPictures)) return SKIP;
      if (TEXTS.has(kind) && typeof value === 'string') found = value.trim();
      return undefined;
    },
    order,
  );
  return found;
}
