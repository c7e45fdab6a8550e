// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { insert, remove } from '../../../src/document/edit/insert.ts';
import { move } from '../../../src/document/edit/move.ts';
import { set } from '../../../src/document/edit/set.ts';
import { type Path, valueAt } from '../../../src/document/path.ts';
import { pathOf, walk } from '../../../src/document/walk.ts';
import { ownModel } from '../../../src/engine/own-model.ts';
import { client } from '../../../tests/contract/sample-page.ts';
import type { StudioPage, StudioSite } from '../../wire.ts';
import { duplicateNode } from '../state/actions.ts';
import type { StudioApi } from '../state/api.ts';
import { createDocumentStore } from '../state/document-store.ts';
import { sectionNodes } from '../state/nodes.ts';
import { createStudio, type Studio } from '../state/studio.tsx';
import { FIELD } from './field-codes.ts';
import { parseHtml } from './frame-html.ts';
import { createLivePage } from './live-page.ts';
import { createPageRenderer } from './page-renderer.ts';

// Missing in jsdom.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, (one) => `\\${one}`) });
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/**
 * Edits of each page, and where chance begins. The DOM of the test keeps all elements that it ever had, so 10,000 edits are ten
 * runs of it: `for seed in $(seq 10); do EDIT_SEED=$seed EDIT_RUNS=500 npx vitest run studio/window/canvas/live-page.test.ts; done`
 */
const RUNS = Number(process.env.EDIT_RUNS ?? 60);
const SEED = Number(process.env.EDIT_SEED ?? 7);

/** A page with more sections, or a section with more widgets, gets no further ones. */
const MOST = 16;

const site: StudioSite = {
  language: 'en',
  name: 'contoh',
  person: { name: 'Rina', role: 'publish' },
  isTeam: false,
  token: '',
  pages: [],
  model: { schema: {}, tables: ownModel.tables, bands: [...ownModel.bands] },
  ownTypes: [],
  client: { ...client, widgets: [...client.widgets] },
  base: '',
  look: { typefaces: {}, presets: {}, icons: {} },
};

function studioOf(slug: string, text: string): Studio {
  const opened: StudioPage = {
    slug,
    text,
    hash: '',
    readOnly: '',
    check: { findings: [], errors: 0 },
    pictures: {},
  };
  return createStudio({
    slug,
    site,
    model: ownModel,
    // Nothing here needs the server.
    api: {} as StudioApi,
    doc: createDocumentStore(text, () => 0),
    opened,
  });
}

/** The small generator of the test, so that a run can be lived again by its seed. */
function picker(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

function randomEdit(studio: Studio, pick: (limit: number) => number): void {
  const { doc, model } = studio;
  const intent = { label: 'x' };
  const nodes = sectionNodes(doc.document, model.tables);
  const any = nodes[pick(nodes.length)];
  if (!any) return;
  const inner = any.slots.flatMap(({ nodes: own }) => own);
  const child = inner[pick(inner.length)];
  const words: Path[] = [];
  walk(doc.document, model.tables, (node) => {
    if (node.part.kind === 'words' && typeof node.value === 'string') words.push(pathOf(node));
  });
  const section = { type: 'section', children: [{ type: 'heading', text: `Baru ${pick(99)}` }] };
  const edits: (() => void)[] = [
    () => nodes.length < MOST && duplicateNode(studio, any.path, 'x'),
    () => nodes.length > 2 && doc.apply(remove(doc.parsed, any.path), intent),
    () => doc.apply(move(doc.parsed, any.path, ['sections', pick(nodes.length)]), intent),
    () => child && inner.length < MOST && duplicateNode(studio, child.path, 'x'),
    () => child && inner.length > 1 && doc.apply(remove(doc.parsed, child.path), intent),
    () =>
      nodes.length < MOST &&
      doc.apply(insert(doc.parsed, ['sections', pick(nodes.length + 1)], section), intent),
    () => doc.undo(),
    () => doc.apply(set(doc.parsed, ['theme', 'radius'], ['none', 'small', 'large'][pick(3)]), intent),
    () => {
      const path = words[pick(words.length)];
      if (!path) return;
      const text = `${String(valueAt(doc.document, path)).slice(0, 40)} ${pick(9)}`;
      doc.apply(set(doc.parsed, path, text), intent);
    },
  ];
  edits[pick(edits.length)]?.();
}

/** The visible content of a body, without the marks. */
function shownBy(body: HTMLElement): string {
  const copy = body.cloneNode(false) as HTMLElement;
  // The modals that a page needs are settled when the user tries the page.
  for (const part of body.querySelectorAll('header, main, footer')) copy.append(part.cloneNode(true));
  for (const element of copy.querySelectorAll(`[${FIELD}]`)) element.removeAttribute(FIELD);
  for (const element of copy.querySelectorAll('*')) {
    // Their order says nothing.
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const).sort();
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  copy.normalize();
  return copy.innerHTML;
}

/** Where two texts part, in the one and in the other; empty where they are the same. */
function firstDifference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 160), at + 200)).join('\n≠\n');
}

for (const slug of ['taman-asri', 'menara-senja'])
  test(`[STU-01] section by section the page in the frame becomes what a whole rendering gives, after any edits: ${slug}`, () => {
    const studio = studioOf(slug, readFileSync(`pages/${slug}/page.json`, 'utf8'));
    const renderer = createPageRenderer(site, ownModel, slug, {});
    const live = createLivePage(studio, () => undefined);
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const first = parseHtml(renderer.whole(studio.doc.document, []));
    if (frame.contentDocument) frame.contentDocument.body.replaceChildren(...first.body.childNodes);
    const adopted = frame.contentDocument as Document;
    Object.assign(adopted, { adoptedStyleSheets: [] });
    Object.assign(frame.contentWindow as object, {
      CSSStyleSheet: class {
        replaceSync() {}
      },
      PointerEvent: Event,
    });
    live.attach(frame);
    const pick = picker(SEED);
    const start = studio.doc.text;
    studio.doc.apply(set(studio.doc.parsed, ['seo', 'title'], 'Nama lain'), { label: 'x' });
    live.update();
    for (let run = 0; run < RUNS; run += 1) {
      randomEdit(studio, pick);
      live.update();
      if (run % 10 !== 0 && run < RUNS - 1) continue;
      const whole = parseHtml(renderer.whole(studio.doc.document, live.shown.sections.keys));
      expect(firstDifference(shownBy(adopted.body), shownBy(whole.body)), `after ${run + 1} edits`).toBe('');
    }
    while (studio.doc.undo() !== undefined);
    expect(studio.doc.text).toBe(start);
  });
