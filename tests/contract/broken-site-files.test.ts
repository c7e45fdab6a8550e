import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandHere } from '../../tools/testing/command-here.ts';
import { kavling } from '../../tools/testing/served-site.ts';

const home = mkdtempSync(join(tmpdir(), 'kavling-broken-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

type Site = (path: string, content: string | Uint8Array) => void;

const config = (text: string) => (put: Site) => put('kavling.config.js', text);
const inConfig = (text: string) => config(`export default { ${text} };`);
const binary = Buffer.from([0x89, 0x50, 0, 1, 2, 255, 254]);
const folder = (path: string) => (put: Site) => put(`${path}/.keep`, '');

/** Each way to break a file of a site, and what the answer names. */
const faults: Readonly<Record<string, readonly [fault: (put: Site, site: string) => void, named: string]>> = {
  'a config with a syntax error': [config('export default {'), 'kavling.config.js'],
  'a config that throws': [config('throw new Error("x")'), 'kavling.config.js'],
  'a config that holds itself': [
    config('const a = {}; a.colors = a; export default { presets: { a } };'),
    'presets.a.colors',
  ],
  'a config with a function': [inConfig('leads: () => 1'), 'leads'],
  'a preset with an unknown base': [
    config('export default {\n  presets: { senja2: { base: "tamann" } },\n};'),
    'kavling.config.js:2:24',
  ],
  'a widget whose schema is cut off': [
    (put) => {
      put('widgets/pita/pita.widget.ts', 'export default {};');
      put('widgets/pita/pita.schema.json', '{\n  "title": "Pita",\n');
    },
    'pita.schema.json:3:1',
  ],
  'a preset that is null': [inConfig('presets: { senja: null }'), 'senja'],
  'a font that is null': [inConfig('fonts: { lora: null }'), 'lora'],
  'a font whose files are a text': [inConfig('fonts: { lora: { files: "lora.woff2" } }'), 'files'],
  'a font whose files are numbers': [inConfig('fonts: { lora: { files: [5] } }'), 'files'],
  'a font without files': [inConfig('fonts: { lora: { files: [] } }'), 'lora'],
  'a font file that is missing': [
    inConfig('fonts: { lora: { files: ["brand/lora.woff2"] } }'),
    'brand/lora.woff2',
  ],
  'a pattern that is a folder': [folder('patterns/promo.json'), 'patterns/promo.json'],
  'a pattern that is a list': [(put) => put('patterns/promo.json', '[]'), 'patterns/promo.json'],
  'a pattern that is no text': [(put) => put('patterns/promo.json', binary), 'patterns/promo.json'],
  'an icon that is a folder': [folder('icons/menara.svg'), 'icons/menara.svg'],
  'an icon that is no drawing': [(put) => put('icons/menara.svg', binary), 'icons/menara.svg'],
  'invalid sentences': [(put) => put('copy.json', '{'), 'copy.json'],
  'sentences that are a list': [(put) => put('copy.json', '[]'), 'copy.json'],
  'a page that links to itself': [
    (put, site) => {
      put('pages/b/.keep', '');
      symlinkSync('page.json', join(site, 'pages/b/page.json'));
    },
    'page.json',
  ],
  'a file where editor help belongs': [
    (put) => {
      put('icons/menara.svg', '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>');
      put('.kavling', '');
    },
    '.kavling',
  ],
};

test.each(Object.entries(faults))(
  '[OPS-57] %s is reported by every command with its place, and without a stack trace',
  async (name, [fault, named]) => {
    for (const command of ['validate', 'build', 'new']) {
      const site = join(home, `${name} ${command}`.replaceAll(' ', '-'));
      cpSync('pages/taman-asri/page.json', join(site, 'pages/taman-asri/page.json'));
      fault((path, content) => {
        mkdirSync(dirname(join(site, path)), { recursive: true });
        writeFileSync(join(site, path), content);
      }, site);
      const line = command === 'new' ? ['new', 'baru', '--yes'] : [command];
      const { code, said } = await commandHere(site, line);
      expect(said, command).not.toMatch(/^ {4}at /m);
      expect(code, command).not.toBe(4);
      if (command === 'new') continue;
      expect(code, command).toBeGreaterThan(0);
      expect(said.replaceAll('/', '.'), command).toContain(named.replaceAll('/', '.'));
    }
  },
  120_000,
);

test('[OPS-57] a font that only begins as one stops the build with its name', async () => {
  const site = join(home, 'font');
  cpSync('pages/taman-asri/page.json', join(site, 'pages/taman-asri/page.json'));
  mkdirSync(join(site, 'fonts/lora'), { recursive: true });
  writeFileSync(
    join(site, 'fonts/lora/lora.woff2'),
    Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(200, 7)]),
  );
  writeFileSync(join(site, 'fonts/lora/OFL.txt'), 'SIL Open Font License');
  const { code, said } = await kavling(site, 'build');
  expect([code, said]).toEqual([3, expect.stringContaining('The font "lora" is damaged')]);
});
