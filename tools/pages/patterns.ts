import { sampleBrochure, sampleProject } from '../catalogue/sample-project.ts';

/** The kinds of sections, in the order of a page. */
export const PATTERN_KINDS = [
  'opening',
  'proof',
  'story',
  'units',
  'place',
  'facilities',
  'pictures',
  'offer',
  'people',
  'news',
  'questions',
  'contact',
] as const;

type PatternKind = (typeof PATTERN_KINDS)[number];

/** The sections of a new page whose author chooses none. */
const STARTING: ReadonlySet<string> = new Set([
  'hero',
  'about',
  'unit-types',
  'facilities',
  'gallery',
  'promo',
  'location',
  'faq',
  'contact',
]);

/** A ready-made section: JSON to start from, with where its words come from. */
export interface Pattern {
  readonly name: string;
  /** Where the pictures of a site's own pattern are (absolute); ours are beside the examples. */
  readonly folder?: string;
  readonly title: string;
  readonly about: string;
  readonly kind?: PatternKind;
  readonly section: Readonly<Record<string, unknown>>;
  /** Parts of the page beside the section that it needs, such as the floating buttons. */
  readonly page?: Readonly<Record<string, unknown>>;
}

const files = import.meta.glob<Omit<Pattern, 'name'>>('../../schemas/patterns/*.json', {
  eager: true,
  import: 'default',
});

/** All patterns, in the order in which they appear on a page. */
export function readPatterns(): readonly Pattern[] {
  return Object.entries(files)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path, pattern]) => ({ ...pattern, name: patternName(path) }));
}

/** The patterns of a site: the built-in ones, with custom ones of the same name in their place, then its other custom ones. */
export function patternsWith(own: readonly Pattern[]): readonly Pattern[] {
  const ours = readPatterns();
  return [
    ...ours.map((one) => own.find(({ name }) => name === one.name) ?? one),
    ...own.filter(({ name }) => !isBuiltInPattern(name)),
  ];
}

/** Patterns in the order of their kinds; those without one come last. */
export function byKind(patterns: readonly Pattern[]): readonly Pattern[] {
  return [...PATTERN_KINDS, undefined].flatMap((kind) => patterns.filter((one) => one.kind === kind));
}

/** True if there is a built-in pattern of this name. */
export function isBuiltInPattern(name: string): boolean {
  return readPatterns().some((one) => one.name === name);
}

/** True if a new page has this section unless its author chooses others. */
export function isStarting(name: string): boolean {
  return STARTING.has(name);
}

/** The name of a pattern by its file: `…/010-hero.json` → `hero`. */
export function patternName(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/^\d+-/, '').replace(/\.json$/, '');
}

/** The appearance and the project of a page, in which its sections are shown before they are added. */
export function appearanceOf(
  document: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const { theme, project } = document;
  return { ...(theme ? { theme } : {}), ...(project ? { project } : {}) };
}

/** A page that holds one pattern only; with the appearance of a page it looks as it would in that page. */
export function patternDocument(
  { title, about, section, page }: Pattern,
  look: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    version: 1,
    template: 'page-builder',
    seo: { title, description: about, noindex: true },
    project: sampleProject,
    settings: { brochureUrl: sampleBrochure },
    ...look,
    ...page,
    sections: [section],
  };
}
