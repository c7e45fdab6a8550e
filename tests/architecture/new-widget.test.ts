import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
      type: 'string',
      minLength: 1,
      description: 'The sentence. Required.',
      examples: ['Teduh sekali.'],
    },
    loud: { type: 'boolean', description: 'Larger letters.', default: false, examples: [true] },
  },
  examples: [{ type: 'planted-quote', words: 'Teduh sekali.' }],
};

const widget = `import type { Widget } from '../../renderer/widget.ts';
import { PlantedQuoteView } from './planted-quote.view.tsx';

const plantedQuote: Widget<'planted-quote'> = { type: 'planted-quote', hydrate: 'never', View: PlantedQuoteView };
export default plantedQuote;
`;

const view = `import type { PlantedQuote } from '../../generated/view.types.ts';

export function PlantedQuoteView({ words, loud }: PlantedQuote) {
  return <blockquote className="planted-quote" data-loud={String(loud)}>{words}</blockquote>;
}
`;

test('a new widget is a folder and a schema: no file of the project is edited, and it builds, validates and needs no script', () => {
  const copy = mkdtempSync(join(tmpdir(), 'kavling-new-widget-'));
  try {
    for (const part of [
      'src',
      'tools',
      'server',
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
            { type: 'planted-quote', words: 'Rindang dan tenang.' },
          ],
        },
      ],
    };
    writeFileSync(join(copy, 'pages/probe/page.json'), JSON.stringify(page));
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: copy,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    run('bin/run.mjs', 'tools/generate/main.ts');
    expect(run('bin/kavling.mjs', 'validate')).toContain('no problems found');
    run('bin/kavling.mjs', 'build', '--out', 'dist');
    const html = readFileSync(join(copy, 'dist/probe/index.html'), 'utf8');
    expect(html).toContain(
      '<blockquote class="planted-quote" data-loud="false">Rindang dan tenang.</blockquote>',
    );
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(run('bin/kavling.mjs', 'widgets', 'planted-quote')).toContain('Larger letters.');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 400_000);
