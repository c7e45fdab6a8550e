import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ParsedText, parseText, type TextNode } from './parse.ts';
import { reparse } from './reparse.ts';

/** More, and others each time, with `EDIT_RUNS=10000`; the short form is the same everywhere. */
const RUNS = Number(process.env.EDIT_RUNS ?? 300);
const SEED = process.env.EDIT_RUNS ? {} : { seed: 20_261_122 };

const pages = join(import.meta.dirname, '../../pages');
const texts = [
  ...readdirSync(pages).map((slug) => readFileSync(join(pages, slug, 'page.json'), 'utf8')),
  '{"a":1,"sections":[{"b":[1]},{"c":"]"}],"z":{"sections":[1]}}',
  '\ufeff{ "sections": [ {} , /* [ */ {"x": "//"}, ], "sections": [{ "a": 1 }, "zwei", 3, {}] // Ende\n}\r\n',
  '{"sections":[]}',
  '{"sections":{"0":1}}',
];

/** Texts that an edit may insert: whole sections, and pieces that break the text or its list. */
const PIECES = [
  '',
  ',',
  '{}',
  ',{"n":1}',
  '{"n":1},',
  '"',
  ']',
  '[',
  '}',
  '/*',
  '*/',
  '// ',
  '\n',
  ' ',
  '7',
  '"sections":[1],',
];

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(400)),
  text: fc.constantFrom(...PIECES),
  /** At the edge of a section. */
  isAtEdge: fc.boolean(),
});

const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });

function edgesOf({ root }: ParsedText): number[] {
  const edges: number[] = [];
  const each = (node: TextNode, depth: number) => {
    edges.push(node.offset, node.offset + node.length);
    if (depth < 4) for (const child of node.children ?? []) each(child, depth + 1);
  };
  if (root) each(root, 0);
  return edges;
}

/** A tree as data, without its parents. */
function plain(node: TextNode | undefined): unknown {
  if (!node) return undefined;
  const { type, offset, length, children, value, colonOffset } = node;
  for (const child of children ?? []) expect(child.parent).toBe(node);
  return { type, offset, length, value, colonOffset, children: children?.map(plain) };
}

test('[DOC-03] a text that is parsed again by its changes has the tree and the value of its whole text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), steps, (first, all) => {
      let parsed = reparse(parseText(''), first);
      for (const step of all) {
        const { text } = parsed;
        const edges = edgesOf(parsed);
        let end = 0;
        const changes = step
          .map(({ at, isAtEdge, ...one }) => {
            const start = isAtEdge
              ? (edges[Math.floor(at * (edges.length - 1))] ?? 0)
              : Math.floor(at * text.length);
            return { ...one, start, length: Math.min(one.length, text.length - start) };
          })
          .sort((a, b) => a.start - b.start)
          .filter(({ start, length }) => {
            const isFree = start >= end;
            if (isFree) end = start + length;
            return isFree;
          });
        const next = changes.reduceRight(
          (now, { start, length, text: come }) => now.slice(0, start) + come + now.slice(start + length),
          text,
        );
        const again = reparse(parsed, next, changes);
        const whole = parseText(next);
        expect(again.problems).toEqual(whole.problems);
        expect(plain(again.root)).toEqual(plain(whole.root));
        expect(again.value).toEqual(whole.value);
        expect(JSON.stringify(again.value)).toBe(JSON.stringify(whole.value));
        if (whole.problems.length === 0) parsed = again;
      }
    }),
    { ...SEED, numRuns: RUNS },
  );
}, 180_000);

test('[DOC-03] sections that a change leaves alone keep their values', () => {
  const sections = Array.from({ length: 5 }, (_, i) => ({ type: 'section', id: `s${i}` }));
  const before = reparse(parseText(''), JSON.stringify({ version: 1, sections }, null, 2));
  const at = before.text.indexOf('s2');
  const changes = [{ start: at, length: 2, text: 'neu' }];
  const after = reparse(before, before.text.replace('s2', 'neu'), changes);
  const [old, now] = [before, after].map(({ value }) => (value as { sections: object[] }).sections);
  expect(now?.map((one, i) => one === old?.[i])).toEqual([true, true, false, true, true]);
  expect(now?.[2]).toEqual({ type: 'section', id: 'neu' });
});
