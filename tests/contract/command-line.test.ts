import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createProgram } from '../../tools/commands/program.ts';
import { memoryEnvironment } from '../../tools/environment/memory-environment.ts';
import { commandHere } from '../../tools/testing/command-here.ts';

const ESCAPE = '\u001b';

const site = mkdtempSync(join(tmpdir(), 'kavling-commands-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Arguments with which each command prints something and exits; servers get one argument too many. */
const calls: Readonly<Record<string, string>> = {
  init: 'init toko',
  new: 'new laut --yes',
  add: 'add',
  validate: 'validate',
  import: 'import elementor no-such-file.json',
  migrate: 'migrate',
  preview: 'preview a b',
  studio: 'studio a b',
  build: 'build',
  serve: 'serve a',
  settings: 'settings',
  widgets: 'widgets heading',
  explain: 'explain KV302',
  prepare: 'prepare',
  mcp: 'mcp a b',
  doctor: 'doctor',
  leads: 'leads list',
  units: 'units',
  completion: 'completion bash',
};

test('[OPS-63] every command is called here', () => {
  const { commands } = createProgram(memoryEnvironment({}).environment, () => {});
  const names = commands.map((command) => command.name()).filter((name) => name !== 'complete');
  expect(names.sort()).toEqual(Object.keys(calls).sort());
});

test.each(Object.values(calls))(
  '[OPS-63] `%s --no-color` is accepted, and paints nothing',
  async (call) => {
    // The script of the completion goes past the streams of the environment.
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    for (const words of [`${call} --no-color`, `--no-color ${call}`]) {
      // The program turns the option into NO_COLOR, as the next test shows.
      const env = { NO_COLOR: '1', FORCE_COLOR: '1', KAVLING_LANG: 'en' };
      const { said } = await commandHere(site, words.split(' '), env);
      const all = said + log.mock.calls.flat().join('\n');
      expect(all, words).not.toContain('There is no option');
      expect(all, words).not.toContain(ESCAPE);
    }
  },
  120_000,
);

test('[OPS-63] `--no-color` takes the colours of the program away, wherever it is written', () => {
  mkdirSync(join(site, 'pages/salah'), { recursive: true });
  writeFileSync(join(site, 'pages/salah/page.json'), '{');
  const { NO_COLOR: _, ...env } = process.env;
  const say = (...words: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('bin/kavling.mjs'), ...words], {
      cwd: site,
      encoding: 'utf8',
      env: { ...env, FORCE_COLOR: '1' },
    });
    return stdout + stderr;
  };
  expect(say('validate', 'salah')).toContain(ESCAPE);
  for (const words of [
    ['validate', 'salah', '--no-color'],
    ['--no-color', 'validate', 'salah'],
  ]) {
    const said = say(...words);
    expect(said).toContain('page.json');
    expect(said).not.toContain(ESCAPE);
  }
  rmSync(join(site, 'pages/salah'), { recursive: true });
});

test("[OPS-63] `new --section` takes the site's own pattern before a built-in one of the same name", async () => {
  const title = 'Selamat datang di rumah kita';
  const section = { type: 'section', children: [{ type: 'heading', text: title, level: 1 }] };
  mkdirSync(join(site, 'patterns'), { recursive: true });
  const pattern = { title: 'Pembuka', about: 'Pembuka kita.', section };
  writeFileSync(join(site, 'patterns/hero.json'), JSON.stringify(pattern));
  const made = await commandHere(site, 'new bukit --yes --section hero --lang en'.split(' '));
  expect(made).toMatchObject({ code: 0 });
  const { sections } = JSON.parse(readFileSync(join(site, 'pages/bukit/page.json'), 'utf8'));
  expect(sections).toEqual([section]);
  expect((await commandHere(site, ['validate', 'bukit'])).code).toBe(0);
  const checked = await commandHere(site, ['validate', '--lang', 'en']);
  expect(checked.said).not.toContain('KV501');
});
