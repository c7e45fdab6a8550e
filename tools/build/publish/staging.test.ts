import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearUp, openStaging } from './staging.ts';

let root = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-stage-'));
  out = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const read = (path: string) => readFileSync(join(out, path), 'utf8');
const work = () => join(out, '.kavling/work');

test('a published site holds ordinary files only, new ones and those that stay, and nothing else is left', () => {
  for (const slug of ['a', 'b', 'c']) write(join(out, slug, 'index.html'), 'old');
  write(join(out, 'google1234.html'), 'theirs');
  const staging = openStaging(out);
  write(join(staging.folder, 'a/index.html'), 'new');
  write(join(staging.folder, 'd/index.html'), 'new');
  write(join(staging.folder, 'assets/x.js'), 'new');
  staging.publish({ puts: ['a/index.html', 'd/index.html', 'assets/x.js'], removes: ['c/index.html'] });
  staging.close();
  expect(['a', 'b', 'd'].map((slug) => read(`${slug}/index.html`))).toEqual(['new', 'old', 'new']);
  expect(lstatSync(join(out, 'a/index.html')).isFile()).toBe(true);
  expect(readdirSync(out).sort()).toEqual(['a', 'assets', 'b', 'd', 'google1234.html']);
});

test('a build that was stopped before it published is thrown away', () => {
  write(join(out, 'a/index.html'), 'old');
  write(join(work(), 'new/a/index.html'), 'half');
  write(join(work(), 'pid'), '999999999');
  clearUp(out);
  expect(read('a/index.html')).toBe('old');
  expect(readdirSync(out)).toEqual(['a']);
});

test('two builds never work on one site', () => {
  write(join(work(), 'pid'), String(process.ppid));
  expect(() => openStaging(out)).toThrow('Another build');
});

test('closing without publishing leaves nothing behind', () => {
  const staging = openStaging(out);
  write(join(staging.folder, 'a/index.html'), 'new');
  staging.close();
  expect(existsSync(out)).toBe(false);
});

test('a failed publication leaves the current site as it was', () => {
  write(join(out, 'a/index.html'), 'old');
  write(join(out, 'b/index.html/strange'), 'a folder where a file belongs');
  const staging = openStaging(out);
  write(join(staging.folder, 'a/index.html'), 'new');
  write(join(staging.folder, 'b/index.html'), 'new');
  expect(() => staging.publish({ puts: ['a/index.html', 'b/index.html'], removes: [] })).toThrow();
  staging.close();
  expect(read('a/index.html')).toBe('old');
  expect(lstatSync(join(out, 'a/index.html')).isFile()).toBe(true);
});

test('a first publication moves whole folders, and one that was stopped between them is carried through', () => {
  const first = openStaging(out);
  for (const path of ['a/index.html', 'b/index.html', 'index.html']) write(join(first.folder, path), 'new');
  first.publish({ puts: ['a/index.html', 'b/index.html', 'index.html'], removes: [] });
  expect(readdirSync(first.folder)).toEqual([]);
  first.close();
  expect(readdirSync(out).sort()).toEqual(['a', 'b', 'index.html']);

  rmSync(out, { recursive: true });
  write(join(out, 'a/index.html'), 'new');
  write(join(work(), 'new/b/index.html'), 'new');
  const plan = { puts: ['a/index.html', 'b/index.html'], removes: [], isSwitched: false };
  write(join(work(), 'plan.json'), JSON.stringify(plan));
  write(join(work(), 'pid'), '999999999');
  clearUp(out);
  expect(readdirSync(out).sort()).toEqual(['a', 'b']);
  expect(read('b/index.html')).toBe('new');
});
