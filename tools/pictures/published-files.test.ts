import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { buildSite } from '../build/build-site.ts';
import { validatePage } from '../diagnostics/validate-page.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { findPages } from '../pages/pages.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

let root = '';
let folder = '';
beforeAll(() => ensureEngine());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-files-'));
  folder = join(root, 'pages/a');
  mkdirSync(folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Plain = Record<string, unknown>;

function pageWith(more: Plain, settings: Plain = {}): string {
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title: 'A', description: 'Tentang A.', url: 'https://contoh.example.co.id/a/' },
    project: { id: '1', name: 'A', superleadsId: 'SL-1', telesalesNumber: '6281277770001' },
    settings,
    sections: [{ type: 'section', children: [{ type: 'heading', level: 1, text: 'A' }, more] }],
  };
  return JSON.stringify(page, null, 2);
}

const place: Readonly<Record<string, (text: string) => string>> = {
  picture: (src) => pageWith({ type: 'image', image: { src, alt: 'Gerbang utama' } }),
  film: (video) => pageWith({ type: 'video', video, title: 'Tur' }),
  brochure: (file) => pageWith({ type: 'lead-button', label: 'Unduh', kind: 'brochure', file }),
  'brochure of the settings': (brochureUrl) => pageWith({ type: 'divider' }, { brochureUrl }),
  link: (link) => pageWith({ type: 'button', label: 'Unduh', link }),
};
const everywhere = Object.keys(place);

async function look(text: string) {
  writeFileSync(join(folder, 'page.json'), text);
  const checked = validatePage(text, { file: 'pages/a/page.json', folder, files: nodeFiles });
  const out = join(root, 'dist');
  const pages = findPages(nodeFiles, root);
  const built = await buildSite({
    root,
    engineRoot: resolve('.'),
    pages,
    out,
    language: 'en',
    compress: false,
  });
  const errors = checked.filter(({ severity }) => severity === 'error');
  const published = existsSync(join(out, 'a')) ? readdirSync(join(out, 'a')) : [];
  return { errors, codes: errors.map(({ code }) => code), wrong: built.wrongPages, published };
}

const hostile = [
  './page.json',
  './../b/page.json',
  './units.csv',
  './\0',
  './a\0.pdf',
  './.',
  './..',
  './sub/',
];

test.each(everywhere)(
  '[OPS-45] a strange text in the place of a %s is a finding with line and column, or a link, and no crash',
  async (name) => {
    mkdirSync(join(folder, 'sub'));
    writeFileSync(join(folder, 'units.csv'), 'harga');
    for (const text of hostile) {
      const { errors, wrong, published } = await look(place[name]?.(text) ?? '');
      const isLink = name === 'link' && /\/(sub\/|\.{1,2}|\0|\.\.\/b\/page\.json)$/.test(text);
      if (isLink) expect(published, text).toEqual(wrong ? [] : ['index.html']);
      else
        expect(
          [errors.length > 0, errors.every(({ line, column }) => line > 1 && column > 1), wrong],
          text,
        ).toEqual([true, true, 1]);
      expect(
        published.filter((file) => file !== 'index.html'),
        text,
      ).toEqual([]);
    }
  },
);

test('[OPS-45] a text that only looks like a file is a text, and publishes nothing', async () => {
  for (const text of ['./', './..', './page.json', '.\0', './sub'])
    expect((await look(pageWith({ type: 'heading', level: 2, text }))).published).not.toContain('page.json');
});

test('[OPS-45] a link that leads out of the folder of the page is a finding, also as a picture', async () => {
  const photo = sharp({ create: { width: 500, height: 300, channels: 3, background: '#123456' } }).jpeg();
  await photo.toFile(join(root, 'elsewhere.jpg'));
  writeFileSync(join(root, 'secret.pdf'), 'SECRET');
  symlinkSync('../../elsewhere.jpg', join(folder, 'foto.jpg'));
  symlinkSync('../../secret.pdf', join(folder, 'brosur.pdf'));
  for (const [name, text] of [
    ['picture', 'foto.jpg'],
    ['brochure', './brosur.pdf'],
    ['link', './brosur.pdf?v=2'],
  ] as const) {
    const { codes, published, wrong } = await look(place[name]?.(text) ?? '');
    expect([codes, published, wrong], name).toEqual([['KV406'], [], 1]);
  }
});

test('[OPS-45] a brochure, a film and a picture are published from the folder of the page', async () => {
  writeFileSync(join(folder, 'brosur.pdf'), '%PDF');
  const { codes, published } = await look(place.brochure?.('./brosur.pdf?v=2') ?? '');
  expect(codes).toEqual([]);
  expect(published.sort()).toEqual(['brosur.pdf', 'index.html']);
});

test('[OPS-45] a picture of 8 by 60,000 stops the build with its name, not with a stack trace', async () => {
  await sharp({ create: { width: 8, height: 60_000, channels: 3, background: '#123456' } })
    .png()
    .toFile(join(folder, 'strip.png'));
  writeFileSync(join(folder, 'page.json'), place.picture?.('strip.png') ?? '');
  const pages = findPages(nodeFiles, root);
  const options = { root, engineRoot: resolve('.'), pages, out: join(root, 'dist'), language: 'en' } as const;
  const { wrong } = await buildSite({ ...options, compress: false });
  expect(wrong.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))).toContain('KV412');
});
