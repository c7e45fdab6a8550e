import { expect, test } from 'vitest';
import { type ParsedText, parseText } from '../parse.ts';
import type { DocumentEdit } from './edit.ts';
import { duplicate, insert, remove } from './insert.ts';
import { move, wrap } from './move.ts';
import { set, unset } from './set.ts';

const cases: [name: string, before: string, edit: (text: ParsedText) => DocumentEdit, after: string][] = [
  [
    'a one-line list stays one line, and its neighbours as they are',
    '[ { "x": 1 }, { "x": 2 } ]',
    (text) => insert(text, [1], { x: 9, y: [1, 2] }),
    '[ { "x": 1 }, { "x": 9, "y": [ 1, 2 ] }, { "x": 2 } ]',
  ],
  [
    'an entry is written as its neighbours in the list are',
    '[\n  { "x": 1 },\n  { "x": 2 }\n]\n',
    (text) => insert(text, [2], { x: 3 }),
    '[\n  { "x": 1 },\n  { "x": 2 },\n  { "x": 3 }\n]\n',
  ],
  [
    'the first entry of an empty list gets its own lines',
    '{\r\n\t"children": []\r\n}',
    (text) => insert(text, ['children', 0], { type: 'spacer' }),
    '{\r\n\t"children": [\r\n\t\t{\r\n\t\t\t"type": "spacer"\r\n\t\t}\r\n\t]\r\n}',
  ],
  [
    'a trailing comma and a comment at the end of the line stay',
    '{\n  "a": 1, // one\n}\n',
    (text) => set(text, ['b'], 2),
    '{\n  "a": 1, // one\n  "b": 2,\n}\n',
  ],
  [
    'a comma goes before the comment, the new line behind it',
    '{\n  "a": 1 // one\n}\n',
    (text) => set(text, ['b'], 2),
    '{\n  "a": 1, // one\n  "b": 2\n}\n',
  ],
  [
    'of an object only what differs is written',
    '{ "a": { "b": [1, 2, 3],   "c": 1 } }',
    (text) => set(text, ['a'], { c: 2, b: [1, 3] }),
    '{ "a": { "b": [1, 3],   "c": 2 } }',
  ],
  [
    'the objects on the way to a new key are made',
    '{\n  "version": 1\n}',
    (text) => set(text, ['settings', 'otp', 'enabled'], true),
    '{\n  "version": 1,\n  "settings": {\n    "otp": {\n      "enabled": true\n    }\n  }\n}',
  ],
  ['a key that is there twice goes twice', '{"a":1,"b":2,"a":3}', (text) => unset(text, ['a']), '{"b":2}'],
  ['the last entry takes its comma with it', '[\n  1,\n  2\n]', (text) => remove(text, [1]), '[\n  1\n]'],
  [
    'a comment beside what goes stays',
    '[\n  1, // one\n  2, // two\n  3\n]',
    (text) => remove(text, [1]),
    '[\n  1, // one\n  // two\n  3\n]',
  ],
  ['a key is renamed in its place', '{"a":1,"b":2}', (text) => move(text, ['a'], ['c']), '{"c":1,"b":2}'],
  [
    'a moved value is indented for its new place and otherwise unchanged',
    '{\n  "a": [\n    {\n      "k": [1,  2]\n    }\n  ],\n  "b": {\n    "c": [\n      0\n    ]\n  }\n}',
    (text) => move(text, ['a', 0], ['b', 'c', 0]),
    '{\n  "a": [],\n  "b": {\n    "c": [\n      {\n        "k": [1,  2]\n      },\n      0\n    ]\n  }\n}',
  ],
  [
    'what moves into one line becomes one line, its comment too',
    '{\n  "a": [\n    {\n      "k": 1 // one\n    }\n  ],\n  "b": [0]\n}',
    (text) => move(text, ['a', 0], ['b', 1]),
    '{\n  "a": [],\n  "b": [0, { "k": 1 /* one */ }]\n}',
  ],
  [
    'a copy follows its original',
    '[{"x":1},\n {"x":2}]',
    (text) => duplicate(text, [0]),
    '[{"x":1},\n {"x":1},\n {"x":2}]',
  ],
  [
    'a value is wrapped where it is',
    '[\n  {\n    "type": "text"\n  }\n]',
    (text) => wrap(text, [0], { type: 'section', children: [] }, ['children', 0]),
    '[\n  {\n    "type": "section",\n    "children": [\n      {\n        "type": "text"\n      }\n    ]\n  }\n]',
  ],
  ['a byte order mark stays', '\ufeff{"a":1}\n', (text) => set(text, ['a'], 2), '\ufeff{"a":2}\n'],
  [
    'nothing is done to what is so already',
    '{ "a" : [1,2] }',
    (text) => set(text, ['a'], [1, 2]),
    '{ "a" : [1,2] }',
  ],
];

test.each(cases)('[DOC-02] %s', (_, before, edit, after) => {
  expect(edit(parseText(before)).text).toBe(after);
});

test('[DOC-02] an edit of a missing value, or of a text that cannot be parsed, is refused', () => {
  const text = parseText('{"a":[1]}');
  expect(() => remove(text, ['a', 1])).toThrow('There is nothing at /a/1.');
  expect(() => remove(text, ['a'])).toThrow('/a is not in a list.');
  expect(() => insert(text, ['a', 2], 0)).toThrow('/a/2 is no place in a list.');
  expect(() => move(text, ['a', 0], ['a'])).toThrow('There is something at /a already.');
  expect(() => set(parseText('{"a":'), ['a'], 1)).toThrow('cannot be edited');
});
