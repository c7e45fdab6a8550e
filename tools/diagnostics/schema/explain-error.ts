import type { DocumentModel, SchemaError } from '../../../src/document/model.ts';
import { type Path, parsePointer, valueAt } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { isOneSlipAway, isSameWord, nearest } from '../../../src/lib/nearest.ts';
import type { Finding, Repair } from '../finding.ts';
import { type MapLink, readMapLink } from './map-link.ts';

import { knownKeys, suggestKey } from './suggest.ts';

/** The meaning of one error for the author of the page. */
export function explainError(error: SchemaError, document: unknown, model: DocumentModel): Finding {
  const path = parsePointer(error.instancePath);
  const value = valueAt(document, path);
  const schema = model.schemaAt(document, path);
  const explained = byKeyword[error.keyword]?.({
    path,
    value,
    schema,
    params: error.params,
    document,
    model,
  });
  const params = { ...nameOf(path), value: short(value), ...exampleOf(schema) };
  if (!explained) return { code: 'KV211', path, params };
  return { path, ...explained, params: { ...params, ...explained.params } };
}

interface Case {
  path: Path;
  value: unknown;
  schema: Schema;
  params: Readonly<Record<string, unknown>>;
  document: unknown;
  model: DocumentModel;
}

type Explanation = Pick<Finding, 'code'> & Partial<Finding>;

const byKeyword: Record<string, (at: Case) => Explanation> = {
  additionalProperties({ path, value, schema, params }) {
    const key = String(params.additionalProperty);
    if (key === '__proto__') return { code: 'KV213', path: [...path, key], on: 'key', params: { key } };
    // The coordinates of a map in a key that it does not have.
    const link = isRecord(value) && schema.properties?.latitude ? readMapLink(value[key]) : undefined;
    if (link?.latitude) return { ...explainLink(link, 'latitude'), path: [...path, key] };
    const suggestion = isRecord(value) ? suggestKey(key, schema, value) : undefined;
    const known = knownKeys(schema);
    const alsoThere = suggestion ? undefined : nearest(key, known);
    return {
      code: 'KV201',
      path: [...path, key],
      on: 'key',
      params: {
        key,
        holder: holderOf(path, value),
        suggestion: suggestion ?? '',
        alsoThere: alsoThere ?? '',
        known: some(known),
      },
      ...(suggestion && isOneSlipAway(key, suggestion)
        ? { repair: { kind: 'rename-key', to: suggestion } as Repair }
        : {}),
    };
  },
  required({ path, value, schema, params, document, model }) {
    const key = String(params.missingProperty);
    if (schema.discriminator && key === 'type') return withoutType(path, value);
    const link = isCoordinate(key) && isRecord(value) ? linkIn(Object.values(value)) : undefined;
    if (link) return explainLink(link, key);
    const about = model.schemaAt(document, [...path, key]);
    return {
      code: 'KV202',
      params: {
        key,
        holder: holderOf(path, value),
        about: about.description ?? '',
        ...exampleOf(about),
      },
    };
  },
  type({ path, value, params }) {
    const name = String(path.at(-1));
    const link = isCoordinate(name) ? readMapLink(value) : undefined;
    if (link) return explainLink(link, name);
    const wanted = [params.type].flat().map(String);
    const converted = convert(value, wanted);
    return {
      code: 'KV203',
      params: {
        wanted: wanted.join(','),
        got: kindOf(value),
        ...(converted === undefined ? {} : { example: JSON.stringify(converted) }),
      },
      ...(converted === undefined ? {} : { repair: { kind: 'replace-value', value: converted } as Repair }),
    };
  },
  enum({ path, value, params, document, model }) {
    const allowed = (params.allowedValues as (string | number)[]) ?? [];
    const isWidget =
      path.at(-1) === 'type' && Boolean(model.schemaAt(document, path.slice(0, -1)).discriminator);
    const suggestion = typeof value === 'string' ? nearest(value, allowed.map(String)) : undefined;
    const exact = allowed.find((option) => isSameWord(String(value), String(option)) && option !== value);
    return {
      code: isWidget ? 'KV205' : 'KV204',
      params: {
        suggestion: suggestion ?? '',
        known: some(allowed.map((option) => JSON.stringify(option))),
        got: typeof value === 'string' ? value : short(value),
      },
      ...(exact === undefined ? {} : { repair: { kind: 'replace-value', value: exact } as Repair }),
    };
  },
  const: ({ params }) => ({
    code: 'KV204',
    params: { suggestion: '', known: JSON.stringify(params.allowedValue) },
  }),
  minLength: ({ params }) => ({ code: 'KV207', params: { limit: String(params.limit) } }),
  maxLength: ({ value, params }) => ({
    code: 'KV208',
    params: { limit: String(params.limit), length: String(String(value).length) },
  }),
  minimum: ({ params }) => ({ code: 'KV209', params: { limit: String(params.limit), side: 'least' } }),
  maximum: ({ params }) => ({ code: 'KV209', params: { limit: String(params.limit), side: 'most' } }),
  exclusiveMinimum: ({ params }) => ({
    code: 'KV209',
    params: { limit: String(params.limit), side: 'above' },
  }),
  exclusiveMaximum: ({ params }) => ({
    code: 'KV209',
    params: { limit: String(params.limit), side: 'below' },
  }),
  minItems: ({ value, params }) => ({
    code: 'KV210',
    params: { limit: String(params.limit), side: 'least', count: String((value as unknown[]).length) },
  }),
  maxItems: ({ value, params }) => ({
    code: 'KV210',
    params: { limit: String(params.limit), side: 'most', count: String((value as unknown[]).length) },
  }),
  pattern: ({ schema }) => ({
    code: 'KV211',
    params: { rule: schema.patternErrorMessage ?? '', kind: schema.kavling?.kind ?? '' },
  }),
  uniqueItems: ({ params }) => ({
    code: 'KV212',
    params: { first: String(Number(params.j) + 1), second: String(Number(params.i) + 1) },
  }),
};

function isCoordinate(key: string): boolean {
  return key === 'latitude' || key === 'longitude';
}

function linkIn(values: readonly unknown[]): MapLink | undefined {
  return values.map(readMapLink).find((link) => link !== undefined);
}

/** A link to a map where a number belongs: answered with the number, where the link holds it. */
function explainLink(link: MapLink, key: string): Explanation {
  const { latitude = '', longitude = '' } = link;
  return { code: 'KV214', params: { key, latitude, longitude } };
}

/** A widget without a type; perhaps the key itself is misspelt. */
function withoutType(path: Path, value: unknown): Explanation {
  const key = isRecord(value) ? Object.keys(value).find((name) => isOneSlipAway(name, 'type')) : undefined;
  if (key === undefined) return { code: 'KV206' };
  return {
    code: 'KV201',
    path: [...path, key],
    on: 'key',
    params: { key, suggestion: 'type', holder: '' },
    repair: { kind: 'rename-key', to: 'type' },
  };
}

/** The name of a property; for an entry of a list the name of the list and its place, from 1. */
function nameOf(path: Path): { key: string; index: string } {
  const last = path.at(-1);
  const key = path.findLast((step) => typeof step === 'string');
  return { key: String(key ?? ''), index: typeof last === 'number' ? String(last + 1) : '' };
}

/** The container of a key: the widget by its type, else the name of the object. */
function holderOf(path: Path, value: unknown): string {
  if (isRecord(value) && typeof value.type === 'string') return value.type;
  const name = path.findLast((key) => typeof key === 'string');
  return name === undefined ? '' : String(name);
}

function exampleOf(schema: Schema): { example: string } {
  const example = schema.examples?.[0] ?? schema.default;
  return { example: example === undefined ? '' : short(example) };
}

/** The JSON name of a value's type. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The same value in the type that is wanted, where there is no doubt: "3" is 3, "true" is true, 1042 is "1042". */
function convert(value: unknown, wanted: readonly string[]): string | number | boolean | undefined {
  if (typeof value === 'number' && wanted.includes('string')) return String(value);
  if (typeof value !== 'string') return undefined;
  if (wanted.includes('integer') && /^-?\d{1,9}$/.test(value)) return Number(value);
  if (wanted.includes('number') && /^-?\d{1,9}(\.\d+)?$/.test(value)) return Number(value);
  if (wanted.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true';
  return undefined;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** At most eight names, then how many there are. */
function some(names: readonly string[]): string {
  return names.length <= 8 ? names.join(', ') : `${names.slice(0, 8).join(', ')}, … (${names.length})`;
}
