import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Schema } from '../../src/document/schema.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { readSources, withWidgets } from '../generate/sources.ts';
import { SCHEMA_FILE } from '../schema/schema-files.ts';
import { editorSchema, siteSchema, writeSiteSchema } from './site-schema.ts';

const { schema: bundle, inside } = ownModel;
const section = { type: 'section', children: [] };

test('[PKG-05] the schema of a site has its names and sections, and ours stays as it is', () => {
  const before = JSON.stringify(bundle);
  const names = { icons: ['menara'], fonts: [], presets: ['korporat'] };
  const patterns = [{ name: 'promo', title: 'Promo kita', about: 'Promo.', section }];
  const schema = siteSchema(bundle, { names, patterns });
  const preset = inside(schema.definitions?.theme ?? {}, 'preset');
  expect(preset.enum).toContain('korporat');
  expect(preset.enumDescriptions).toHaveLength(preset.enum?.length ?? 0);
  expect(schema.definitions?.node?.defaultSnippets?.at(-1)).toMatchObject({
    label: 'Promo kita',
    body: section,
  });
  expect(JSON.stringify(schema).match(/"menara"/g)?.length).toBeGreaterThan(3);
  expect(JSON.stringify(bundle)).toBe(before);
});

test('[OPS-64] the editor help in Indonesian is made of the English file, to the last sentence', () => {
  const read = (language: 'en' | 'id') => readFileSync(SCHEMA_FILE[language], 'utf8');
  expect(editorSchema(read('id'), 'en')).toEqual(JSON.parse(read('id')));
  expect(editorSchema(read('en'), 'id')).toEqual(JSON.parse(read('id')));
});

test('[OPS-58] a folder that may only be read gets no schemas, without an error; any other trouble is reported', () => {
  const files = Object.fromEntries(
    ['page', 'pattern', 'copy'].map((name) => [`/kavling/schemas/generated/${name}.schema.json`, '{}']),
  );
  const { environment } = memoryEnvironment({ files });
  const extras = { names: { icons: [], fonts: [], presets: [] }, patterns: [] };
  const refusing = (code: string) => ({
    ...environment,
    files: {
      ...environment.files,
      write: () => {
        throw Object.assign(new Error(code), { code });
      },
    },
  });
  expect(() => writeSiteSchema(refusing('EROFS'), extras, ownModel)).not.toThrow();
  expect(() => writeSiteSchema(refusing('ENOSPC'), extras, ownModel)).toThrow('ENOSPC');
  writeSiteSchema(environment, extras, ownModel);
  expect(environment.files.list('/site/.kavling')).toEqual([
    'copy.schema.json',
    'page.schema.json',
    'pattern.schema.json',
  ]);
});

test('[OPS-58, OPS-27] a site with widgets has its schema in Indonesian from the package, which holds no translations', () => {
  const files = Object.fromEntries(
    ['page.schema', 'pattern.schema.id', 'copy.schema.id'].map((name) => [
      `/kavling/schemas/generated/${name}.json`,
      '{}',
    ]),
  );
  const { environment } = memoryEnvironment({ files, env: { KAVLING_LANG: 'id' } });
  const properties = { label: { type: 'string' }, priceNow: { type: 'string', title: 'Our price' } };
  const sources = withWidgets(readSources('.'), [['price-now', { title: 'Price', properties }]]);
  writeSiteSchema(
    environment,
    { names: { icons: [], fonts: [], presets: [] }, patterns: [] },
    {
      ...ownModel,
      sources,
    },
  );
  const schema = JSON.parse(String(environment.files.readText('/site/.kavling/page.schema.json'))) as Schema;
  expect(schema.definitions?.['widget-price-now']?.properties).toMatchObject({
    label: { title: 'Tulisan' },
    priceNow: { title: 'Our price' },
  });
});
