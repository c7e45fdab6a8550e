import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsDefaults, widgetParts } from '../../src/generated/tables.ts';
import type { Copy } from '../../src/generated/view.types.ts';
import { copiesIn, sentencesIn } from './copied-sentences.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../{desk,server}/**/messages*.ts',
    '../../studio/window/**/{messages,*-messages}.ts',
    '../../server/contract/{copy,desk/*-words}.ts',
    '../../src/{entry/inspector-messages,lib/unit-status-names}.ts',
    '../../tools/{messages,diagnostics/messages}/*.ts',
    '../../tools/preview/messages.ts',
    '../../schemas/sentences/*.json',
    '!**/*.test.ts',
  ],
  { eager: true },
);
const tables = Object.entries(files).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([, table]) => typeof table === 'object')
    .map(([name, table]) => [`${path.slice('../../'.length)}: ${name}`, table] as const),
);

/** The sentences of `schemas/copy.schema.json` that the specification fixes word for word: tests quote those. */
const QUOTED = [
  ...['plainTitle', 'plainPrompt', 'plainSubmit', 'brochureTitle', 'brochurePrompt', 'brochureSubmit'],
  ...['namePlaceholder', 'phonePlaceholder', 'nameEmpty', 'phoneEmpty', 'phoneCountryCode', 'phoneInvalid'],
  ...['checkboxUnticked', 'submitting', 'leadFailed', 'copied', 'imageNotFound'],
  ...['otpSuccess', 'otpWrong', 'otpResend', 'otpResending'],
  ...['otpWaitHint', 'otpCancelFailed', 'otpChangeTooEarly'],
  ...['previousSlide', 'nextSlide', 'firstSlide', 'lastSlide', 'goToSlide'],
] as readonly (keyof Copy)[];
const byDefault = settingsDefaults.copy as unknown as Copy;
const quoted = sentencesIn(
  [...QUOTED.map((key) => byDefault[key]), 'Something went wrong'],
  'specification',
).flatMap(({ pieces }) => pieces);

const sentences = [
  ...tables.flatMap(([place, table]) => sentencesIn(table, place)),
  ...sentencesIn({ settingsDefaults, widgetParts }, 'src/generated/tables.ts'),
].map(({ place, pieces }) => ({
  place,
  pieces: pieces.filter((piece) => !quoted.includes(piece)),
}));

test('browser tests take sentences from their tables, so that a better one breaks no test', () => {
  const folder = join(import.meta.dirname, '../e2e');
  const tests = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  expect(tests.length).toBeGreaterThan(130);
  expect(sentences.length).toBeGreaterThan(3000);
  const copies = tests.flatMap((name) =>
    copiesIn(readFileSync(join(folder, name), 'utf8'), sentences, quoted).map((copy) => `${name}:${copy}`),
  );
  expect(copies).toEqual([]);
});

const table = {
  none: 'No leads match these filters.',
  held: (person: string, until: string) => `${person} holds this unit until ${until}.`,
  left: '{{left}} of {{total}} homes are still left',
  add: 'Add it',
};

test.each([
  ["getByText('No leads match these filters.')", 'table.none'],
  ["getByText('No leads match these')", 'table.none'],
  ['getByText(/holds this unit until \\d+/)', 'table.held()'],
  [`getByText(\`\${name} holds this unit until\`)`, 'table.held()'],
  ["getByText('3 of 12 homes are still left')", 'table.left'],
])('a copy is found: %s', (code, place) => {
  expect(copiesIn(`\n${code}`, sentencesIn(table, 'table')).join()).toMatch(
    new RegExp(`^2: ".*" is ${place.replace('()', '\\(\\)')}$`),
  );
});

test.each([
  "test('No leads match these filters.', () => {})",
  '// No leads match these filters.',
  "getByRole('button', { name: 'Add it' })",
  'getByText(messages.none)',
])('no copy is found: %s', (code) => {
  expect(copiesIn(code, sentencesIn(table, 'table'))).toEqual([]);
});
