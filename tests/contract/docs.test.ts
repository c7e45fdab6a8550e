import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ownModel } from '../../src/engine/own-model.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { codes } from '../../tools/diagnostics/codes.ts';

const { widgets } = ownModel;

import { validatePage } from '../../tools/diagnostics/validate-page.ts';

const root = join(import.meta.dirname, '../..');
const docs = join(root, 'docs');

function markdown(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return markdown(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const pages = markdown(docs).map((file) => [relative(root, file), readFileSync(file, 'utf8')] as const);

/** The JSON blocks of a text. Without braces, a block is part of an object. */
function blocks(text: string): unknown[] {
  return [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => {
    const part = json.trim();
    return JSON.parse(/^[{[]/.test(part) ? part : `{${part}}`);
  });
}

/** A page with one widget, and everything that links and buttons in it need. */
function around(node: Record<string, unknown>): string {
  return JSON.stringify({
    version: 1,
    template: 'page-builder',
    seo: { title: 'A', description: 'B' },
    project: { id: '1', name: 'A', superleadsId: 'S', telesalesNumber: '6281380045566' },
    settings: { brochureUrl: 'https://example.co.id/b.pdf' },
    sections: [node],
  });
}

test.each(pages)('%s: every widget in it can be copied into a page', (_, text) => {
  for (const block of blocks(text)) {
    if (!isRecord(block) || typeof block.type !== 'string' || !widgets.has(block.type)) continue;
    const found = validatePage(around(block), { file: 'page.json' });
    const own = found.filter(({ severity, code }) => severity === 'error' && code !== 'KV302');
    expect(own.map(({ message }) => message)).toEqual([]);
  }
});

test.each(pages)('%s: every link to a file of the project works', (file, text) => {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, link = '']) => link,
  );
  for (const link of links) {
    const target = resolve(root, dirname(file), link);
    expect(
      () => readdirSync(dirname(target)).includes(target.split('/').at(-1) ?? '') || fail(link),
      link,
    ).not.toThrow();
  }
});

function fail(link: string): never {
  throw new Error(`${link} does not exist`);
}

test('every message is in the list of messages', () => {
  const text = readFileSync(join(docs, 'messages.md'), 'utf8');
  for (const code of Object.keys(codes)) expect(text).toContain(`## ${code}`);
});

test('[OPS-63] guarantees.md names the tests of forms without script, of the backend and of the plugin', () => {
  const last = readFileSync(join(docs, 'guarantees.md'), 'utf8').trim().split('\n').at(-1) ?? '';
  expect(last).toContain('native-post.e2e.ts');
  expect(last).toContain('wordpress-native.e2e.ts');
});

test('guarantees.md names files and test titles that exist', () => {
  const text = readFileSync(join(docs, 'guarantees.md'), 'utf8');
  const read = (path: string) =>
    ['server', '.'].map((room) => join(root, room, path)).find((file) => existsSync(file)) ?? '';
  const missing = [...text.matchAll(/`([\w./-]+\/[\w./-]+)`((?: "[^"]+…?",?)*)/g)].flatMap(
    ([, path = '', titles = '']) => {
      if (path.startsWith('/')) return [];
      const file = read(path);
      if (file === '') return [path];
      return [...titles.matchAll(/"([^"…]+)…?"/g)]
        .map(([, title = '']) => title)
        .filter((title) => !readFileSync(file, 'utf8').includes(title));
    },
  );
  expect(missing).toEqual([]);
});
