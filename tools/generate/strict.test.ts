import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownModel } from '../../src/engine/own-model.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { type StrictSchema, strictSchema, withoutNulls } from './strict.ts';

const { widgets, bands, validate } = ownModel;
const types = [...widgets.keys()];

/** Problems with the structure of a value, ignoring lengths, ranges and patterns. */
const STRUCTURAL = new Set([
  'type',
  'required',
  'additionalProperties',
  'enum',
  'const',
  'discriminator',
  'oneOf',
]);
const KEYWORDS = [
  'type',
  'description',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
];

const plain: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.oneof(fc.string(), fc.constantFrom('hero.jpg', '#promo', 'https://example.co.id')),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  integer: fc.integer(),
  boolean: fc.boolean(),
  null: fc.constant(null),
};

/** Any value that a model may write under a strict schema. */
function written(schema: StrictSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(written));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return fc.oneof(...[schema.type ?? []].flat().map((type) => ofType(type, schema)));
}

function ofType(type: string, { items, properties = {} }: StrictSchema): fc.Arbitrary<unknown> {
  if (type === 'array') return fc.array(written(items ?? {}), { maxLength: 3 });
  if (type !== 'object') return plain[type] ?? fc.constant(undefined);
  return fc.record(Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, written(part)])));
}

function pageWith(type: string, node: unknown) {
  return {
    version: 1,
    template: 'page-builder',
    seo: { title: 'A', description: 'B' },
    project: { id: '1', name: 'A', superleadsId: 'S', telesalesNumber: '6281311122233' },
    sections: [bands.has(type) ? node : { type: 'section', children: [node] }],
  };
}

/** An example as a model would have to write it: null for omitted keys, without nested widgets. */
function asStrict(schema: StrictSchema, value: unknown): unknown {
  const choice =
    schema.anyOf?.find(({ type }) => type === (Array.isArray(value) ? 'array' : typeof value)) ?? schema;
  if (Array.isArray(value)) return value.map((entry) => asStrict(choice.items ?? {}, entry));
  if (!isRecord(value) || !choice.properties) return value;
  return Object.fromEntries(
    Object.entries(choice.properties).map(([key, part]) => [
      key,
      value[key] === undefined ? null : asStrict(part, value[key]),
    ]),
  );
}

function partsOf(schema: StrictSchema): StrictSchema[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [schema, ...inner.flatMap(partsOf)];
}

test.each(types)(
  '[STU-17] what a model writes under the strict schema of %s has the form of one once its nulls are gone',
  (type) => {
    const schema = strictSchema(type, ownModel);
    for (const part of partsOf(schema)) {
      expect(KEYWORDS).toEqual(expect.arrayContaining(Object.keys(part)));
      if (!part.properties) continue;
      expect(part.required).toEqual(Object.keys(part.properties));
      expect(part.additionalProperties).toBe(false);
    }
    fc.assert(
      fc.property(written(schema), (value) => {
        validate(pageWith(type, withoutNulls(value)));
        expect((validate.errors ?? []).filter(({ keyword }) => STRUCTURAL.has(keyword))).toEqual([]);
      }),
      { seed: 20_261_122, numRuns: 100 },
    );
  },
);

test.each(types)(
  '[STU-17] the strict schema of %s is a file of the package, and takes all its examples',
  (type) => {
    const schema = strictSchema(type, ownModel);
    const file = join(import.meta.dirname, '../../schemas/generated/strict', `${type}.json`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(schema);
    const check = new Ajv({ strict: false }).compile(schema);
    for (const example of widgets.get(type)?.examples ?? []) {
      check(asStrict(schema, example));
      expect(check.errors ?? []).toEqual([]);
    }
  },
);
