// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ownModel } from '../../../src/engine/own-model.ts';
import { undoStep } from '../state/actions.ts';
import { idsOf } from '../state/ids.ts';
import { sectionNodes } from '../state/nodes.ts';
import { makeStudio } from '../testing/make-studio.ts';
import { filesOf } from './files.ts';
import { nodeOfWords, paste } from './paste.ts';
import { readPasted } from './read-pasted.ts';
import { keepSource, sourceOf, sourceOfText, textOf } from './source.ts';

const text = readFileSync('pages/menara-senja/page.json', 'utf8');
const read = (pasted: string) => readPasted(pasted, ownModel);
const empty = '{\n  "sections": []\n}\n';

beforeEach(() => localStorage.clear());

test('[STU-07] what is copied is the text of the file without its indentation, and reads as the same widget', () => {
  const studio = makeStudio(text);
  for (const { path, value, slots } of sectionNodes(studio.doc.document, studio.model.tables)) {
    const copied = textOf(studio, path);
    expect(copied.split('\n').at(-1)).toBe('}');
    expect(read(copied)).toEqual({ name: 'nodes', nodes: [value] });
    const inner = slots[0]?.nodes[0];
    if (inner) expect(read(textOf(studio, inner.path))).toEqual({ name: 'nodes', nodes: [inner.value] });
  }
});

const heading = { type: 'heading', text: 'Fasilitas' };
const json = JSON.stringify(heading);

test.each([
  ['one widget', json, [heading]],
  ['a list', `[${json}, ${json}]`, [heading, heading]],
  ['several with commas, as an editor copies them', `${json},\n${json},`, [heading, heading]],
  ['a whole page', `{ "version": 1, "sections": [${json}] }`, [heading]],
  ['a pattern', `{ "title": "x", "about": "y", "section": ${json} }`, [heading]],
  ['a code block of a chat', `Ini hasilnya:\n\n\`\`\`json\n${json}\n\`\`\`\nSemoga membantu!`, [heading]],
  ['with comments', `// judul\n`.concat('{ "type": "heading", /* x */ "text": "Fasilitas" }'), [heading]],
])('[STU-07] reads %s', (_, pasted, nodes) => {
  const found = read(pasted.startsWith('//') ? pasted.slice(pasted.indexOf('{')) : pasted);
  expect(found).toEqual({ name: 'nodes', nodes });
});

test.each([
  [
    'Puck',
    { type: 'Heading', props: { id: 'Heading-1', text: 'Halo', align: 'center', shine: 3 } },
    [{ type: 'heading', text: 'Halo', align: 'center' }],
    ['/props/id', '/props/shine'],
  ],
  [
    'WordPress',
    [
      {
        blockName: 'core/columns',
        attrs: { isStacked: true },
        innerBlocks: [{ blockName: 'core/heading', attrs: { text: 'A' } }],
      },
    ],
    [{ type: 'columns', children: [{ type: 'heading', text: 'A' }] }],
    ['/0/attrs/isStacked'],
  ],
  [
    'Elementor',
    { widgetType: 'text', settings: { content: 'Satu.\n\nDua.' } },
    [{ type: 'text', content: ['Satu.', 'Dua.'] }],
    [],
  ],
  [
    'Storyblok',
    { component: 'icon_list', items: [{ text: 'Kolam', icon: 'pool' }] },
    [{ type: 'icon-list', items: [{ text: 'Kolam', icon: 'pool' }] }],
    [],
  ],
])('[STU-07] offers JSON of %s as a Kavling widget, and lists what is omitted', (_, from, nodes, dropped) => {
  expect(read(JSON.stringify(from))).toEqual({ name: 'foreign', nodes, dropped });
});

test('[STU-07] words that are not JSON become a text widget only after the user confirms', async () => {
  const studio = makeStudio(empty);
  await paste(studio, 'Kolam renang\n\nTaman bermain', undefined);
  expect(studio.doc.text).toBe(empty);
  expect(studio.get().dialog).toEqual({
    name: 'paste',
    nodes: [nodeOfWords(ownModel, 'Kolam renang\nTaman bermain')],
    dropped: [],
    isWords: true,
  });
  expect(nodeOfWords(ownModel, 'a\nb')).toEqual({ type: 'text', content: ['a', 'b'] });
});

test('[STU-07] anything may be pasted: nothing throws, and what is inserted is a widget that there is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json(), fc.constantFrom('[]', '{}', 'null', '[[', '{"type":1}')),
      async (pasted) => {
        const studio = makeStudio(empty, { api: { files: async () => [] } });
        await paste(studio, pasted, undefined);
        for (const { type } of sectionNodes(studio.doc.document, ownModel.tables))
          expect(ownModel.widgets.has(type)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('[STU-07] a pasted widget gets free ids and an allowed place, as one step', async () => {
  const studio = makeStudio(text, { api: { files: async () => [] } });
  const source = sourceOf(studio);
  studio.select(['sections', 1]);
  const copied = textOf(studio, ['sections', 1]);
  await paste(studio, copied, source);
  expect(studio.get().selection).toEqual(['sections', 2]);
  const ids = [...idsOf(studio.doc.document, ownModel.tables).keys()];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('promo-2');
  undoStep(studio);
  expect(studio.doc.text).toBe(text);
});

test('[STU-07] a widget that needs a section brings one where there is none', async () => {
  const studio = makeStudio(empty);
  await paste(studio, json, undefined);
  expect(studio.doc.document.sections).toEqual([{ type: 'section', children: [heading] }]);
});

const picture = { type: 'image', image: { src: 'hero.jpg', alt: 'Menara' } };

test('[STU-07] pictures of another page of the site are copied, under the names that they get here', async () => {
  const asked: unknown[] = [];
  const studio = makeStudio(empty, {
    api: {
      copyFiles: async (...all) => {
        asked.push(all);
        return { names: { 'hero.jpg': 'hero-2.jpg' }, pictures: {} };
      },
    },
  });
  await paste(studio, JSON.stringify(picture), { ...sourceOf(studio), slug: 'other' });
  expect(asked).toEqual([['test-page', 'other', ['hero.jpg']]]);
  expect(studio.doc.text).toContain('"hero-2.jpg"');
});

test('[STU-07] pictures of another site are named when they are missing here', async () => {
  const studio = makeStudio(empty, { api: { files: async () => [] } });
  await paste(studio, JSON.stringify(picture), { site: 'https://elsewhere', slug: 'x' });
  expect(studio.get().toast?.text).toBe('Pasted. The picture hero.jpg is missing here: add it.');
  expect(filesOf([picture], ownModel.tables)).toEqual(['hero.jpg']);
});

test('[STU-07] the source of a text is remembered where the clipboard does not keep our type', () => {
  const studio = makeStudio(text);
  keepSource('{ }', sourceOf(studio));
  expect(sourceOfText('{ }', '')).toEqual(sourceOf(studio));
  expect(sourceOfText('{ "a": 1 }', '')).toBeUndefined();
  expect(sourceOfText('{ "a": 1 }', JSON.stringify({ site: 's', slug: 'p' }))).toEqual({
    site: 's',
    slug: 'p',
  });
});
