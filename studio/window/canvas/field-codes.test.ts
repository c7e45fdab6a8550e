import { expect, test } from 'vitest';
import { ownModel } from '../../../src/engine/own-model.ts';
import { cleanHtml, withCodes } from './field-codes.ts';

const document = {
  header: { menu: [{ label: 'Harga', link: '#harga' }] },
  sections: [{ type: 'text', content: ['Satu', { text: ['Dua'] }] }],
  modals: { recommendation: { title: 'Proyek lain', projects: [{ name: 'Danau Asri' }] } },
};

test('[STU-03] the texts below one path get numbers, and those of one rich text the same', () => {
  const { document: coded, fields } = withCodes(document, ['sections', 0], ownModel.tables);
  expect(fields).toEqual(['/content']);
  const texts = JSON.stringify(coded).match(/(?:Satu|Dua)[^"]+/g) ?? [];
  expect(new Set(texts.map((text) => text.replace(/^\w+/, ''))).size).toBe(1);
  expect(JSON.parse(cleanHtml(JSON.stringify(coded)))).toEqual(document);
});

test('[STU-03] a part of the page that is not written gets no numbers, and neither does any other part', () => {
  const before = structuredClone(document);
  const { document: coded, fields } = withCodes(document, ['modals', 'lead'], ownModel.tables);
  expect(fields).toEqual([]);
  expect(coded).toEqual(before);
  expect(document).toEqual(before);
});
