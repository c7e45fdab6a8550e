import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Schema } from '../../../src/document/schema.ts';
import { attack } from './attack.ts';
import { randomDocument } from './generate.ts';
import { harmIn } from './inspect.ts';
import { randomFrom } from './random.ts';

test('500 random documents are rendered without harm', () => {
  // React's advice on pictures whose address was refused, hundreds of times.
  const advice = vi.spyOn(console, 'error').mockImplementation(() => {});
  const findings = attack(1, 500);
  advice.mockRestore();
  expect(findings.map(({ seed, harm }) => `seed ${seed}: ${harm}`)).toEqual([]);
}, 120_000);

test('the documents are as deep and as hostile as they claim', () => {
  const bundle = JSON.parse(readFileSync('schemas/generated/page.schema.json', 'utf8')) as Schema;
  const documents = Array.from({ length: 300 }, (_, seed) => randomDocument(randomFrom(seed), bundle));
  const text = JSON.stringify(documents);
  expect(Math.max(...documents.map(depthOf))).toBe(8);
  for (const part of ['javascript:', 'data:text/html', '"__proto__"', '<script>'])
    expect(text).toContain(part);
  for (const name of Object.keys(bundle.definitions ?? {}).filter((key) => key.startsWith('widget-')))
    expect(text).toContain(`"type":"${name.slice('widget-'.length)}"`);
});

function depthOf(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'type' in node && 'children' in node ? 1 : 'type' in node ? 1 : 0;
  return own + Math.max(0, ...Object.values(node).map(depthOf));
}

test.each([
  ['<p onclick="x()">a</p>', 'the handler onclick'],
  ['<a href="java&#10;script:x">a</a>', 'href='],
  ['<a href="//evil.example">a</a>', 'href='],
  ['<img src="data:text/html,x"/>', 'src='],
  ['<iframe src="https://evil.example/"></iframe>', 'src='],
  ['<p style="color:red">a</p>', 'the attribute style'],
  ['<script>x</script>', 'a script element'],
  ['<p>a<b', 'markup'],
])('%s would be found', (html, what) => {
  expect(harmIn(html).join()).toContain(what);
});

test('a harmless page is harmless', () => {
  expect(harmIn('<!doctype html><p class="a">a &lt;script&gt; <a href="#x">b</a><!-- --></p>')).toEqual([]);
});
