import type { Schema } from '../../src/document/schema.ts';

/** A way to a value, its lists as `[]`: `items[].children`. */
type Way = string;

/**
 * The slots of all widgets as properties of one schema, which every node is checked against. A key that leads to widgets
 * in one widget therefore may not hold anything else in another.
 */
export function slotsOfAll(nodes: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const all: Schema = { properties: {} };
  const owners = new Map<Way, string>();
  for (const [type, schema] of Object.entries(nodes))
    addSlots(schema, all, '', (way) => owners.set(way, type));
  for (const [type, schema] of Object.entries(nodes)) refuseOthers(schema, all, '', { type, owners });
  const properties = all.properties as Record<string, Schema>;
  for (const part of Object.values(properties)) part.doNotSuggest = true;
  return properties;
}

/** Copies the slots of a schema, and what leads to them, into `all`. */
function addSlots(schema: Schema, all: Schema, way: Way, tell: (way: Way) => void): boolean {
  if (schema.kavling?.kind === 'slot') {
    tell(way);
    Object.assign(all, { type: 'array', items: { $ref: '#/definitions/node' } });
    return true;
  }
  let hasSlots = false;
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    const inner = (all.properties?.[key] ?? {}) as Schema;
    if (part === true || !addSlots(part, inner, way ? `${way}.${key}` : key, tell)) continue;
    all.type ??= 'object';
    all.properties = { ...all.properties, [key]: inner };
    hasSlots = true;
  }
  const entry = all.items ?? {};
  if (schema.items && addSlots(schema.items, entry, `${way}[]`, tell)) {
    all.type ??= 'array';
    all.items = entry;
    hasSlots = true;
  }
  return hasSlots;
}

/** Throws if a widget uses the key of another's slot for something else. */
function refuseOthers(
  schema: Schema,
  all: Schema,
  way: Way,
  known: { readonly type: string; readonly owners: ReadonlyMap<Way, string> },
): void {
  const owner = known.owners.get(way);
  if (owner && schema.kavling?.kind !== 'slot')
    throw new Error(
      `"${way}" holds widgets in ${owner} and something else in ${known.type}: give one of them another name.`,
    );
  for (const [key, part] of Object.entries(all.properties ?? {})) {
    const own = schema.properties?.[key];
    if (own && own !== true && part !== true) refuseOthers(own, part, way ? `${way}.${key}` : key, known);
  }
  if (all.items && schema.items && !owner) refuseOthers(schema.items, all.items, `${way}[]`, known);
}
