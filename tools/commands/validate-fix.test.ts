import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { validate } from './validate.ts';

const goldens = join(import.meta.dirname, '../../tests/contract/validate');
const good = JSON.parse(
  readFileSync(join(goldens, '033-the-schema-says-all-the-rest-is-right/page.json'), 'utf8'),
);

async function fix(source: string): Promise<{ after: string; output: string }> {
  const { environment, files, written } = memoryEnvironment({ files: { '/site/pages/a/page.json': source } });
  await validate(environment, [], { fix: true });
  return {
    after: new TextDecoder().decode(files.read('/site/pages/a/page.json')),
    output: written.out + written.err,
  };
}

/** Every key and text of a document; nothing if the text is not JSON. */
function stringsOf(text: string): string[] | undefined {
  try {
    const found: string[] = [];
    JSON.parse(text, (key, value) => {
      found.push(key, ...(typeof value === 'string' ? [value] : []));
      return value;
    });
    return found.sort();
  } catch {
    return undefined;
  }
}

/** All but the marks that `--fix` may add or remove between texts. */
const words = (text: string) => text.replace(/[\s,:{}[\]]/g, '');

const part = fc.constantFrom(
  'harga',
  'Rp',
  '36',
  'true',
  '"',
  '"',
  ' ',
  ', ',
  ': ',
  ']',
  '}',
  '{"',
  "'",
  '”',
);
const phrase = fc
  .array(part, { minLength: 1, maxLength: 9 })
  .map((parts) => `A${parts.join('').replace(/,\s*(?=,)/g, '')}z`);

/** Typical mistakes in a page: straight quotes, missing or superfluous commas, lost colons. */
const slips = {
  plainQuotes: (text: string) => text.replaceAll('\\"', '"'),
  lostComma: (text: string, which: number) => without(text, /,(?=\n)/g, which),
  lostCommaInLine: (text: string, which: number) => without(text, /,(?=")/g, which),
  lostColon: (text: string, which: number) => without(text, /(?<="):/g, which),
  trailingComma: (text: string) => text.replace(/"(\s*[\]}])/, '",$1'),
};

function without(text: string, mark: RegExp, which: number): string {
  const places = [...text.matchAll(mark)].map(({ index }) => index);
  const at = places[which % Math.max(1, places.length)];
  return at === undefined ? text : text.slice(0, at) + text.slice(at + 1);
}

test('[OPS-21] whatever the slip, --fix changes no word: the texts of the result are those of the source', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(phrase, { minLength: 1, maxLength: 4 }),
      phrase,
      fc.constantFrom(0, 2),
      fc.subarray(['lostComma', 'lostCommaInLine', 'lostColon', 'trailingComma'] as const, { maxLength: 2 }),
      fc.nat(60),
      async (content, heading, indent, chosen, which) => {
        const page = structuredClone(good);
        page.sections[0].children[0].text = heading;
        page.sections[0].children[1].content = content;
        const typed = slips.plainQuotes(JSON.stringify(page, null, indent));
        const source = chosen.reduce((text, name) => slips[name](text, which), typed);
        const { after } = await fix(source);
        expect(words(after)).toBe(words(source));
        const strings = stringsOf(after);
        if (strings) expect([stringsOf(typed), stringsOf(JSON.stringify(page))]).toContainEqual(strings);
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 400) },
  );
}, 180_000);

test('[OPS-21] a quote inside a text is left to its author, reported once, with the correct spelling', async () => {
  const source = JSON.stringify(good, null, 2).replace(/"text": ".*"/, '"text": "Daftar "harga" resmi"');
  const { after, output } = await fix(source);
  expect(after).toBe(source);
  expect(output.match(/KV\d+/g)).toEqual(['KV123']);
  expect(output).toContain('Write it as \\", or use curly quotes “ ”: "Daftar \\"harga\\" resmi"');
  expect(output).not.toContain('can be fixed');
});

test('[OPS-21] an unambiguous slip is still fixed next to an ambiguous one', async () => {
  const source = JSON.stringify(good, null, 2)
    .replace(/"text": ".*"/, '"text": "Daftar "harga" resmi"')
    .replace('"version": 1,', '"version": 1');
  const { after } = await fix(source);
  expect(after).toBe(source.replace('"version": 1', '"version": 1,'));
});
