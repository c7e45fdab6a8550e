import { expect, test } from 'vitest';
import { ownModel } from '../../src/engine/own-model.ts';

const { schema: bundle, inside } = ownModel;

import { siteSchema } from './site-schema.ts';

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
