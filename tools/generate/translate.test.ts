import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translateSchema, translateWith } from '../../src/document/translate-schema.ts';
import { readSources } from './sources.ts';
import { checkTranslation, readTranslation, translated } from './translate.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root);

test.each(translated)(
  '[OPS-27] every sentence of the editor help exists in %s, and none too many',
  (language) => {
    expect(checkTranslation(sources, language, readTranslation(root, language))).toEqual([]);
  },
);

test('[OPS-27] a sentence without translation is reported, and so is an unused one', () => {
  const heading = sources.nodes.heading ?? {};
  const changed = {
    ...sources,
    nodes: { ...sources.nodes, heading: { ...heading, description: 'A new line.' } },
  };
  const found = checkTranslation(changed, 'id', readTranslation(root, 'id'));
  expect(found).toContain('schemas/id has no translation of: A new line.');
  expect(found).toContain(`schemas/id translates what no schema says any more: ${heading.description}`);
});

test('[OPS-27] one English title has another translation under one key', () => {
  const translate = translateWith(readTranslation(root, 'id'));
  const title = { title: 'Phone' };
  expect(translateSchema({ properties: { phone: title, mobile: title } }, translate).properties).toEqual({
    phone: { title: 'Telepon' },
    mobile: { title: 'Ponsel' },
  });
});
