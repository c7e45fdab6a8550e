import { expect, test } from 'vitest';
import type { Schema } from '../../../src/document/schema.ts';
import { ownModel } from '../../../src/engine/own-model.ts';

const unitWords = /milliseconds|seconds|pixels|percent|degrees/i;

/** Numbers whose description counts in something, with no unit for the form to show. */
function untold(schema: Schema, where: string): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, own]) =>
    own === true ? [] : untold(own, `${where}/${key}`),
  );
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const isTold = schema.kavling?.unit !== undefined || !unitWords.test(schema.description ?? '');
  return [
    ...inner,
    ...(schema.items ? untold(schema.items, `${where}/*`) : []),
    ...(isNumber && !schema.enum && !isTold ? [where] : []),
  ];
}

test('[STU-08] every number in pixels, percent, degrees or time has its unit for the form', () => {
  const all = Object.entries(ownModel.schema.definitions ?? {});
  expect(all.flatMap(([name, schema]) => untold(schema, name))).toEqual([]);
});
