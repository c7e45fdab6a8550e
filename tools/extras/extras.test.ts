import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { typefaces } from '../../src/renderer/typefaces.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { commandHere } from '../testing/command-here.ts';
import { kavling } from '../testing/served-site.ts';
import { measureFonts } from './fonts.ts';
import { SAMPLE, SAMPLE_WIDTHS, sampleWidth } from './measure-font.ts';

const site = mkdtempSync(join(tmpdir(), 'kavling-extras-'));
const { resolve: find } = createRequire(import.meta.url);
const shipped = (name: string) => find(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
const put = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
};
const say = (...line: string[]) => commandHere(site, line, { KAVLING_LANG: 'en' });

const page = {
  version: 1,
  template: 'page-builder',
  seo: { title: 'Bukit Asri', description: 'Rumah di bukit.' },
  project: { id: '3107', name: 'Bukit Asri', superleadsId: 'SL-3107', telesalesNumber: '6281390020010' },
  theme: { preset: 'korporat', fonts: { heading: 'rumah-sans', body: 'serif-tua' } },
  sections: [
    {
      type: 'section',
      children: [
        { type: 'heading', text: 'Bukit Asri', level: 1 },
        { type: 'icon-list', items: [{ icon: 'menara', text: 'Dua menara' }] },
        { type: 'lead-button', kind: 'whatsapp', label: 'Tanya', icon: 'menara' },
      ],
    },
  ],
};
const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" onload="alert(1)"><title>Menara</title>
<style>.a{fill:red}</style><script>alert(2)</script><defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>
<path class="a" style="fill:#000;stroke:url(#g)" d="M4 30V8l12-6 12 6v22z"/><image href="https://example.com/a.png"/></svg>`;

beforeAll(async () => {
  put('pages/bukit/page.json', JSON.stringify(page, null, 2));
  mkdirSync(join(site, 'fonts/rumah-sans'), { recursive: true });
  copyFileSync(shipped('instrument-sans'), join(site, 'fonts/rumah-sans/rumah.woff2'));
  put('fonts/rumah-sans/OFL.txt', 'SIL Open Font License');
  for (const wght of [400, 700]) {
    const bytes = readFileSync(shipped('fraunces'));
    const cut = await subsetFont(bytes, SAMPLE, { targetFormat: 'truetype', variationAxes: { wght } });
    put(`brand/Serif Tua ${wght}.ttf`, cut);
  }
  put('icons/menara.svg', icon);
  put('copy.json', '{ "plainTitle": "Hubungi Tim Kami" }');
  put(
    'kavling.config.ts',
    `export default {
      fonts: { 'serif-tua': { files: ['brand/Serif Tua 400.ttf', 'brand/Serif Tua 700.ttf'], style: 'serif' as const } },
      presets: { korporat: { base: 'kota', colors: { brand: '#8a1538' }, headingWeight: 600 } },
    };`,
  );
}, 120_000);

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('[PKG-05] own fonts, icons, presets and sentences are on the page, as the site says them', async () => {
  expect((await say('validate')).code).toBe(0);
  const built = await kavling(site, 'build', '--lang', 'en');
  expect(built.said).toContain('1 page built');
  const html = readFileSync(join(site, 'dist/bukit/index.html'), 'utf8');
  expect(html).toContain('--brand:#8a1538');
  expect(html).toContain('Hubungi Tim Kami');
  expect(html).toMatch(/--font-heading:"Rumah Sans","Rumah Sans 0"/);
  // Cut to the letters of the page, under the hash of its content.
  const [, address = ''] = /font-family:"Rumah Sans";src:url\("([^"]+)"\)/.exec(html) ?? [];
  expect(readFileSync(join(site, 'dist', address)).length).toBeLessThan(
    readFileSync(shipped('instrument-sans')).length * 0.7,
  );
  // Two files for a typeface that is not variable, each with its weight.
  const faces = [...html.matchAll(/font-family:"Serif Tua";src:url\("([^"]+)"\)[^;]*;font-weight:(\d+)/g)];
  expect(faces.map(([, , weight]) => weight)).toEqual(['400', '700']);
  for (const [, url = ''] of faces) {
    expect(url).toMatch(/^\/assets\/[\w.-]+$/);
    expect(existsSync(join(site, 'dist', url))).toBe(true);
  }
  const drawings = html.match(/<svg[^>]*viewBox="0 0 32 32"[\s\S]*?<\/svg>/g) ?? [];
  expect(drawings).toHaveLength(2);
  expect(drawings[0]).toContain('fill="currentColor"');
  expect(drawings[0]).toContain('stroke="url(#_menara-g)"');
  expect(drawings.join('')).not.toMatch(/script|onload|<style|<title|class="a"|example\.com|alert/);
}, 120_000);

test('[PKG-05] editors offer the own names, and find no mistake in a page that uses them', async () => {
  const uri = `file://${site}/.kavling/page.schema.json`;
  const service = getLanguageService({
    schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  });
  service.configure({ schemas: [{ uri, fileMatch: ['*'] }] });
  const ask = async (text: string) => {
    const document = TextDocument.create(`file://${site}/page.json`, 'json', 1, text.replace('|', ''));
    const json = service.parseJSONDocument(document);
    const list = await service.doComplete(document, document.positionAt(text.indexOf('|')), json);
    return {
      labels: list?.items.map(({ label }) => label) ?? [],
      problems: await service.doValidation(document, json),
    };
  };
  const whole = await ask(`${JSON.stringify(page, null, 2)}|`);
  expect(whole.problems).toEqual([]);
  expect((await ask('{ "theme": { "preset": | } }')).labels).toContain('"korporat"');
  expect((await ask('{ "theme": { "fonts": { "body": | } } }')).labels).toContain('"serif-tua"');
  const icons = '{ "sections": [{ "type": "lead-button", "icon": | }] }';
  expect((await ask(icons)).labels).toEqual(expect.arrayContaining(['"menara"', '"pool"']));
  expect((await say('new', 'laut', '--yes')).code).toBe(0);
  const made = JSON.parse(readFileSync(join(site, 'pages/laut/page.json'), 'utf8')) as { $schema: string };
  expect(made.$schema).toBe('../../.kavling/page.schema.json');
  rmSync(join(site, 'pages/laut'), { recursive: true });
});

test('[PKG-05] a changed icon or font rebuilds the pages', async () => {
  expect((await say('build')).said).toContain('1 unchanged');
  put('icons/menara.svg', icon.replace('M4 30', 'M5 30'));
  expect((await say('build')).said).toContain('1 page built');
  expect(readFileSync(join(site, 'dist/bukit/index.html'), 'utf8')).toContain('M5 30');
});

test.each([
  ['en', 'Did you mean "menara"?', 'Did you mean "rumah-sans"?', 'Did you mean "korporat"?', 'plainTitle'],
  ['id', 'Maksud Anda "menara"?', 'Maksud Anda "rumah-sans"?', 'Maksud Anda "korporat"?', 'plainTitle'],
])(
  '[PKG-05] an unknown name is answered with the nearest, the own ones included (%s)',
  async (language, ...said) => {
    const wrong = JSON.stringify(page, null, 2)
      .replace('"menara"', '"menar"')
      .replace('"rumah-sans"', '"rumah-san"')
      .replace('"korporat"', '"korporate"');
    put('pages/salah/page.json', wrong);
    put('copy.json', '{ "plainTitel": "A" }');
    const { code, said: text } = await say('validate', '--lang', language);
    put('copy.json', '{ "plainTitle": "Hubungi Tim Kami" }');
    rmSync(join(site, 'pages/salah'), { recursive: true });
    expect(code).toBe(1);
    for (const sentence of said) expect(text).toContain(sentence);
    expect(text).toMatch(/copy\.json:1:3 /);
  },
);

test.each([
  [
    'en',
    [
      'There is already an icon called "pool".',
      'icons/dua kata.svg',
      'There is no drawing',
      'no font file',
      'Cannot read the font',
      'no licence',
    ],
  ],
  [
    'id',
    [
      'Sudah ada ikon bernama "pool".',
      'icons/dua kata.svg',
      'Tidak ada gambar',
      'Tidak ada berkas font',
      'tidak bisa dibaca',
      'Tidak ada lisensi',
    ],
  ],
] as const)(
  '[PKG-05] unusable parts are reported with their place, and nothing is published (%s)',
  async (language, said) => {
    put('icons/pool.svg', icon);
    put('icons/dua kata.svg', icon);
    put('icons/kosong.svg', '<svg viewBox="0 0 1 1"><script>1</script></svg>');
    put('fonts/hampa/README.md', '');
    put('fonts/rusak/rusak.woff2', 'not a font');
    put('fonts/bebas/a.woff2', readFileSync(shipped('instrument-sans')));
    const { code, said: text } = await say('validate', '--lang', language);
    const built = await say('build', '--lang', language);
    for (const path of [
      'icons/pool.svg',
      'icons/dua kata.svg',
      'icons/kosong.svg',
      'fonts/hampa',
      'fonts/rusak',
      'fonts/bebas',
    ])
      rmSync(join(site, path), { recursive: true });
    expect([code, built.code]).toEqual([1, 1]);
    for (const sentence of said) expect(text).toContain(sentence);
  },
);

test('[PKG-05] a preset and sentences of the config are checked like those of a page', async () => {
  const config = readFileSync(join(site, 'kavling.config.ts'), 'utf8');
  put(
    'kavling.config.ts',
    config
      .replace("'#8a1538'", "'crimson'")
      .replace('headingWeight: 600', 'headingWeigth: 600, fonts: { body: "rumah-sanz" }')
      .replace('presets:', "copy: { plainTitel: 'A' }, presets:"),
  );
  const { code, said } = await say('validate');
  put('kavling.config.ts', config);
  expect(code).toBe(1);
  for (const place of [
    'presets.korporat.colors.brand',
    'presets.korporat.headingWeigth',
    'presets.korporat.fonts.body',
    'copy.plainTitel',
  ])
    expect(said).toContain(place);
  expect(said).toContain('Did you mean "rumah-sans"?');
});

test('[PKG-05] an own font is measured as the shipped ones were: within a hundredth of their widths', async () => {
  const cache = join(site, 'measured');
  for (const name of ['plus-jakarta-sans', 'bricolage-grotesque', 'instrument-sans', 'fraunces']) {
    const style = name === 'fraunces' ? ('serif' as const) : ('sans-serif' as const);
    const measured = await measureFonts(nodeFiles, [{ name, files: [shipped(name)], style }], cache);
    const [own, known] = [measured[name], typefaces[name]];
    expect([own?.ascent, own?.descent, own?.space]).toEqual([known?.ascent, known?.descent, known?.space]);
    for (const [at, { width, local, weight }] of (known?.fallbacks ?? []).entries()) {
      expect(own?.fallbacks[at]).toMatchObject({ local, weight });
      expect(Math.abs((own?.fallbacks[at]?.width ?? 0) / width - 1), `${name} ${at}`).toBeLessThan(0.012);
    }
  }
  expect(readdirSync(cache)).toHaveLength(4);
}, 120_000);

test('[PKG-05] the widths of the fonts that devices have are those of their free twins', () => {
  const width = (file: string) => sampleWidth(openSync(find(`@expo-google-fonts/${file}.ttf`)));
  expect(width('arimo/400Regular/Arimo_400Regular')).toBeCloseTo(SAMPLE_WIDTHS.arial, 2);
  expect(width('arimo/700Bold/Arimo_700Bold')).toBeCloseTo(SAMPLE_WIDTHS.arialBold, 2);
  expect(width('tinos/400Regular/Tinos_400Regular')).toBeCloseTo(SAMPLE_WIDTHS.times, 2);
});
