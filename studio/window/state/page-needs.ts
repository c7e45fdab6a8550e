import { set } from '../../../src/document/edit/set.ts';
import type { ParsedText } from '../../../src/document/parse.ts';
import { type Path, startsWith, valueAt } from '../../../src/document/path.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';

/** A value that a page does not have yet. */
export interface Need {
  readonly path: Path;
  readonly value: unknown;
}

const PARTS: ReadonlySet<string> = new Set(surfaces.map(({ path }) => path.join('/')));

/**
 * Returns the values of `wanted` that a page lacks. A part that it has (its header, its floating buttons) does not change, nor
 * does any setting that it has.
 */
export function needsOf(page: JsonObject, wanted: JsonObject, at: Path = []): readonly Need[] {
  return Object.entries(wanted).flatMap(([key, value]): readonly Need[] => {
    const path = [...at, key];
    const own = page[key];
    if (own === undefined) return [{ path, value }];
    const isOpen = isRecord(own) && isRecord(value) && !PARTS.has(path.join('/'));
    return isOpen ? needsOf(own, value, path) : [];
  });
}

/** The types of the parts of the page that a need is: the header, the floating buttons. */
export function partsIn({ path, value }: Need): readonly string[] {
  return surfaces
    .filter(
      (one) =>
        startsWith(path, one.path) ||
        (startsWith(one.path, path) && valueAt(value, one.path.slice(path.length)) !== undefined),
    )
    .map(({ type }) => type);
}

/** Writes what a page lacks, one value after the other. */
export function meetNeeds(needs: readonly Need[]) {
  return needs.map(
    ({ path, value }) =>
      (now: ParsedText) =>
        set(now, path, value),
  );
}
