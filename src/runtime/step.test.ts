import { beforeAll, expect, test } from 'vitest';
import { ownSlices, prepareSlices } from './slices.ts';
import type { Event, State } from './state.ts';
import { initialState, step } from './step.ts';
import { makeFacts } from './testing/make-facts.ts';
import { SUBMISSION } from './testing/open-page.ts';

const stamp = { at: 0, elapsed: 0, id: 'id-1', url: 'https://a.id/' };
const loaded: Event = {
  type: 'page/loaded',
  restored: {},
  classes: ['template-page-builder'],
  agent: { userAgent: '', touchPoints: 0 },
  ...stamp,
};

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

// Forms are alive before anything is submitted.
beforeAll(() => prepareSlices(makeFacts(), 'island'));

test('our own slices, each once: the page first, and analytics when all others have had their say', () => {
  const names = ownSlices.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.at(0)).toBe('page');
  expect(names.at(-1)).toBe('analytics');
  const inFolders = Object.keys(import.meta.glob('./*/slice.ts')).map((path) => path.split('/')[1] ?? '');
  expect([...names].sort()).toEqual(inFolders.sort());
});

test('a step changes neither the state nor the event it is given, and says the same twice', () => {
  const state = freeze(initialState(makeFacts()));
  const event = freeze({ type: 'lead/submitted', ...SUBMISSION, ...stamp } as const);
  const first = step(freeze(step(state, freeze(loaded)).state), event);
  const second = step(step(state, loaded).state, event);
  expect(first).toEqual(second);
  expect(first.effects.some(({ type }) => type === 'lead/save')).toBe(true);
});

test('parts that did not change stay the same objects, down to the last', () => {
  const before = step(initialState(makeFacts()), loaded).state;
  const after = step(before, { type: 'form/touched', form: 'a', ...stamp }).state;
  expect(after).not.toBe(before);
  const changed = Object.keys(after).filter(
    (name) => after[name as keyof State] !== before[name as keyof State],
  );
  expect(changed).toEqual(['lead']);
  expect(step(after, { type: 'form/touched', form: 'a', ...stamp, id: 'id-2' }).state).toBe(after);
  const other = step(after, { type: 'form/touched', form: 'b', ...stamp }).state;
  expect(other.lead.forms.a).toBe(after.lead.forms.a);
});

test('an unknown event changes nothing', () => {
  const state = initialState(makeFacts());
  const result = step(state, { type: 'lain/lain', ...stamp } as never);
  expect(result.effects).toEqual([]);
  expect(result.state).toBe(state);
});
