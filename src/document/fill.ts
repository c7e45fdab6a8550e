import { isRecord, type JsonObject } from '../lib/is-record.ts';
import { overDefaults } from '../lib/merge-defaults.ts';
import type { Part } from '../lib/part.ts';
import { createPrune } from './prune.ts';
import { mapDocument } from './walk.ts';

/** Resolves a picture that the author names; the build provides the resolver. */
export type PictureResolver = (image: JsonObject) => unknown;

/** Most of what a table says is of texts. */
const onlyFilled = createPrune(({ kind, defaults }) =>
  kind === 'picture' ? { kind } : defaults ? { defaults } : {},
);

/**
 * Lays the author's values over the defaults of `part`; the author's document is not changed, and what is in a slot is
 * left as it is. Keys that could reach a prototype are dropped.
 */
export function fill(value: JsonObject, part: Part, picture: PictureResolver = (image) => image): JsonObject {
  const fillObject = (own: JsonObject, page: Part): JsonObject =>
    mapDocument(
      overDefaults(own, page.defaults),
      { page, widgets: {} },
      ({ value: inner, part: of }) => {
        if (!isRecord(inner)) return inner;
        return of.kind === 'picture' ? picture(inner) : fillObject(inner, of);
      },
      'schema',
    );
  return fillObject(value, onlyFilled(part));
}
