import type { Schema } from '../../../src/document/schema.ts';
import { hostile, hostileKeys } from './hostile.ts';
import type { Random } from './random.ts';

const DEPTH = 8;
/** Nodes of one document, so that a page stays a page. */
const BUDGET = 60;

interface Making {
  readonly random: Random;
  readonly bundle: Schema;
  readonly types: readonly string[];
  readonly holders: readonly string[];
  left: number;
}

/**
 * A random page document in the shapes of the schema. Texts are hostile wherever the schema allows any text, and half
 * the time also where it wants a form: what validation refuses must do no harm either.
 */
export function randomDocument(random: Random, bundle: Schema): Record<string, unknown> {
  const types = Object.keys(bundle.definitions ?? {}).filter((name) => name.startsWith('widget-'));
  const holders = types.filter((name) => 'children' in (bundle.definitions?.[name]?.properties ?? {}));
  const making: Making = { random, bundle, types, holders, left: BUDGET };
  const page = make(making, bundle, 0) as Record<string, unknown>;
  const sections = Array.from({ length: 1 + random.below(3) }, () => makeNode(making, 0));
  return { ...page, lang: 'id', sections };
}

function make(making: Making, schema: Schema | true, depth: number): unknown {
  if (schema === true) return undefined;
  const { random } = making;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (name === 'node') return makeNode(making, depth);
    return make(making, making.bundle.definitions?.[name] ?? {}, depth);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') return makeObject(making, schema, depth);
  if (type === 'array') return makeList(making, schema, depth);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return makeNumber(random, schema, type === 'integer');
  if (type === 'string') return makeText(random, schema);
  return undefined;
}

function makeNode(making: Making, depth: number): unknown {
  making.left -= 1;
  const { random, bundle, types, holders } = making;
  const node = bundle.definitions?.node;
  // Deep in a document only leaves end it; elsewhere containers are as likely as all the rest together.
  const deeper = depth < DEPTH - 1 && making.left > 0;
  const name = deeper && random.chance(0.5) ? random.pick(holders) : random.pick(types);
  const schema = bundle.definitions?.[name] ?? {};
  const made = makeObject(making, schema, depth) as Record<string, unknown>;
  if (random.chance(0.3)) made.id = makeText(random, node?.properties?.id as Schema);
  if (random.chance(0.1)) made.hideOn = make(making, node?.properties?.hideOn ?? {}, depth);
  if (made.children !== undefined || holders.includes(name)) made.children = nodes(making, deeper, depth);
  if (random.chance(0.01)) made.type = random.pick(hostile);
  return made;
}

function nodes(making: Making, deeper: boolean, depth: number): unknown[] {
  const count = deeper ? making.random.below(4) : 0;
  return Array.from({ length: count }, () => makeNode(making, depth + 1));
}

function makeObject(making: Making, schema: Schema, depth: number): unknown {
  const { random } = making;
  const entries: [string, unknown][] = [];
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (part === true || key === '$schema') continue;
    const isNodes = key === 'children' && part.items === undefined;
    const isNested = part.items?.$ref?.endsWith('/node') || isNodes;
    if (isNested) entries.push([key, nodes(making, depth < DEPTH - 1 && making.left > 0, depth)]);
    else if (schema.required?.includes(key) || random.chance(0.5)) {
      const value = make(making, part, depth);
      if (value !== undefined) entries.push([key, value]);
    }
  }
  if (random.chance(0.05)) entries.push([random.pick(hostileKeys), random.pick(hostile)]);
  const made = {};
  // As a parser makes it: "__proto__" becomes its own key, not a prototype.
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

function makeList(making: Making, schema: Schema, depth: number): unknown {
  const { random } = making;
  const least = schema.minItems ?? 0;
  const count = Math.min(least + random.below(3), schema.maxItems ?? 5);
  const list = Array.from({ length: count }, () => make(making, schema.items ?? {}, depth));
  return schema.uniqueItems ? [...new Set(list)] : list;
}

function makeNumber(random: Random, schema: Schema, whole: boolean): number {
  const least = schema.minimum ?? -10;
  const most = schema.maximum ?? 10_000;
  const value = random.chance(0.2) ? random.pick([least, most]) : least + random.next() * (most - least);
  return whole ? Math.round(value) : value;
}

function makeText(random: Random, schema: Schema): string {
  const examples = (schema.examples ?? []).filter(
    (example): example is string => typeof example === 'string',
  );
  const isFormed = schema.pattern !== undefined || schema.format !== undefined;
  if (examples.length && random.chance(isFormed ? 0.5 : 0.2)) return random.pick(examples);
  return random.chance(0.2) ? `${random.pick(hostile)}${random.pick(hostile)}` : random.pick(hostile);
}
