import type { DocumentModel } from '../../../src/document/model.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { partOfWidget } from '../../../src/document/walk.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Part } from '../../../src/lib/part.ts';

export type Plain = Readonly<Record<string, unknown>>;

/** Keys under which other tools keep the type of a block, its values, and the blocks inside it. */
const TYPES = [
  'type',
  '_type',
  'widgetType',
  'component',
  'widget',
  'blockType',
  'blockName',
  'block',
  '_template',
  'name',
];
const VALUES = ['props', 'attrs', 'attributes', 'settings', 'fields', 'data', 'options'];
const INNER = [
  'children',
  'innerBlocks',
  'elements',
  'blocks',
  'components',
  'widgets',
  'content',
  'body',
  'items',
];

/** True if a value is a Kavling node: its type exists, and its schema knows all of its keys. */
export function isOurs(value: Plain, model: DocumentModel): boolean {
  const schema = typeof value.type === 'string' ? model.widgets.get(value.type) : undefined;
  return schema !== undefined && Object.keys(value).every((key) => key === 'type' || knows(schema, key));
}

/** Translates values that other tools or models have written to our nodes, and lists what had to be dropped. */
export function translate(value: unknown, model: DocumentModel): { nodes: Plain[]; dropped: string[] } {
  const dropped: string[] = [];
  const nodes = blocksIn(value, '').flatMap(([block, at]): Plain[] => {
    const node = nodeOf(block, at, model, dropped);
    return node ? [node] : [];
  });
  return { nodes, dropped };
}

function nodeOf(block: Plain, at: string, model: DocumentModel, dropped: string[]): Plain | undefined {
  const named = TYPES.flatMap((key) => {
    const type = typeOf(block[key], model);
    return type ? [{ key, type }] : [];
  })[0];
  if (!named) {
    dropped.push(at || '/');
    return undefined;
  }
  const schema = model.widgets.get(named.type) ?? {};
  const part = partOfWidget(model.tables, named.type);
  const slot = Object.entries(part.keys ?? {}).find(([, inner]) => inner.kind === 'slot')?.[0];
  const out: Record<string, unknown> = { type: named.type };
  const values = valuesOf(block, named.key);
  for (const [key, value, path] of values) {
    const where = `${at}${path}`;
    if (slot && INNER.includes(key) && Array.isArray(value) && out[slot] === undefined) {
      out[slot] = blocksIn(value, where).flatMap(([one, way]) => nodeOf(one, way, model, dropped) ?? []);
      continue;
    }
    const own = ownKey(schema, key);
    const taken = own === undefined ? undefined : valueFor(model, schema, part, own, value);
    if (own === undefined || taken === undefined || out[own] !== undefined) dropped.push(where);
    else out[own] = taken;
  }
  return out;
}

/** The values of a block, its own and those that it keeps in one object, with the way to each. */
function valuesOf(block: Plain, typeKey: string): [key: string, value: unknown, path: string][] {
  return Object.entries(block).flatMap(([key, value]): [string, unknown, string][] => {
    if (key === typeKey) return [];
    if (VALUES.includes(key) && isRecord(value))
      return Object.entries(value).map(([inner, one]) => [inner, one, `/${key}/${inner}`]);
    return [[key, value, `/${key}`]];
  });
}

function blocksIn(value: unknown, at: string): [Plain, string][] {
  if (Array.isArray(value))
    return value.flatMap((one, i): [Plain, string][] => (isRecord(one) ? [[one, `${at}/${i}`]] : []));
  return isRecord(value) ? [[value, at]] : [];
}

/** "core/heading", "Heading", "icon_list" and "IconList" are types that there may be. */
function typeOf(value: unknown, model: DocumentModel): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = plain(value.slice(value.lastIndexOf('/') + 1));
  if (name === '') return undefined;
  return [...model.widgets].find(
    ([type, { title = '' }]) => plain(type) === name || plain(title) === name,
  )?.[0];
}

/** The key that a schema has for a name that is written in another way. */
function ownKey(schema: Schema, key: string): string | undefined {
  if (key === 'id') return 'id';
  return Object.keys(schema.properties ?? {}).find((own) => plain(own) === plain(key) && own !== 'type');
}

/** A value as the schema wants it; nothing when it is of another kind. */
function valueFor(model: DocumentModel, schema: Schema, part: Part, key: string, value: unknown): unknown {
  const wanted = model.inside(schema, key);
  if (part.keys?.[key]?.kind === 'rich-text' && typeof value === 'string')
    return value
      .split(/\n\s*\n/)
      .map((one) => one.trim())
      .filter(Boolean);
  if (wanted.enum) return wanted.enum.includes(value as string | number) ? value : undefined;
  if (wanted.pattern && !(typeof value === 'string' && new RegExp(wanted.pattern, 'u').test(value)))
    return undefined;
  const types = [wanted.type ?? []].flat();
  return types.length === 0 || types.includes(typeName(value)) ? value : undefined;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function knows(schema: Schema, key: string): boolean {
  return Object.hasOwn(schema.properties ?? {}, key);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
