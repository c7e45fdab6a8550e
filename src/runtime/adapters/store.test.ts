import { expect, test } from 'vitest';
import { createStore, mapShelf } from './store.ts';

const clock = { now: () => 0 };
const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['storage that may not be touched', fail],
  ['storage whose methods throw', () => ({ getItem: fail, setItem: fail, removeItem: fail, keys: fail })],
])('%s is replaced by memory', (_, shelf) => {
  const store = createStore(shelf, clock);
  expect(store.get('a')).toBeUndefined();
  store.set('a', '1');
  store.set('b', '2', 10);
  expect(store.get('a')).toBe('1');
  expect(store.get('b')).toBe('2');
  expect(store.keys('').sort()).toEqual(['a', 'b']);
  store.remove('a');
  expect(store.get('a')).toBeUndefined();
});

test('full storage keeps its entries, and memory the rest', () => {
  const shelf = mapShelf(new Map([['a', 'old']]));
  const store = createStore(() => ({ ...shelf, setItem: fail }), clock);
  store.set('a', 'new');
  expect(store.get('a')).toBe('new');
  store.remove('a');
  expect(store.get('a')).toBeUndefined();
  expect(shelf.getItem('a')).toBeNull();
});

test('storage that works again gets the new value', () => {
  const shelf = mapShelf();
  let isFull = true;
  const store = createStore(() => (isFull ? { ...shelf, setItem: fail } : shelf), clock);
  store.set('a', '1');
  isFull = false;
  store.set('a', '2');
  expect(shelf.getItem('a')).toBe('2');
  expect(store.get('a')).toBe('2');
});
