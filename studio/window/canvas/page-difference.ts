import { isSameValue } from '../../../src/document/is-same-value.ts';
import { type Path, valueAt } from '../../../src/document/path.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { renderPathOfSurface } from './page-renderer.ts';
import type { KeyedSections } from './section-keys.ts';

/** A document as the page shows it. */
export interface Shown {
  readonly document: JsonObject;
  readonly sections: KeyedSections;
}

/** A section or surface, with its key on the page. */
export interface PartOfPage {
  readonly path: Path;
  readonly key: string;
}

/** The steps that make a page show another document. */
export interface PageDifference {
  /** Something changed that any part of the page may show: its theme, the name of the project. */
  readonly isWhole: boolean;
  /** Sections were added, removed or moved. */
  readonly isMoved: boolean;
  /** Sections and surfaces that changed, with the keys of the page. */
  readonly parts: readonly PartOfPage[];
  /** The page's data for search engines has changed: widgets may show it too. */
  readonly isToldOtherwise: boolean;
  /** The window does not know where other typefaces are. */
  readonly hasOtherFonts: boolean;
}

/** Keys of the document that have their own parts on the page. */
const PARTS = new Set<string>(['sections', ...surfaces.map(({ path }) => path[0] ?? '')]);
/** Keys that a visitor sees nowhere on the page itself, or only where a widget asks for them. */
const TOLD = 'seo';
const SILENT = new Set(['$schema', 'version', TOLD]);

/** @param bands types of widgets that stand straight on the page; others share a gutter with their neighbours */
export function differenceOf(before: Shown, now: Shown, bands: ReadonlySet<string>): PageDifference {
  const isMoved = !isSameOrder(before.sections.keys, now.sections.keys);
  const isLoose = now.sections.values.some((one) => isRecord(one) && !bands.has(String(one.type)));
  const others = changedKeys(before.document, now.document).filter((key) => !PARTS.has(key));
  const written = surfaceParts(before.document, now.document);
  return {
    isWhole:
      others.some((key) => !SILENT.has(key)) ||
      (isLoose && isMoved) ||
      written.some((one) => one.isNewOrGone),
    isMoved,
    parts: [...sectionParts(before.sections, now.sections), ...written],
    isToldOtherwise: others.includes(TOLD),
    hasOtherFonts: !isSameValue(fontsOf(before.document), fontsOf(now.document)),
  };
}

function sectionParts(before: KeyedSections, now: KeyedSections): PartOfPage[] {
  const old = new Map(before.keys.map((key, index) => [key, before.values[index]]));
  return now.keys.flatMap((key, index) =>
    old.has(key) && old.get(key) === now.values[index] ? [] : [{ path: ['sections', index], key }],
  );
}

function surfaceParts(before: JsonObject, now: JsonObject) {
  return surfaces.flatMap(({ path }) => {
    const [old, value] = [valueAt(before, path), valueAt(now, path)];
    if (old === value || isSameValue(old, value)) return [];
    const isNewOrGone = (old === undefined) !== (value === undefined);
    return [{ path, key: renderPathOfSurface(path) ?? '', isNewOrGone }];
  });
}

function fontsOf({ theme }: JsonObject): unknown {
  return isRecord(theme) ? [theme.preset, theme.fonts] : [];
}

function changedKeys(before: JsonObject, now: JsonObject): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].filter((key) => before[key] !== now[key] && !isSameValue(before[key], now[key]));
}

function isSameOrder(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((key, index) => now[index] === key);
}
