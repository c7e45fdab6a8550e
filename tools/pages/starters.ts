import { patternDocument, patternName } from './patterns.ts';

/** A whole page to begin with: its sections, its style, its header and its footer. */
export interface Starter {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly page: StarterPage;
}

/** The parts of a page that a starter has; the rest is the author's. */
interface StarterPage extends Readonly<Record<string, unknown>> {
  readonly sections: readonly Readonly<Record<string, unknown>>[];
}

const files = import.meta.glob<Omit<Starter, 'name'>>('../../schemas/starters/*.json', {
  eager: true,
  import: 'default',
});

/** All starters, in the order of their files. */
export function readStarters(): readonly Starter[] {
  return Object.entries(files)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path, starter]) => ({ ...starter, name: patternName(path) }));
}

/** A starter as a page of an invented project. */
export function starterDocument({ name, title, about, page }: Starter): Readonly<Record<string, unknown>> {
  return { ...patternDocument({ name, title, about, section: {} }), ...page };
}
