import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { commandHere } from '../../../tools/testing/command-here.ts';
import { kavling } from '../../../tools/testing/served-site.ts';
import { companySite, guideFiles } from './company-site.ts';

const fresh = companySite('fresh');
const older = companySite('older');
const imported = companySite('imported');
afterAll(() => {
  fresh.remove();
  older.remove();
  imported.remove();
});

const page = (schema: string) => ({
  $schema: schema,
  version: 1,
  template: 'page-builder',
  seo: { title: 'Bukit Asri', description: 'Rumah di bukit.' },
  project: { id: '3107', name: 'Bukit Asri', superleadsId: 'SL-3107', telesalesNumber: '6281390020010' },
  theme: { preset: 'korporat' },
  sections: [
    {
      type: 'section',
      children: [
        { type: 'heading', text: 'Bukit Asri', level: 1 },
        { type: 'price-note', words: 'Harga belum termasuk pajak.' },
      ],
    },
  ],
});
const pattern = (schema: string) => ({
  $schema: schema,
  title: 'Promo',
  about: 'Sebuah promo.',
  section: { type: 'section', children: [{ type: 'price-note', words: 'Diskon.' }] },
});
const config = 'export default { presets: { korporat: { base: "kota" } } };\n';

/** A widget, a preset and a pattern of the site's own. */
function addOwn({ put }: typeof fresh): void {
  for (const [path, text] of Object.entries(guideFiles())) put(path, text);
  put('kavling.config.ts', config);
}

test('[OPS-58] the first widget, preset and pattern of a new site are known to its editor, on the pages that it had before', async () => {
  const { site, put, read, marked } = fresh;
  expect(await commandHere(site, ['init', '--lang', 'en'])).toMatchObject({ code: 0 });
  expect(await commandHere(site, ['new', 'bukit', '--yes'])).toMatchObject({ code: 0 });
  const { $schema } = JSON.parse(read('pages/bukit/page.json')) as { $schema: string };
  expect(await marked('pages/bukit/page.json')).toEqual([]);
  put('pages/bukit/page.json', page($schema));
  expect(await marked('pages/bukit/page.json')).not.toEqual([]);
  addOwn(fresh);
  put('patterns/promo.json', pattern('../.kavling/pattern.schema.json'));
  const { code, said } = await commandHere(site, ['validate', '--lang', 'en']);
  expect([code, said]).toEqual([0, expect.stringContaining('no problems found')]);
  for (const path of ['pages/bukit/page.json', 'patterns/promo.json'])
    expect(await marked(path), path).toEqual([]);
}, 120_000);

test('[OPS-58] `validate` warns where an older site names the schemas of the package, and `--fix` corrects pages, patterns and settings', async () => {
  const { site, put, read, marked } = older;
  const ours = 'node_modules/kavling/schemas/generated';
  const settings = `{
  // Ours.
  "json.schemas": [
    { "fileMatch": ["pages/*/page.json"], "url": "./${ours}/page.schema.id.json" },
    { "fileMatch": ["patterns/*.json"], "url": "./${ours}/pattern.schema.id.json" },
    { "fileMatch": ["copy.json"], "url": "./${ours}/copy.schema.json" }
  ]
}
`;
  put('pages/bukit/page.json', page(`../../${ours}/page.schema.json`));
  put('patterns/promo.json', pattern(`../${ours}/pattern.schema.json`));
  put('.vscode/settings.json', settings);
  addOwn(older);
  const { code, said } = await commandHere(site, ['validate', '--format', 'json']);
  expect(code).toBe(0);
  const { findings } = JSON.parse(said) as { findings: { code: string; file: string; line: number }[] };
  expect(findings.map(({ code, file, line }) => `${code} ${file}:${line}`).sort()).toEqual([
    'KV338 .vscode/settings.json:4',
    'KV338 .vscode/settings.json:5',
    'KV338 .vscode/settings.json:6',
    'KV338 pages/bukit/page.json:2',
    'KV338 patterns/promo.json:2',
  ]);
  expect(await marked('pages/bukit/page.json')).not.toEqual([]);

  const fixed = await commandHere(site, ['validate', '--fix', '--lang', 'en']);
  expect([fixed.code, fixed.said]).toEqual([0, expect.stringContaining('no problems found')]);
  expect(JSON.parse(read('pages/bukit/page.json'))).toEqual(page('../../.kavling/page.schema.json'));
  expect(read('.vscode/settings.json')).toBe(
    settings.replaceAll(/\.\/node_modules\S*?(\w+)\.schema(?:\.id)?\.json/g, './.kavling/$1.schema.json'),
  );
  for (const path of ['pages/bukit/page.json', 'patterns/promo.json'])
    expect(await marked(path), path).toEqual([]);
}, 120_000);

test('[OPS-58] `prepare` makes the schemas and types of a clone, in the language of the person', async () => {
  const { site, read, marked } = older;
  rmSync(`${site}/.kavling`, { recursive: true });
  expect(await kavling(site, 'prepare', '--lang', 'id')).toEqual({ code: 0, said: '' });
  expect(read('.kavling/widgets.d.ts')).toContain('"price-note"');
  expect(read('.kavling/page.schema.json')).toContain('Tidak ada widget dengan nama ini.');
  expect(await marked('patterns/promo.json')).toEqual([]);
}, 60_000);

test('[OPS-58] an imported page refers to the schema of its site, which is there', async () => {
  const { site, put, read, marked } = imported;
  const heading = {
    elType: 'widget',
    widgetType: 'heading',
    settings: { title: 'Bukit Asri' },
    elements: [],
  };
  const content = [{ elType: 'section', elements: [{ elType: 'column', elements: [heading] }] }];
  put('lama.json', { version: '0.4', title: 'Lama', type: 'page', content });
  put('.vscode/settings.json', { 'json.schemas': [] });
  const { code, said } = await commandHere(site, ['import', 'elementor', 'lama.json', '--lang', 'en']);
  expect([code, said]).toEqual([0, expect.stringContaining('pages/lama/page.json')]);
  expect(JSON.parse(read('pages/lama/page.json'))).toMatchObject({
    $schema: '../../.kavling/page.schema.json',
  });
  expect(read('.kavling/page.schema.json').length).toBeGreaterThan(100_000);
  expect(await marked('pages/lama/page.json')).toEqual([]);
}, 120_000);
