import { expect, test } from 'vitest';
import { main } from './cli.ts';
import { memoryEnvironment } from './environment/memory-environment.ts';

async function type(line: string, files: Record<string, string> = {}) {
  const { environment, written, files: held } = memoryEnvironment({ files });
  const code = await main(line.split(' ').filter(Boolean), environment);
  return { code, ...written, files: held };
}

test('help shows examples first, then every command', async () => {
  const { code, out } = await type('--help');
  expect(code).toBe(0);
  expect(out.indexOf('Examples:')).toBeLessThan(out.indexOf('Usage:'));
  for (const name of [
    'new',
    'validate',
    'import',
    'migrate',
    'preview',
    'build',
    'serve',
    'settings',
    'widgets',
    'explain',
    'prepare',
    'doctor',
    'leads',
    'completion',
  ])
    expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
});

test.each([
  'validate',
  'new',
  'preview',
  'build',
  'serve',
  'settings',
  'widgets',
  'explain',
  'prepare',
  'doctor',
  'migrate',
  'import elementor',
  'leads',
  'completion',
])('help of %s shows examples first', async (name) => {
  const { code, out } = await type(`${name} --help`);
  expect(code).toBe(0);
  expect(out).toMatch(/^Examples:\n {2}\S/);
});

test('a slip in a command or an option is answered with the right word, and code 2', async () => {
  const command = await type('vaildate');
  expect([command.code, command.err]).toEqual([2, expect.stringContaining('Did you mean validate?')]);
  const option = await type('validate --fxi');
  expect([option.code, option.err]).toEqual([2, expect.stringContaining('Did you mean --fix?')]);
  const value = await type('validate --format jsn');
  expect([value.code, value.err]).toEqual([
    2,
    expect.stringContaining('Choose one of: pretty, json, github, sarif.'),
  ]);
  const number = await type('validate --max-warnings many');
  expect([number.code, number.err]).toEqual([2, expect.stringContaining('Use a whole number.')]);
});

test('a code is explained in the language of the person; a wrong one is answered with the nearest', async () => {
  expect((await type('explain KV302')).out).toContain('A link to nowhere');
  expect((await type('explain kv302 --lang id')).out).toContain('Tautan tanpa tujuan');
  const wrong = await type('explain KV32');
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Did you mean KV3')]);
});

test('widgets lists all of them, and shows one with its keys and an example to copy', async () => {
  const all = await type('widgets');
  expect(all.out).toMatch(/^heading +A /m);
  const one = await type('widgets heading');
  expect(one.out).toContain('"type": "heading"');
  expect(one.out).toMatch(/^ {2}text +.*Required/m);
  const wrong = await type('widgets hedding');
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Did you mean "heading"?')]);
  expect(JSON.parse((await type('widgets --json')).out).length).toBeGreaterThan(20);
});

test('nothing is printed but JSON when JSON is asked for', async () => {
  const { out, err } = await type('validate --json', { '/site/pages/a/page.json': '{' });
  expect(JSON.parse(out).errors).toBeGreaterThan(0);
  expect(err).toBe('');
});

test('leads has its commands in the help, in the language of the person, and corrects a slip in one of them', async () => {
  const help = await type('leads --help --lang id');
  expect(help.code).toBe(0);
  for (const name of ['list', 'export', 'erase', 'purge', 'backup', 'move', 'dead', 'token'])
    expect(help.out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  expect(help.out).toContain('Tampilkan leads terbaru.');
  const slip = await type('leads exprot');
  expect([slip.code, slip.err]).toEqual([2, expect.stringContaining('Did you mean export?')]);
});

test('completion prints a script for the shell and answers its queries', async () => {
  const log: string[] = [];
  const before = console.log;
  console.log = (text: string) => void log.push(text);
  try {
    expect((await type('completion zsh')).code).toBe(0);
    expect((await type('complete -- val')).code).toBe(0);
    expect((await type('complete -- leads ba')).code).toBe(0);
    expect((await type('completion ksh')).code).toBe(2);
  } finally {
    console.log = before;
  }
  expect(log.join('\n')).toContain('#compdef kavling');
  expect(log.join('\n')).toMatch(/^validate\t/m);
  expect(log.join('\n')).toMatch(/^backup\t/m);
});
