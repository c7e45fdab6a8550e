import { expect, test } from 'vitest';
import { ownEngine } from '../engine/own-engine.ts';
import type { RenderedPage } from '../renderer/page.tsx';
import type { RenderContext } from '../renderer/render-context.tsx';
import { type PageDocument, type PageWithDefaults, withDefaults } from './page-document.ts';
import { parseText } from './parse.ts';

const context: RenderContext = {
  slug: 'contoh',
  client: { boot: '/boot.js', runtime: '/runtime.js', mount: '/mount.js', widgets: new Map() },
  picture: (image) => ({ ...image, src: `/assets/${String(image.src)}` }),
  fontUrl: (file) => file,
  sha256: (text) => String(text.length),
};

test('[DOC-05] a page goes from text to HTML in three forms: the document, the page with its defaults, the rendered page', () => {
  const text = `{
  "version": 1, "template": "page-builder",
  "seo": { "title": "Taman Asri", "description": "Rumah di tepi taman." },
  "project": { "id": "3107", "name": "Taman Asri", "superleadsId": "SL-3107", "telesalesNumber": "6281390020010" },
  "sections": [{ "type": "section", "children": [{ "type": "heading", "text": "Taman Asri", "level": 1 }] }]
}`;
  const { value, problems } = parseText(text);
  expect(problems).toEqual([]);
  const document = freeze(value) as PageDocument;

  const page: PageWithDefaults = withDefaults(document, ownEngine.model.tables, context.picture);
  expect(page.project.name).toBe((document.project as { name: string }).name);
  expect(document.settings).toBeUndefined();
  expect(page.settings.form.method).toBe('post');
  expect(page.settings.copy.skipToContent).toBe('Langsung ke isi');

  const rendered: RenderedPage = ownEngine.render(document, context);
  expect(rendered.html.startsWith('<!doctype html><html lang="id">')).toBe(true);
  expect(rendered.html).toContain(page.project.name);
});

test('[DOC-05] defaults change nothing that the author wrote, and adding them again changes nothing', () => {
  const document = {
    theme: { preset: 'senja' },
    settings: { otp: { enabled: true } },
    sections: [{ type: 'text' }],
  };
  const once = withDefaults(document, ownEngine.model.tables);
  expect(once).toMatchObject(document);
  expect(withDefaults(once as unknown as PageDocument, ownEngine.model.tables)).toEqual(once);
});

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
