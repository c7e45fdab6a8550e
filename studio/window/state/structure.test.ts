import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStudio } from '../testing/make-studio.ts';
import { isNode, undoStep } from './actions.ts';
import { dragFacts, dragTo, drop, runDragKey, startDrag } from './drag.ts';
import { holderTypes } from './holders.ts';
import { type NodeFacts, sectionNodes } from './nodes.ts';
import { allLists, placesFor } from './places.ts';
import { renameId } from './rename.ts';
import {
  copyBehind,
  deleteNode,
  hideOn,
  moveBy,
  moveIn,
  moveOut,
  nodeNow,
  unwrapNode,
  wrapIn,
} from './structure.ts';
import type { Studio } from './studio.tsx';

const pages = ['menara-senja', 'taman-asri'].map((slug) => readFileSync(`pages/${slug}/page.json`, 'utf8'));

/** Every widget of the sections, outermost first. */
function allNodes({ doc, model }: Studio): NodeFacts[] {
  const inside = (node: NodeFacts): NodeFacts[] => [
    node,
    ...node.slots.flatMap(({ nodes }) => nodes.flatMap(inside)),
  ];
  return sectionNodes(doc.document, model.tables).flatMap(inside);
}

/** The widgets of a page in any order, each with its own values, without the widgets inside it. */
function bag(studio: Studio): string[] {
  const own = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.some(isNode)
        ? []
        : value.map(own)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, inner]) => [key, own(inner)] as const)
              .filter(([key, inner]) => key !== 'children' || (Array.isArray(inner) && inner.length > 0)),
          )
        : value;
  return allNodes(studio)
    .map(({ value }) => JSON.stringify(own(value)))
    .sort();
}

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

const moves: readonly ((studio: Studio, node: NodeFacts, n: number) => void)[] = [
  (studio, node) => moveBy(studio, node, -1),
  (studio, node) => moveBy(studio, node, 1),
  moveOut,
  moveIn,
  (studio, node, n) => {
    if (!startDrag(studio, node.path, 'pointer')) return;
    dragTo(studio, pick(dragFacts(studio)?.places ?? [], n));
    drop(studio);
  },
  (studio, node, n) => {
    if (!startDrag(studio, node.path, 'keys')) return;
    for (let i = 0; i <= n % 7; i += 1)
      runDragKey(studio, pick(['ArrowDown', 'ArrowUp', 'End', 'Home'], n + i));
    runDragKey(studio, 'Enter');
  },
];

const others: typeof moves = [
  deleteNode,
  copyBehind,
  unwrapNode,
  (studio, node, n) => wrapIn(studio, node, pick(holderTypes(studio.model), n) ?? ''),
  (studio, node, n) => hideOn(studio, node, pick(['mobile', 'tablet', 'desktop'], n) ?? ''),
  (studio, node, n) => renameId(studio, node, `id-${n}`),
];

const steps = (acts: typeof moves) =>
  fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: acts.length - 1 }), fc.nat()), {
    minLength: 1,
    maxLength: 12,
  });

function play(studio: Studio, acts: typeof moves, list: readonly (readonly [number, number, number])[]) {
  for (const [which, act, n] of list) {
    const node = pick(allNodes(studio), which);
    if (node) acts[act]?.(studio, node, n);
    expect(studio.doc.isReadable).toBe(true);
    expect(studio.doc.document).toEqual(JSON.parse(studio.doc.text));
  }
}

function undoAll(studio: Studio) {
  while (studio.doc.canUndo) undoStep(studio);
}

test('[STU-06] moves in any order lose no widget and change none, and are taken back to the first byte', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pages), steps(moves), (text, list) => {
      const studio = makeStudio(text);
      const before = bag(studio);
      play(studio, moves, list);
      expect(bag(studio)).toEqual(before);
      undoAll(studio);
      expect(studio.doc.text).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('[STU-06] deleting, duplicating, wrapping, dissolving, hiding and naming are one step each', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pages), steps([...moves, ...others]), (text, list) => {
      const studio = makeStudio(text);
      for (const one of list) {
        const before = studio.doc.text;
        play(studio, [...moves, ...others], [one]);
        if (studio.doc.text === before) continue;
        undoStep(studio);
        expect(studio.doc.text).toBe(before);
        play(studio, [...moves, ...others], [one]);
      }
      undoAll(studio);
      expect(studio.doc.text).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('[STU-06] every place that is offered is accepted, and every other list gives its reason', () => {
  const studio = makeStudio(pages[1] ?? '');
  const { doc, model } = studio;
  for (const node of allNodes(studio).filter((_, i) => i % 7 === 0)) {
    const places = placesFor(doc.document, model, { type: node.type, from: node });
    const open = new Set(places.map(({ list }) => list.join('/')));
    for (const { list, refusal, nodes } of allLists(doc.document, model, node)) {
      const isOwn = list.join('/') === node.path.slice(0, -1).join('/');
      if (refusal) expect(open).not.toContain(list.join('/'));
      else if (!isOwn || nodes.length > 1) expect(open).toContain(list.join('/'));
    }
    const place = pick(places, 5);
    if (!place) continue;
    const before = bag(studio);
    startDrag(studio, node.path, 'pointer');
    dragTo(studio, place);
    drop(studio);
    const now = studio.get().selection;
    expect(nodeNow(studio, now)?.value).toEqual(node.value);
    expect(bag(studio)).toEqual(before);
    undoStep(studio);
  }
});

const small = `{
  "sections": [
    { "type": "section", "id": "unit", "children": [
      { "type": "heading", "text": "Unit" },
      { "type": "button", "label": "Ke unit", "link": "#unit" }
    ] },
    { "type": "section", "children": [{ "type": "heading", "text": "Fasilitas" }] }
  ]
}
`;
const said = (studio: Studio) => studio.get().announcement.text;

test('[STU-06] keys move a widget from one allowed place to the next, and each press announces it', () => {
  const studio = makeStudio(small);
  startDrag(studio, ['sections', 0, 'children', 0], 'keys');
  expect(said(studio)).toContain('Heading “Unit” picked up');
  runDragKey(studio, 'ArrowDown');
  expect(said(studio)).toBe('At the end, 2 of 2, in Section “Unit”');
  runDragKey(studio, 'ArrowDown');
  expect(said(studio)).toBe('Before Fasilitas, 1 of 2, in Section “Fasilitas”');
  runDragKey(studio, 'ArrowDown');
  expect(said(studio)).toBe('At the end, 2 of 2, in Section “Fasilitas”');
  runDragKey(studio, 'ArrowDown');
  expect(said(studio)).toContain('No further place.');
  expect(studio.doc.text).toBe(small);
  runDragKey(studio, 'Enter');
  expect(said(studio)).toContain('Heading “Unit” moved.');
  expect(studio.get().selection).toEqual(['sections', 1, 'children', 1]);
  undoStep(studio);
  expect(studio.doc.text).toBe(small);
  expect(studio.get().selection).toEqual(undefined);
});

test('[STU-06] Escape and Tab leave it where it was', () => {
  for (const key of ['Escape', 'Tab']) {
    const studio = makeStudio(small);
    startDrag(studio, ['sections', 0, 'children', 0], 'keys');
    runDragKey(studio, 'ArrowDown');
    runDragKey(studio, key);
    expect(studio.get().drag).toBeUndefined();
    expect(said(studio)).toBe('Heading “Unit” stays where it was.');
    expect(studio.doc.text).toBe(small);
  }
});

test('[STU-06] a new id takes the links to the old one along, in one step', () => {
  const studio = makeStudio(small);
  const node = nodeNow(studio, ['sections', 0]);
  if (node) renameId(studio, node, 'denah');
  expect(studio.doc.text).toContain('"link": "#denah"');
  expect(said(studio)).toBe('Named denah. 1 link follows.');
  undoStep(studio);
  expect(studio.doc.text).toBe(small);
});

test('[STU-06] a widget goes into every widget that holds others, and each is whole', () => {
  const studio = makeStudio(small);
  const path = ['sections', 0, 'children', 0] as const;
  const done: string[] = [];
  for (const type of holderTypes(studio.model)) {
    const node = nodeNow(studio, path);
    if (node) wrapIn(studio, node, type);
    if (studio.doc.text === small) continue;
    done.push(type);
    expect(studio.model.validate({ ...page, sections: studio.doc.document.sections })).toBe(true);
    const made = nodeNow(studio, path);
    if (made) unwrapNode(studio, made);
    expect(studio.doc.document).toEqual(JSON.parse(small));
    undoStep(studio);
    undoStep(studio);
  }
  expect(done).toEqual(['accordion', 'columns', 'tabs', 'toggle']);
});

const page = JSON.parse(pages[0] ?? '{}') as Record<string, unknown>;

test('[STU-06] who may only read or change words moves nothing', () => {
  const studio = makeStudio(small, { role: 'words' });
  expect(startDrag(studio, ['sections', 0, 'children', 0], 'keys')).toBe(false);
});
