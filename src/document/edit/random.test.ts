import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSources } from '../../../tools/generate/sources.ts';
import { parseText, type TextNode } from '../parse.ts';
import { formatPointer, type Path } from '../path.ts';
import { boxesIn, boxOf } from '../testing/box.ts';
import { expectEdit } from '../testing/expect-edit.ts';
import { randomEdit } from '../testing/random-edit.ts';
import { readSpans } from '../testing/read-spans.ts';
import { type Hand, writeText } from '../testing/write-text.ts';

/** More, and others each time, with `EDIT_RUNS=10000`; the short form is the same everywhere. */
const EDITS = Number(process.env.EDIT_RUNS ?? 400);
const SEED = process.env.EDIT_RUNS ? {} : { seed: 20_261_122 };
/** Edits of one document, in turn. */
const IN_TURN = 5;

const root = join(import.meta.dirname, '../../..');
const { files, nodes, surfaces } = readSources(root);
const patterns = join(root, 'schemas/patterns');
const examples: unknown[] = [
  ...Object.values({ ...files, ...nodes, ...surfaces }).flatMap((schema) => schema.examples ?? []),
  ...readdirSync(patterns).map((name) => JSON.parse(readFileSync(join(patterns, name), 'utf8'))),
].filter((example) => typeof example === 'object');

const hand: fc.Arbitrary<Hand> = fc.record({
  unit: fc.constantFrom('  ', '    ', '\t', '   ', undefined),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  hasMark: fc.boolean(),
  hasFinalLine: fc.boolean(),
  hasTrailingCommas: fc.boolean(),
  hasComments: fc.boolean(),
  width: fc.constantFrom(0, 40, 110),
  isTight: fc.boolean(),
});

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...examples) },
  fc
    .json({ maxDepth: 3 })
    .filter((text) => !text.includes('__proto__'))
    .map((text): unknown => JSON.parse(text.replaceAll('-0', '0'))),
);

const edits = fc.array(
  fc.record({ kind: fc.nat(7), places: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), value }),
  { minLength: IN_TURN, maxLength: IN_TURN },
);

const written = fc.record({ example: fc.constantFrom(...examples), hand });

/** The path and span of every value, as the other parser reports them too. */
function spansIn(node: TextNode, path: Path = []): [string, readonly [number, number]][] {
  const own: [string, readonly [number, number]] = [
    formatPointer(path),
    [node.offset, node.offset + node.length],
  ];
  const inner = (node.children ?? []).flatMap((child, i) => {
    const [key, held] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    return held ? spansIn(held, [...path, key ? (key.value as string) : i]) : [];
  });
  return [own, ...inner];
}

test('[DOC-02] [DOC-03] any edit changes the text only around its place, keeps the layout of the author, and yields the requested value; every path follows its value', () => {
  fc.assert(
    fc.property(written, edits, ({ example, hand }, all) => {
      let text = writeText(example, hand);
      for (const { kind, places, value } of all) {
        const before = parseText(text);
        const model = boxOf(before.value);
        const boxes = boxesIn(model);
        const left = [...places];
        const random = randomEdit(model, kind, (limit) => (left.shift() ?? 0) % limit, value);
        if (!random) continue;
        const edit = random.run(before);
        expectEdit({ before, edit, random, boxes, model, hand });
        expect(random.run(parseText(text))).toEqual(edit);
        text = edit.text;
      }
    }),
    { ...SEED, numRuns: Math.ceil(EDITS / IN_TURN) },
  );
}, 180_000);

test('[DOC-03] two parsers of one text agree on every path and span', () => {
  fc.assert(
    fc.property(written, ({ example, hand }) => {
      const text = writeText(example, hand);
      const { root: tree } = parseText(text);
      expect(tree && new Map(spansIn(tree))).toEqual(new Map(readSpans(text)));
    }),
    { ...SEED, numRuns: Math.ceil(EDITS / 4) },
  );
}, 180_000);
