import type { GalleryEntry } from '../../wire.ts';
import { type Fitted, fitAt, type Spot } from '../state/insert.ts';
import type { Studio } from '../state/studio.tsx';
import { begins, fits } from './picker.tsx';

/** An entry of the gallery that is allowed at the requested place. */
export interface Offer {
  readonly entry: GalleryEntry;
  readonly fitted: Fitted;
  /** True if a section is put around it. */
  readonly isInSection: boolean;
}

/** Returns the entries that are allowed at a place, best first. */
export function offersFor(studio: Studio, entries: readonly GalleryEntry[], spot: Spot): readonly Offer[] {
  return entries.flatMap((entry) => {
    const fitted = fitAt(studio, entry.nodes, spot);
    return fitted ? [{ entry, fitted, isInSection: fitted.nodes !== entry.nodes }] : [];
  });
}

/** The offers that a search finds: those with a title that begins with it, and the rest, those named so first. */
export function searchOffers(
  offers: readonly Offer[],
  query: string,
): { readonly best: readonly Offer[]; readonly others: readonly Offer[] } {
  const words = query.trim();
  if (words === '') return { best: [], others: offers };
  const found = { best: [] as Offer[], named: [] as Offer[], mentioned: [] as Offer[] };
  for (const offer of offers) {
    const { title, name, otherTitles = '' } = offer.entry;
    if ([title, name, otherTitles].some((one) => begins(one, words))) found.best.push(offer);
    else if (fits(`${title} ${name} ${otherTitles}`, words)) found.named.push(offer);
    else if (fits(allWords(offer.entry), words)) found.mentioned.push(offer);
  }
  return { best: found.best, others: [...found.named, ...found.mentioned] };
}

const known = new WeakMap<GalleryEntry, string>();

function allWords(entry: GalleryEntry): string {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const { title, name, description, otherTitles = '', otherWords = '', nodes } = entry;
  const words = [title, name, description, otherTitles, otherWords, ...wordsInside(nodes)].join(' ');
  known.set(entry, words);
  return words;
}

const KEPT = 'kavling:gallery';
const MOST = 4;

/** Names of what was used last, newest first. */
export function recentNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecent(entry: GalleryEntry): void {
  const name = nameOfEntry(entry);
  try {
    const names = [name, ...recentNames().filter((one) => one !== name)];
    localStorage.setItem(KEPT, JSON.stringify(names.slice(0, MOST)));
  } catch {
    // Without storage nothing is offered first.
  }
}

export function nameOfEntry({ kind, name }: GalleryEntry): string {
  return `${kind}/${name}`;
}

/** Every string inside a value that has letters: what an example says. */
function wordsInside(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsInside) : [];
}
