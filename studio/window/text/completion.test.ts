// @vitest-environment jsdom
import { expect, test } from 'vitest';
import pageSchema from '../../../schemas/generated/page.schema.json' with { type: 'json' };
import { createModel } from '../../../src/document/model.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { ownModel } from '../../../src/engine/own-model.ts';
import { unmeasured } from '../../../src/lib/to-picture.ts';
import type { StudioSite } from '../../wire.ts';
import { createDocumentStore } from '../state/document-store.ts';
import { firstWindowState } from '../state/window-state.ts';
import { completeAt } from './completion.ts';
import { meaningAt } from './hover.ts';

const model = createModel({
  schema: pageSchema as unknown as Schema,
  tables: ownModel.tables,
  bands: [...ownModel.bands],
  validate: () => true,
});
const site = { pages: [{ slug: 'lain', title: 'Lain', errors: 0, address: '' }] } as unknown as StudioSite;

/** The completions and the meaning at the bar in the text. */
function at(marked: string) {
  const offset = marked.indexOf('|');
  const doc = createDocumentStore(marked.replace('|', ''));
  const get = () => ({
    ...firstWindowState,
    pictures: { 'hero.jpg': unmeasured('hero.jpg') },
  });
  const parts = { doc, model, get, language: 'en' as const, slug: 'ini', site };
  return {
    labels: (completeAt(parts, offset)?.options ?? []).map((one) => one.displayLabel ?? one.label),
    meaning: meaningAt(parts, offset),
  };
}

const node = (inner: string) =>
  `{ "sections": [{ "type": "section", "id": "promo", "children": [${inner}] }] }`;

test('[STU-10] keys that are not there yet are offered, the text being broken or not', () => {
  const { labels } = at(node('{ "type": "heading", "|" }'));
  expect(labels).toContain('align');
  expect(labels).not.toContain('type');
  expect(at(node('{ "type": "heading", "|'))).toMatchObject({ labels: expect.arrayContaining(['text']) });
});

test('[STU-10] values are offered: choices, types, anchors, pages and pictures', () => {
  expect(at(node('{ "type": "heading", "align": "|" }')).labels).toContain('center');
  expect(at(node('{ "type": "|" }')).labels).toEqual(expect.arrayContaining(['heading', 'accordion']));
  expect(at(node('{ "type": "button", "link": "|" }')).labels).toEqual(
    expect.arrayContaining(['#promo', '/lain/']),
  );
  expect(at(node('{ "type": "image", "image": { "src": "|" } }')).labels).toContain('hero.jpg');
});

test('[STU-10] a key has its meaning, and a value the effect of choosing it', () => {
  expect(at(node('{ "type": "heading", "le|vel": 2 }')).meaning).toMatchObject({
    title: 'level',
    sentences: ['Its heading level.'],
  });
  expect(at(node('{ "type": "heading", "level": |2 }')).meaning?.sentences).toContain('A section.');
});
