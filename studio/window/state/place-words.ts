import { isSamePath, valueAt } from '../../../src/document/path.ts';
import { partAt } from '../../../src/document/walk.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { nodeMessages } from './node-messages.ts';
import { labelOf, type NodeFacts, nameOf, titleOf, wordsOf } from './nodes.ts';
import type { Place } from './places.ts';
import type { Studio } from './studio.tsx';

type Words = Pick<Studio, 'language' | 'model'>;

/** Where a place is: "Before Fasilitas, 3 of 9, in Section “Rumah”". `from` is the widget that would move there. */
export function placeSentence({ language, model }: Words, place: Place, from?: NodeFacts): string {
  const nodes = nodeMessages[language];
  const { at, of } = positionIn(place, from);
  const { before } = place;
  const here = before
    ? nodes.before(labelOf(before) || titleOf(model, before.type), at, of)
    : of === 1
      ? nodes.onlyOne
      : nodes.atEnd(at, of);
  const holder = holderName({ language, model }, place);
  return holder ? nodes.inside(here, holder) : nodes.onPage(here);
}

/** The name of the widget and list around a place: "Tabs “Tipe unit”, Denah"; empty for the page. */
export function holderName({ model }: Words, { holder, entry }: Pick<Place, 'holder' | 'entry'>): string {
  if (!holder) return '';
  const name = nameOf(model, holder);
  return entry ? `${name}, ${entryName(holder, entry)}` : name;
}

/** The name of one of several lists in a widget: the title of a tab, else its number. */
export function entryName(holder: NodeFacts, entry: Place['list']): string {
  const within = entry.slice(holder.path.length);
  const value = valueAt(holder.value, within);
  const part = partAt(holder.part, within);
  const words = part && isRecord(value) ? wordsOf({ value, part }) : '';
  return words || String(Number(entry.at(-1)) + 1);
}

/** The number that a widget would have at a place, and how many there would be. */
function positionIn({ list, index, count }: Place, from: NodeFacts | undefined): { at: number; of: number } {
  if (!from || !isSamePath(from.path.slice(0, -1), list)) return { at: index + 1, of: count + 1 };
  const own = Number(from.path.at(-1));
  return { at: index > own ? index : index + 1, of: count };
}
