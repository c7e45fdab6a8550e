import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createModel } from '../../src/document/model.ts';
import type { Schema } from '../../src/document/schema.ts';
import { planFields } from '../../studio/window/forms/plan.ts';
import { readSources } from '../../tools/generate/sources.ts';
import { checkTranslation, readTranslation, translated } from '../../tools/generate/translate.ts';

const root = join(import.meta.dirname, '../..');

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  additionalProperties: false,
  title: 'Planted quote',
  description: 'A sentence of a resident.',
  required: ['words'],
  properties: {
    words: {
      title: 'What was said',
      type: 'string',
      minLength: 1,
      description: 'The sentence. Required.',
      kavling: { kind: 'words' },
      examples: ['Teduh sekali.'],
    },
    loud: {
      title: 'Loud',
      type: 'boolean',
      description: 'Larger letters.',
      default: false,
      examples: [true],
    },
    poster: {
      $ref: 'common.schema.json#/definitions/image',
      title: 'Photo of the speaker',
      description: 'The face beside it.',
      kavling: { least: 100 },
    },
    panels: {
      $ref: 'common.schema.json#/definitions/slot',
      title: 'Below',
      description: 'Widgets below the sentence.',
    },
  },
  examples: [
    {
      type: 'planted-quote',
      words: 'Teduh sekali.',
      poster: { src: 'hero-cluster-day.jpg', alt: 'Deretan rumah di tepi taman' },
      panels: [{ type: 'text', content: ['Di bawah kalimat.'] }],
    },
  ],
};

const indonesian = {
  'Planted quote': 'Kutipan tanam',
  'A sentence of a resident.': 'Kalimat seorang warga.',
  'What was said': 'Yang dikatakan',
  'The sentence. Required.': 'Kalimatnya. Wajib.',
  Loud: 'Lantang',
  'Larger letters.': 'Huruf lebih besar.',
  'Photo of the speaker': 'Foto pembicara',
  'The face beside it.': 'Wajah di sampingnya.',
  Below: 'Di bawahnya',
  'Widgets below the sentence.': 'Widget di bawah kalimat.',
};

const widget = `import type { Widget } from '../../renderer/widget.ts';
import { PlantedQuoteView } from './planted-quote.view.tsx';

const plantedQuote: Widget<'planted-quote'> = { type: 'planted-quote', hydrate: 'never', View: PlantedQuoteView };
export default plantedQuote;
`;

const view = `import type { PlantedQuote } from '../../generated/view.types.ts';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import type { ViewProps } from '../../renderer/widget.ts';

export function PlantedQuoteView({ words, loud, poster, panels }: ViewProps<PlantedQuote>) {
  return (
    <blockquote className="planted-quote" data-loud={String(loud)}>
      {words}
      {poster && <PictureView picture={poster} sizes="100vw" />}
      <div>{panels}</div>
    </blockquote>
  );
}
`;

test('[DOC-01] a new widget is a folder and a schema: its slot and its picture, under custom names, validate, render, are resized, appear in the catalogue and have labels in both languages, with no other edit and no script', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'kavling-new-widget-'));
  try {
    for (const part of [
      'src',
      'studio',
      'desk',
      'server',
      'wordpress',
      'tools',
      'schemas',
      'bin',
      'docs',
      'vite.config.ts',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const folder = join(copy, 'src/widgets/planted-quote');
    mkdirSync(folder);
    writeFileSync(join(folder, 'planted-quote.widget.ts'), widget);
    writeFileSync(join(folder, 'planted-quote.view.tsx'), view);
    writeFileSync(join(copy, 'schemas/widgets/planted-quote.schema.json'), JSON.stringify(schema));
    writeFileSync(join(copy, 'schemas/id/widgets/planted-quote.json'), JSON.stringify(indonesian));
    mkdirSync(join(copy, 'pages/probe'), { recursive: true });
    const page = {
      version: 1,
      template: 'page-builder',
      seo: { title: 'A', description: 'B' },
      project: { id: '1', name: 'A', superleadsId: 'S', telesalesNumber: '6281311122233' },
      sections: [
        {
          type: 'section',
          children: [
            { type: 'heading', text: 'A', level: 1 },
            {
              type: 'planted-quote',
              words: 'Rindang dan tenang.',
              poster: { src: 'warga.jpg', alt: 'Warga di taman' },
              panels: [
                { type: 'planted-quote', words: 'Di dalam.' },
                { type: 'button', label: 'Unduh', link: './brosur.pdf' },
              ],
            },
          ],
        },
      ],
    };
    const pageFile = join(copy, 'pages/probe/page.json');
    cpSync(join(root, 'schemas/examples/hero-cluster-day.jpg'), join(copy, 'pages/probe/warga.jpg'));
    writeFileSync(join(copy, 'pages/probe/brosur.pdf'), '%PDF-1.4');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, args, {
        cwd: copy,
        encoding: 'utf8',
        // The copy builds its own engine.
        env: { ...process.env, ENGINE: undefined },
      });
    expect(run('bin/run.mjs', 'tools/generate/main.ts').status).toBe(0);
    expect(untranslatedIn(copy)).toEqual([]);
    expect(labelsIn(copy, '').slice(2)).toEqual(['What was said', 'Loud', 'Photo of the speaker', 'Below']);
    expect(labelsIn(copy, '.id').slice(2)).toEqual([
      'Yang dikatakan',
      'Lantang',
      'Foto pembicara',
      'Di bawahnya',
    ]);
    const wrong = JSON.stringify(page).replace('"button"', '"buton"').replace('warga.jpg', 'warga2.jpg');
    writeFileSync(pageFile, wrong);
    const refused = run('bin/kavling.mjs', 'validate', '--format', 'json');
    expect(refused.status).toBe(1);
    for (const place of ['sections/0/children/1/panels/1/type', 'poster/src'])
      expect(refused.stdout).toContain(place);
    writeFileSync(pageFile, JSON.stringify(page));
    expect(run('bin/kavling.mjs', 'validate').stdout).toContain('no problems found');
    expect(run('bin/kavling.mjs', 'build', '--no-compress', '--out', 'dist').status).toBe(0);
    const html = readFileSync(join(copy, 'dist/probe/index.html'), 'utf8');
    expect(html).toMatch(/<blockquote class="planted-quote" data-loud="false">Rindang dan tenang\.<picture/);
    expect(html).toMatch(/<div><blockquote class="planted-quote" data-loud="false">Di dalam\.<div>/);
    expect(html).not.toMatch(/<script[^>]* src=/);
    const [, sizes = ''] = /<source[^>]* srcset="([^"]+)"/i.exec(html) ?? [];
    const made = sizes.split(/,\s*/).map((one) => one.split(' ')[0] ?? '');
    expect(made.length).toBeGreaterThan(1);
    const assets = readdirSync(join(copy, 'dist/assets'));
    for (const address of made) expect(assets).toContain(address.replace('/assets/', ''));
    expect(readdirSync(join(copy, 'dist/probe'))).toContain('brosur.pdf');
    expect(run('bin/kavling.mjs', 'widgets', 'planted-quote').stdout).toContain('Larger letters.');
    const shown = await fromPreview(copy, '/catalogue/planted-quote/0/');
    expect(shown).toMatch(/Teduh sekali\.<picture.*Di bawah kalimat\./s);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 180_000);

/** The sentences of the schemas of a copy that a language lacks. */
function untranslatedIn(copy: string): string[] {
  const sources = readSources(copy);
  return translated.flatMap((language) =>
    checkTranslation(sources, language, readTranslation(copy, language)),
  );
}

/** The labels of the form of the new widget in the studio. */
function labelsIn(copy: string, language: '' | '.id'): string[] {
  const file = join(copy, `schemas/generated/page.schema${language}.json`);
  const generated = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  const model = createModel({
    schema: generated,
    tables: { page: {}, widgets: {} },
    bands: [],
    validate: () => true,
  });
  const plans = planFields(model, model.widgets.get('planted-quote') ?? {}, []);
  return plans.map((plan) => plan.schema.title ?? '');
}

/** A page of the preview of a copy of the project. */
async function fromPreview(cwd: string, path: string): Promise<string> {
  const preview = spawn(process.execPath, ['bin/kavling.mjs', 'preview', '--port', '0'], {
    cwd,
    // The windows of studio and desk are not looked at here, and would take half a minute to build.
    env: { ...process.env, NO_COLOR: '1', ENGINE: 'as-is' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = new Promise((done) => preview.once('close', done));
  try {
    const url = await new Promise<string>((found, failed) => {
      preview.stdout.on('data', (part) => {
        const address = /Preview\s+(\S+?)\/?\s/.exec(String(part))?.[1];
        if (address) found(address);
      });
      preview.once('exit', () => failed(new Error('The preview did not start.')));
    });
    return await fetch(url + path).then((response) => response.text());
  } finally {
    // It still writes its cache until it has ended.
    preview.kill('SIGTERM');
    await gone;
  }
}
