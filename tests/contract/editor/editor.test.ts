import { expect, test } from 'vitest';
import { ownModel } from '../../../src/engine/own-model.ts';

const { inside, resolve, widgets } = ownModel;

import type { Schema } from '../../../src/document/schema.ts';
import { isStarting, readPatterns } from '../../../tools/pages/patterns.ts';
import { bundle, halfWritten, open, page } from './editor.ts';

const types = [...widgets.keys()].sort();
const nodeKeys = ['id', 'hideOn'];

/** The labels of the proposals, each once and without quotes. */
const labels = (items: { label: string }[]) => [
  ...new Set(items.map(({ label }) => label.replaceAll('"', ''))),
];

test('every widget is offered where a type is empty, and where one is changed, each with its description', async () => {
  for (const text of ['{"type":"|"}', '{"type":"hea|ding","text":"A"}', '{"type":|}']) {
    const items = await open(page(text)).complete();
    expect(labels(items).sort(), text).toEqual(types);
    for (const { documentation } of items)
      expect(JSON.stringify(documentation ?? '').length).toBeGreaterThan(10);
  }
});

test.each(types)('%s: after its type come its keys, and no others', async (type) => {
  const items = await open(page(`{"type":"${type}", |}`)).complete();
  const own = Object.keys(widgets.get(type)?.properties ?? {}).filter((key) => key !== 'type');
  expect(labels(items).sort()).toEqual([...new Set([...own, ...nodeKeys])].sort());
});

test('a list of widgets offers ready-made widgets and ready-made sections', async () => {
  for (const text of ['|', '{"type":"section","children":[|]}']) {
    const offered = labels(await open(page(text)).complete());
    for (const type of types) expect(offered).toContain(widgets.get(type)?.title);
    expect(offered.filter((label) => label.startsWith('{'))).toEqual([]);
  }
  const offered = labels(await open(page('|')).complete());
  for (const { title } of readPatterns().filter(({ name }) => isStarting(name)))
    expect(offered).toContain(`Section: ${title}`);
});

test('values are proposed with their meaning', async () => {
  const items = await open(page('{"type":"heading","text":"A","align":"|"}')).complete();
  expect(labels(items).sort()).toEqual(['center', 'end', 'start']);
  expect(JSON.stringify(items)).toContain('Centred.');
});

test('a mistake has one message', async () => {
  for (const [text, message] of [
    ['{"type":"hedding"}', /widget/],
    ['{"type":"hedding","text":"A","level":2}', /widget/],
    ['{"type":"heading","text":"A","algn":"center"}', /algn/],
    ['{"type":"heading","text":"A","align":"centre"}', /Valid values/],
    ['{"type":"heading"}', /text/],
    [`{"type":"${types[0]}"}`, /Missing property/],
    [`{"type":"${types[0]}","items":[{"title":"A"}],"lok":1}`, /lok/],
    ['{"type":"heading","text":5}', /string/],
  ] as const) {
    const found = await open(page(text)).problems();
    expect(
      found.map((one) => one.message),
      text,
    ).toHaveLength(1);
    expect(found[0]?.message).toMatch(message);
  }
});

test('a page without a mistake has no message', async () => {
  const example = JSON.stringify(widgets.get('section')?.examples?.[0]);
  expect(await open(page(example)).problems()).toEqual([]);
});

test('colours of the theme are shown as colours', async () => {
  const text = page('').replace('"sections"', '"theme":{"colors":{"brand":"#1f4d3a"}},"sections"');
  const colors = await open(text).colors();
  expect(colors).toHaveLength(1);
});

/** A document that holds the property at `path`, each part as its schema wants it. */
function documentWith(schema: Schema, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return schema.examples?.[0] ?? schema.default ?? '';
  const inner = documentWith(key === '[]' ? resolve(schema.items) : inside(schema, key), rest);
  return key === '[]' ? [inner] : { [key]: inner };
}

/** Every property of a schema with the way to it; widgets inside widgets are met on their own. */
function propertiesOf(schema: Schema, before: readonly string[] = []): string[][] {
  const items = resolve(schema.items);
  if (schema.items && !items.discriminator) return propertiesOf(items, [...before, '[]']);
  return Object.keys(schema.properties ?? {}).flatMap((key) => {
    const part = inside(schema, key);
    const isNodes = resolve(part.items).discriminator !== undefined;
    return [[...before, key], ...(isNodes ? [] : propertiesOf(part, [...before, key]))];
  });
}

async function hoverOf(document: string, key: string): Promise<string> {
  const marker = `"§${key}"`;
  const at = document.indexOf(marker);
  return open(document.replace(marker, `"${key}"`)).hover(at + 2);
}

/** The property with a mark before its last key, so that the hover finds it. */
function marked(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === '[]') return (value as unknown[]).map((entry) => marked(entry, rest));
  const held = (value as Record<string, unknown>)[key];
  return rest.length ? { [key]: marked(held, rest) } : { [`§${key}`]: held };
}

test.each(types)('%s: every property has a description on hover', async (type) => {
  const schema = widgets.get(type) ?? {};
  for (const path of propertiesOf(schema)) {
    if (path[0] === 'type') continue;
    const part = marked(documentWith(schema, path), path) as object;
    const text = page(JSON.stringify({ type, ...part }));
    expect((await hoverOf(text, path.at(-1) ?? '')).length, path.join('.')).toBeGreaterThan(8);
  }
});

test('every property of the page itself has a description', async () => {
  const schema = bundle as Schema;
  const silent: string[] = [];
  for (const path of propertiesOf(schema)) {
    const text = JSON.stringify({
      ...(path[0] === '$schema' ? {} : { $schema: '../../schemas/generated/page.schema.json' }),
      ...(marked(documentWith(schema, path), path) as object),
    });
    if (path[0] === '$schema') continue;
    if ((await hoverOf(text, path.at(-1) ?? '')).length < 9) silent.push(path.join('.'));
  }
  expect(silent).toEqual([]);
});

test('a half-written page of 200 widgets is answered as a small one is', async () => {
  for (const probe of halfWritten()) {
    const opened = open(probe);
    expect(opened.text.match(/\{/g)?.length).toBeGreaterThan(200);
    expect(await opened.problems()).not.toEqual([]);
  }
  const [type = '', key = ''] = halfWritten();
  expect(labels(await open(type).complete()).sort()).toEqual(types);
  expect(labels(await open(key).complete())).toContain('type');
});

test('[OPS-27] completions, hovers and mistakes are shown in Indonesian, where the page asks for it', async () => {
  const values = await open(page('{"type":"heading","text":"A","align":"|"}', 'id')).complete();
  expect(JSON.stringify(values)).toContain('Tengah.');
  const hover = await open(page('{"type":"heading","te|xt":"A"}', 'id')).hover();
  expect(hover).toContain('judul kosong membingungkan pembaca layar');
  const [mistake] = await open(page('{"type":"hedding"}', 'id')).problems();
  expect(mistake?.message).toContain('Tidak ada widget dengan nama ini.');
  const offered = labels(await open(page('|', 'id')).complete());
  expect(offered).toContain('Judul');
  expect(offered).toContain('Section: Tanya jawab');
});
