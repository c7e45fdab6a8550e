import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { type Backend, createBackend, defaultServerConfig } from '../../server/index.ts';
import { buildSite } from '../build/build-site.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { findPages } from '../pages/pages.ts';
import { type UnitWatch, watchUnits } from './serve-units.ts';

const engineRoot = resolve('.');
const root = mkdtempSync(join(tmpdir(), 'kavling-serve-units-'));
const out = join(root, 'dist');
const list = join(root, 'pages/asri/units.csv');
const environment = {
  ...memoryEnvironment({}).environment,
  cwd: root,
  engineRoot,
  files: nodeFiles,
  now: Date.now,
};

let backend: Backend;
let watch: UnitWatch;
const timers: { readonly at: number; readonly run: () => void }[] = [];
const warnings: string[] = [];
let time = 0;

/** Turns the clock, and waits for what was due. */
async function turn(milliseconds: number): Promise<void> {
  time += milliseconds;
  for (const timer of timers.filter(({ at }) => at <= time)) {
    timers.splice(timers.indexOf(timer), 1);
    timer.run();
  }
  await watch.run();
}

const MINUTE = 60_000;
const HOMES = [
  'code,type,status,price',
  ...'ABCDEFGHIJ'.split('').map((code) => `${code}-1,Tipe 60,available,890000000`),
];
const writeList = (change: (text: string) => string = (text) => text) =>
  writeFileSync(list, change(HOMES.join('\n')));
const shown = () => {
  const html = readFileSync(join(out, 'asri/index.html'), 'utf8');
  return /Sisa \d+ mulai [^<]*/.exec(html)?.[0].replaceAll('\u00a0', ' ');
};

beforeAll(async () => {
  await ensureEngine();
  mkdirSync(join(root, 'pages/asri'), { recursive: true });
  writeList();
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title: 'Asri', description: 'Tentang Asri.' },
    project: {
      id: 'P-1',
      name: 'Asri',
      superleadsId: 'SL-1',
      telesalesNumber: '6281277770001',
      units: { source: 'units.csv' },
    },
    sections: [
      {
        type: 'section',
        children: [{ type: 'heading', level: 1, text: 'Sisa [units_left] mulai [price_from]' }],
      },
    ],
  };
  writeFileSync(join(root, 'pages/asri/page.json'), JSON.stringify(page));
  await buildSite({ root, engineRoot, pages: findPages(nodeFiles, root), out, language: 'en' });
  backend = await createBackend({
    config: defaultServerConfig({
      DATABASE_URL: { kind: 'sqlite', file: join(root, 'leads.db') },
      LOG_LEVEL: 'silent',
    }),
    projects: { facts: () => ({ base: '', pages: [] }) as never },
    background: false,
  });
  watch = watchUnits({
    environment,
    backend,
    out,
    after(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    warn: (reason) => void warnings.push(reason),
  });
  await watch.run();
}, 180_000);

afterAll(async () => {
  await watch.stop();
  await backend.close();
  rmSync(root, { recursive: true, force: true });
});

test('[UNIT-01] a saved list is on the served page within a minute', async () => {
  expect(shown()).toBe('Sisa 10 mulai Rp 890 juta');
  writeList((text) =>
    text.replace('A-1,Tipe 60,available', 'A-1,Tipe 60,sold').replaceAll('890000000', '905000000'),
  );
  await turn(MINUTE);
  expect(warnings).toEqual([]);
  expect(shown()).toBe('Sisa 9 mulai Rp 905 juta');
});

test('[UNIT-01] a broken list keeps the last good page, and the desk knows within a minute', async () => {
  writeList((text) => text.replace('B-1,Tipe 60,available', 'B-1,Tipe 60,sodl'));
  await turn(MINUTE);
  expect(shown()).toBe('Sisa 9 mulai Rp 905 juta');
  expect(backend.units.project('P-1')?.problem?.text.id).toContain('baris 3, kolom "status" (C3)');
  rmSync(list);
  await turn(MINUTE);
  expect(shown()).toBe('Sisa 9 mulai Rp 905 juta');
  expect(backend.units.project('P-1')?.problem?.text.en).toContain('There is no list of homes "units.csv"');
});

test('[UNIT-01] a suspicious list waits for a team lead, and is published once it is accepted', async () => {
  writeList((text) =>
    text.replaceAll('available', 'sold').replace('J-1,Tipe 60,sold', 'J-1,Tipe 60,available'),
  );
  await turn(MINUTE);
  expect(shown()).toBe('Sisa 9 mulai Rp 905 juta');
  expect(backend.units.project('P-1')?.problem).toBeNull();
  const { waiting } = backend.units.project('P-1') ?? {};
  expect(waiting?.doubts).toEqual([{ kind: 'gone', before: 9, gone: 8 }]);
  await backend.units.decide('P-1', waiting?.id ?? '', true);
  await turn(0);
  expect(shown()).toBe('Sisa 1 mulai Rp 890 juta');
});
