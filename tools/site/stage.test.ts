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
import { clearUp, openStage } from './stage.ts';

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
  const stage = openStage(out);
  write(join(stage.folder, 'a/index.html'), 'new');
  write(join(stage.folder, 'd/index.html'), 'new');
  write(join(stage.folder, 'assets/x.js'), 'new');
  stage.publish({ puts: ['a/index.html', 'd/index.html', 'assets/x.js'], removes: ['c/index.html'] });
  stage.close();
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
  expect(() => openStage(out)).toThrow('Another build');
});

test('what is closed without publishing leaves nothing', () => {
  const stage = openStage(out);
  write(join(stage.folder, 'a/index.html'), 'new');
  stage.close();
  expect(existsSync(out)).toBe(false);
});

test('a publication that fails leaves the standing site', () => {
  write(join(out, 'a/index.html'), 'old');
  write(join(out, 'b/index.html/strange'), 'a folder where a file belongs');
  const stage = openStage(out);
  write(join(stage.folder, 'a/index.html'), 'new');
  write(join(stage.folder, 'b/index.html'), 'new');
  expect(() => stage.publish({ puts: ['a/index.html', 'b/index.html'], removes: [] })).toThrow();
  stage.close();
  expect(read('a/index.html')).toBe('old');
  expect(lstatSync(join(out, 'a/index.html')).isFile()).toBe(true);
});
