import {
  existsSync,
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
import { openStage, recover } from './stage.ts';

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
const work = () => `${out}.building`;
const plan = { isWhole: false, moves: ['a/index.html', 'b/index.html'], removes: ['c/index.html'] };

/** A site of three pages, and a killed build that was about to publish two and to remove one. */
function killedWhilePublishing(): void {
  for (const slug of ['a', 'b', 'c']) write(join(out, slug, 'index.html'), 'old');
  for (const slug of ['a', 'b']) write(join(work(), 'files', slug, 'index.html'), 'new');
  write(join(work(), 'pid'), '999999999');
  write(join(work(), 'commit.json'), JSON.stringify(plan));
}

test('a build that was killed before it published is thrown away', () => {
  write(join(out, 'a/index.html'), 'old');
  write(join(work(), 'files/a/index.html'), 'half');
  write(join(work(), 'pid'), '999999999');
  recover(out);
  expect(read('a/index.html')).toBe('old');
  expect(readdirSync(root)).toEqual(['dist']);
});

test.each([0, 1, 2])('a publication that was cut off after %i moves is carried through', (done) => {
  killedWhilePublishing();
  for (const path of plan.moves.slice(0, done)) {
    write(join(out, path), 'new');
    rmSync(join(work(), 'files', path));
  }
  recover(out);
  expect([read('a/index.html'), read('b/index.html')]).toEqual(['new', 'new']);
  expect(existsSync(join(out, 'c'))).toBe(false);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a whole site takes the place of the old one, also when the old one was moved away already', () => {
  write(join(work(), 'old/a/index.html'), 'old');
  write(join(work(), 'files/a/index.html'), 'new');
  write(join(work(), 'commit.json'), JSON.stringify({ isWhole: true, moves: [], removes: [] }));
  recover(out);
  expect(read('a/index.html')).toBe('new');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('two builds never work on one site', () => {
  mkdirSync(work(), { recursive: true });
  write(join(work(), 'pid'), String(process.ppid));
  expect(() => openStage(out)).toThrow('Another build');
});

test('what is closed without publishing leaves nothing', () => {
  write(join(out, 'a/index.html'), 'old');
  const stage = openStage(out);
  write(join(stage.folder, 'a/index.html'), 'new');
  stage.close();
  expect(read('a/index.html')).toBe('old');
  expect(readdirSync(root)).toEqual(['dist']);
});
