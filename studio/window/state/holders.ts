import type { DocumentModel } from '../../../src/document/model.ts';
import type { Path } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { firstSlot } from '../../../src/document/slots.ts';
import { partAt, partOfWidget } from '../../../src/document/walk.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { Part } from '../../../src/lib/part.ts';
import { titleOf } from './nodes.ts';

/** A new widget with one list for others, and where in it the first of them goes. */
export interface EmptyHolder {
  readonly value: JsonObject;
  readonly inner: Path;
}

/** The types of widgets that others can be put into, in the order of the model. */
export function holderTypes(model: DocumentModel): string[] {
  return [...model.widgets.keys()].filter(
    (type) => firstSlot(partOfWidget(model.tables, type)) !== undefined,
  );
}

/**
 * A widget of a type that has nothing but what it must have. Texts that it must have become `label`, so that a tab around
 * "Fasilitas" is called so.
 */
export function emptyHolder(model: DocumentModel, type: string, label: string): EmptyHolder | undefined {
  const part = partOfWidget(model.tables, type);
  const way = firstSlot(part);
  const schema = model.widgets.get(type);
  if (!way || !schema) return undefined;
  const words = label || titleOf(model, type);
  const made = withSlot(model, { schema, part, way, words }) as JsonObject;
  return { value: { type, ...made }, inner: [...way, 0] };
}

/** An object with what it must have, and at the end of the way an empty list. */
function withSlot(
  model: DocumentModel,
  { schema, part, way, words }: { schema: Schema; part: Part | undefined; way: Path; words: string },
): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return [];
  const inner = withSlot(model, {
    schema: model.inside(schema, key),
    part: partAt(part, [key]),
    way: rest,
    words,
  });
  return typeof key === 'number' ? [inner] : { ...required(model, schema, part, words), [key]: inner };
}

function required(model: DocumentModel, schema: Schema, part: Part | undefined, words: string): JsonObject {
  return Object.fromEntries(
    (schema.required ?? [])
      .filter((key) => key !== 'type')
      .map((key) => {
        const own = model.inside(schema, key);
        const isWords = part?.keys?.[key]?.kind === 'words';
        return [key, isWords ? words : (own.default ?? own.examples?.[0] ?? '')] as const;
      }),
  );
}
