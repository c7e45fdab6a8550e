import type { MarkKind, Schema } from '../../generate/schema.ts';
import { bundle, inside, isWidgetList, widgets } from '../schema/bundle.ts';

/** Only what the rules look at: the marked parts of a schema and the way to them. */
export interface Shape {
  kind?: MarkKind;
  picture?: boolean;
  /** Words that visitors read, as far as the schema can tell. */
  text?: boolean;
  /** The least width of the picture in pixels. */
  least?: number;
  /** The property with the level of a heading, and the level it has when left out. */
  heading?: { key: string; usual: number };
  keys?: [string, Shape][];
  entry?: Shape;
  /** A widget stands here; its shape is chosen by `type`. */
  node?: boolean;
}

const node: Shape = { node: true };

/** The shape of the page, and of each widget; made once from the schemas. */
export const pageShape: Shape = shapeOf(bundle) ?? {};

export const widgetShapes: ReadonlyMap<string, Shape> = new Map(
  [...widgets].map(([type, schema]) => [type, shapeOf(schema) ?? {}]),
);

/** A widget with an unknown type still has an id and may hold others. */
export const unknownWidgetShape: Shape = {
  keys: [
    ['id', { kind: 'anchor' }],
    ['children', { entry: node }],
  ],
};

/** Any words at all: no choice, no form, no other meaning. */
function isText(schema: Schema): boolean {
  const { enum: choice, const: only, pattern, format, kavling } = schema;
  return [schema.type].flat().includes('string') && !(choice ?? only ?? pattern ?? format ?? kavling?.kind);
}

function shapeOf(schema: Schema): Shape | undefined {
  if (schema.discriminator) return node;
  const shape: Shape = {};
  if (schema.kavling?.kind) shape.kind = schema.kavling.kind;
  const level = schema.kavling?.heading;
  if (level) shape.heading = { key: level, usual: Number(inside(schema, level).default ?? 2) };
  if (isText(schema)) shape.text = true;
  if (schema.title === 'image') shape.picture = true;
  if (schema.kavling?.least) shape.least = schema.kavling.least;
  const keys = Object.keys(schema.properties ?? {}).flatMap((key): [string, Shape][] => {
    const inner = shapeOf(inside(schema, key));
    return inner ? [[key, inner]] : [];
  });
  if (keys.length) shape.keys = keys;
  const entry = schema.items || isWidgetList(schema) ? shapeOf(inside(schema, 0)) : undefined;
  if (entry) shape.entry = entry;
  return Object.keys(shape).length ? shape : undefined;
}
