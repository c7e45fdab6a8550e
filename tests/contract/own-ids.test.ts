import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import common from '../../schemas/common.schema.json';
import { renderSample, samplePage, samples } from './sample-page.ts';

const folder = 'tests/pages';
const written = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(join(folder, name, 'page.json'), 'utf8')),
);
const pages = [
  ...written,
  ...samples.flatMap(({ type, examples }) => examples.map((example) => samplePage(type, example))),
];

/** Ids that an author gave, anywhere in the document. */
function givenIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' && typeof inner === 'string' ? [inner] : givenIds(inner),
  );
}

test('[OPS-41] no id that the page makes on its own is one that an author can give', () => {
  const mayBeGiven = new RegExp(common.definitions.anchor.pattern);
  const met = new Set<string>();
  for (const page of pages) {
    const given = new Set(givenIds(page));
    const html = renderSample(page);
    for (const [, id = ''] of html.matchAll(/<[a-z][^>]* id="([^"]*)"/g))
      if (mayBeGiven.test(id) && !given.has(id)) met.add(id);
  }
  // KV320 speaks of these: the media viewer, and pictures and slides of a widget with an id.
  const isTold = (id: string) => id === 'elementor-lightbox' || /-foto-\d+$|^(hunian|suasana)-\d$/.test(id);
  expect([...met].filter((id) => !isTold(id))).toEqual([]);
});
