import { expect, test } from 'vitest';
import { newMicrosite } from '../commands/new.ts';
import { validate } from '../commands/validate.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';

const pattern = {
  title: 'Open house',
  about: 'An invitation.',
  section: {
    type: 'section',
    id: 'open-house',
    children: [
      { type: 'heading', text: 'Open house', level: 2 },
      { type: 'image', image: { src: 'rumah.svg', alt: 'Rumah contoh' } },
    ],
  },
  page: { leadButtons: { buttons: [{ kind: 'whatsapp', label: 'Tanya', icon: 'whatsapp' }] } },
};
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>';

const site = (files: Record<string, unknown>, env: Record<string, string> = {}) =>
  memoryEnvironment({
    env,
    files: {
      '/site/kavling.config.json': '{}',
      '/site/patterns/rumah.svg': drawing,
      ...Object.fromEntries(
        Object.entries(files).map(([path, value]) => [
          `/site/patterns/${path}`,
          typeof value === 'string' ? value : JSON.stringify(value, null, 2),
        ]),
      ),
    },
  });

test('[PKG-05] a pattern of the site is added to pages like ours, with its pictures and what it needs beside it', async () => {
  const { environment, files } = site({ '010-open-house.json': pattern });
  expect(await newMicrosite(environment, 'bukit', { section: ['open-house'], yes: true })).toBe(0);
  const text = () => new TextDecoder().decode(files.read('/site/pages/bukit/page.json'));
  expect(text()).toContain('"id": "open-house"');
  expect(text()).toContain('"Tanya"');
  expect(files.kind('/site/pages/bukit/rumah.svg')).toBe('file');
  expect(await newMicrosite(environment, 'marina', { yes: true })).toBe(0);
  expect(await newMicrosite(environment, 'marina', { section: ['open-house'] })).toBe(0);
  expect(files.kind('/site/pages/marina/rumah.svg')).toBe('file');
  await expect(newMicrosite(environment, 'laut', { section: ['openhouse'] })).rejects.toThrow('"open-house"');
});

test.each([
  ['en', ['is missing', 'No widget is called "headin".', 'There is already a pattern called "promo".']],
  ['id', ['Tidak ada widget bernama "headin".', 'Sudah ada pola bernama "promo".']],
])('[PKG-05] a mistake in a pattern is reported at its own line (%s)', async (language, sentences) => {
  const wrong = structuredClone(pattern) as unknown as {
    about?: string;
    section: { children: { type: string }[] };
  };
  delete wrong.about;
  (wrong.section.children[0] as { type: string }).type = 'headin';
  const { environment, written } = site(
    {
      'wrong.json': JSON.stringify(wrong, null, 2).replace('rumah.svg', 'rumag.svg'),
      '010-promo.json': pattern,
      '020-promo.json': pattern,
      'list.json': '[]',
      'comma.json': '{ "title": "A" "about": "B." }',
    },
    { KAVLING_LANG: language },
  );
  expect(await validate(environment, [])).toBe(1);
  for (const sentence of sentences) expect(written.out).toContain(sentence);
  expect(written.out).toMatch(/patterns\/wrong\.json:8:17 .*KV205/);
  expect(written.out).toMatch(/patterns\/wrong\.json:15:18 .*KV401/);
  expect(written.out).toMatch(/patterns\/comma\.json:1:14 .*KV113/);
  expect(written.out).toMatch(/patterns\/list\.json:1:1 .*KV203/);
  // Invalid ones are not offered.
  await expect(newMicrosite(environment, 'a', { section: ['wrong'] })).rejects.toThrow();
});
