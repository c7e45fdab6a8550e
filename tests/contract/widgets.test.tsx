// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownEngine } from '../../src/engine/own-engine.ts';
import { client, renderSample, samplePage, samples } from './sample-page.ts';

type Plain = Readonly<Record<string, unknown>>;
type Enhance = (root: HTMLElement, props: Plain) => void;

const { widgets } = ownEngine;
const islands = import.meta.glob<ComponentType<Plain>>('../../src/widgets/*/*.island.tsx', {
  import: 'default',
});
const enhancements = import.meta.glob<Enhance>('../../src/widgets/*/*.enhance.ts', { import: 'default' });
const island = (type: string) => islands[`../../src/widgets/${type}/${type}.island.tsx`];
const enhancement = (type: string) => enhancements[`../../src/widgets/${type}/${type}.enhance.ts`];

let warnings: string[] = [];
addEventListener('error', (event) => {
  event.preventDefault();
  warnings.push(event.message);
});

beforeEach(() => {
  warnings = [];
  const note = (...words: unknown[]) => void warnings.push(words.join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
  // The timers of a widget are covered by its own test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollTo = () => {};
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Parses a page and returns the elements of one widget: its own root, or, where it has script, the root in the
 * island.
 */
function rootsOf(html: string, type: string, isSurface: boolean): Element[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const inMain = page.querySelector('main > .gutter') ?? page.querySelector('main');
  const places = [isSurface ? page.body : (inMain as Element)];
  return places
    .flatMap((place) => [...place.children])
    .flatMap((element) => (element.localName === 'k-island' ? [...element.children] : [element]))
    .filter((element) => !isSurface || element.classList.contains(type) || element.id === type);
}

/** Puts a page into the browser and returns the widget's island, if it has one. */
function show(html: string): HTMLElement | null {
  document.documentElement.innerHTML = html.replace(/^<!doctype html><html[^>]*>|<\/html>$/g, '');
  return document.querySelector<HTMLElement>(':is(main, main > .gutter) > k-island');
}

/** Starts an island as the boot does. */
async function hydrateIsland(own: HTMLElement): Promise<void> {
  const type = own.dataset.widget ?? '';
  if (own.dataset.react === undefined) {
    const start = await enhancement(type)?.();
    start?.(own, JSON.parse(own.dataset.props ?? '{}') as Plain);
  } else {
    const { mount } = await import('../../src/entry/client-mount.tsx');
    await mount(own, (await island(type)?.()) as ComponentType<Plain>);
  }
}

const placed = samples.filter(({ isSurface }) => !isSurface);
const cases = placed.flatMap(({ type, examples }) =>
  examples.map((example, index) => ({ type, index, example, name: `${type} ${index}` })),
);

test('every folder in src/widgets has a schema, and every schema a folder', () => {
  expect([...widgets.keys()].sort()).toEqual(samples.map(({ type }) => type).sort());
});

test.each(samples)('$type has an example', ({ type, examples }) => {
  expect(examples.length, `Add "examples" to schemas/widgets/${type}.schema.json.`).toBeGreaterThan(0);
});

describe.each(cases)('$name', ({ type, example }) => {
  const html = () => renderSample(samplePage(type, { id: 'contoh', ...example }));

  test('renders, and renders the same again', () => {
    expect(html()).toBe(html());
    expect(warnings).toEqual([]);
  });

  test('has one root element that carries the id', () => {
    const roots = rootsOf(html(), type, false);
    expect(roots.map((root) => root.localName)).toHaveLength(1);
    expect(roots[0]?.id).toBe(example.id ?? 'contoh');
    expect([...(roots[0]?.classList ?? [])], 'its class is its type').toContain(type);
  });

  test('says the same in the browser', async () => {
    const own = show(html());
    if (widgets.get(type)?.hydrate === 'never') expect(own).toBeNull();
    if (!own) return;
    expect(client.widgets.has(type), `${type} asks for script, so it has one`).toBe(true);
    await hydrateIsland(own);
    expect(warnings).toEqual([]);
  });
});

test('a view that says something else in the browser is noticed', async () => {
  const [first] = cases.filter(({ type }) => island(type));
  const own = show(renderSample(samplePage(first?.type ?? '', first?.example ?? {})));
  const words = document.createTreeWalker(own as Node, NodeFilter.SHOW_TEXT).nextNode();
  (words as Text).data = 'Kata lain';
  await hydrateIsland(own as HTMLElement);
  expect(warnings.join()).toContain('hydrat');
});

test.each(samples.filter(({ type }) => widgets.get(type)?.hydrate === 'never'))(
  '$type never asks for script, and has none',
  ({ type }) => {
    expect(island(type) ?? enhancement(type)).toBeUndefined();
  },
);

describe.each(samples.filter(({ isSurface }) => isSurface))('$type', ({ type, examples }) => {
  test('renders in its place, the same each time', () => {
    for (const example of examples) {
      const page = samplePage(type, example);
      expect(renderSample(page)).toBe(renderSample(page));
    }
    expect(warnings).toEqual([]);
  });
});
