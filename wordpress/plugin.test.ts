import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvCell } from '../server/delivery/csv.ts';
import { HOSTILE_TEXTS } from '../server/testing/payloads.ts';
import { findPhp } from '../server/testing/wordpress.ts';
import { findSentences, printLanguages, readIndonesian } from './languages.ts';

const ROOT = import.meta.dirname;
const noPhp = findPhp();
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php') && !file.startsWith('double'))
  .map((file) => join(ROOT, file));

test('[OPS-62] the version of the plugin is that of the package', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, '../package.json'), 'utf8')) as {
    version: string;
  };
  const header = readFileSync(join(ROOT, 'kavling.php'), 'utf8');
  expect(/^ \* Version: (.*)$/m.exec(header)?.[1]).toBe(version);
});

test.skipIf(noPhp !== null)("[WP-01] PHP's own linter finds nothing in the plugin", () => {
  for (const file of files) {
    const said = execFileSync('php', ['-d', 'display_errors=1', '-l', file], { encoding: 'utf8' });
    expect(said, file).toMatch(/^No syntax errors/);
  }
});

/**
 * PSR-12 except where WordPress differs: names with underscores, no namespaces, files with side effects; lines as
 * long as needed.
 */
const OTHERWISE = [
  'PSR1.Classes.ClassDeclaration',
  'PSR1.Files.SideEffects',
  'PSR1.Methods.CamelCapsMethodName',
  'Squiz.Classes.ValidClassName',
  'Generic.Files.LineLength',
];

test.skipIf(noPhp !== null)('[WP-01] the plugin follows PSR-12', (context) => {
  const phpcs = '/usr/bin/phpcs';
  if (!existsSync(phpcs))
    return context.skip('PHP_CodeSniffer is not installed: apt-get install php-codesniffer');
  const check = () =>
    execFileSync(
      phpcs,
      ['--standard=PSR12', `--exclude=${OTHERWISE.join(',')}`, '--report=emacs', ...files],
      {
        encoding: 'utf8',
      },
    );
  expect(check).not.toThrow();
});

test('[WP-01] no file of the plugin is longer than 300 lines', () => {
  for (const file of files)
    expect(readFileSync(file, 'utf8').split('\n').length, file).toBeLessThanOrEqual(301);
});

test('[WP-01] every sentence of the plugin has an Indonesian translation, and none is unused', () => {
  const said = findSentences().map(({ one }) => one);
  const indonesian = readIndonesian();
  expect(Object.keys(indonesian).sort()).toEqual([...new Set(said)].sort());
  for (const [english, text] of Object.entries(indonesian)) {
    const places = (of: string) => of.match(/%(\d\$)?[sd]/g) ?? [];
    expect(places(text), english).toEqual(places(english));
    expect(text).not.toBe('');
  }
});

test('[WP-01] the language files match the sentences: node bin/run.mjs wordpress/languages.ts', () => {
  for (const [name, content] of Object.entries(printLanguages())) {
    const file = join(ROOT, 'languages', name);
    expect(existsSync(file) && readFileSync(file).equals(content), name).toBe(true);
  }
});

test.skipIf(noPhp !== null)('[WP-01][OPS-35] a CSV cell equals that of the reference backend', () => {
  const texts = [...HOSTILE_TEXTS, 'x;=1+1', 'halo\n=1', '＝1', '+6281234567890', 'a|@x', 'Rina "R"'].filter(
    (text) => !/\p{Surrogate}/u.test(text),
  );
  const code = `define('ABSPATH', 1); require $argv[1];
    echo json_encode(array_map([Kavling_Export::class, 'cell'], json_decode(stream_get_contents(STDIN), true)));`;
  const cells = execFileSync('php', ['-r', code, '--', join(ROOT, 'admin/export.php')], {
    encoding: 'utf8',
    input: JSON.stringify(texts),
  });
  expect(JSON.parse(cells)).toEqual(texts.map(csvCell));
});
