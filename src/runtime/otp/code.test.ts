import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCode, eraseFrom, newText, typeInto } from './code.ts';
import { type Boxes, EMPTY_BOXES } from './events.ts';

const boxes = (text: string) => ({
  boxes: [...text.padEnd(6, '_')].map((each) => each.replace('_', '')),
  focus: 0,
});
const shown = ({ boxes: all, focus }: { boxes: string[]; focus: number }) =>
  `${all.map((each) => each || '_').join('')}@${focus}`;

const enter = (all: Boxes, index: number, text: string) => typeInto(all, index, newText(all, index, text));

test.each<[string, number, string, string]>([
  ['', 0, '7', '7_____@1'],
  ['', 2, 'a', '__A___@3'],
  ['12345', 5, '6', '123456@5'],
  ['', 0, 'é', '______@0'],
  ['', 0, ' ', '______@0'],
  ['', 0, '-', '______@0'],
  ['', 0, '８', '8_____@1'],
  ['', 0, 'ｂ', 'B_____@1'],
  ['1', 0, '12', '2_____@1'],
  ['1', 0, '21', '2_____@1'],
  ['1', 0, '11', '1_____@1'],
  ['12', 1, '', '12____@1'],
])('[OTP-06] %j, box %i takes %j: %s', (before, index, text, after) => {
  expect(shown(enter(boxes(before), index, text))).toBe(after);
});

test.each<[string, number, string, string]>([
  ['', 0, '123456', '123456@5'],
  ['', 0, '123 456', '123456@5'],
  ['', 0, '１２３４５６', '123456@5'],
  ['', 0, '٤٥٦१२३', '456123@5'],
  ['', 3, '123456', '123456@5'],
  ['999', 3, '123456', '123456@5'],
  ['9', 0, '9123456', '123456@5'],
  ['9', 0, '1234569', '123456@5'],
  ['12', 2, '34', '1234__@4'],
  ['', 4, '789', '____78@5'],
  ['', 0, '1234567890', '123456@5'],
])('[OTP-06] %j, box %i gets %j in one input: %s', (before, index, text, after) => {
  expect(shown(enter(boxes(before), index, text))).toBe(after);
});

test.each<[string, number, string]>([
  ['123', 2, '12____@2'],
  ['123', 0, '_23___@0'],
  ['12', 2, '1_____@1'],
  ['', 0, '______@0'],
])('[OTP-06] %j, Backspace in box %i: %s', (before, index, after) => {
  expect(shown(eraseFrom(boxes(before), index))).toBe(after);
});

test('[OTP-06] with any input, boxes hold one digit or capital letter each', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 9 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), text)), (steps) => {
      let state = { boxes: [...EMPTY_BOXES.boxes], focus: 0 };
      for (const [index, typed] of steps)
        state = typed ? typeInto(state, index, typed) : eraseFrom(state, index);
      expect(state.boxes).toHaveLength(6);
      expect(state.boxes.every((each) => /^[0-9A-Z]?$/.test(each))).toBe(true);
      expect(state.focus).toBeGreaterThanOrEqual(0);
      expect(state.focus).toBeLessThan(6);
    }),
  );
});

test('[OTP-06] letters are upper-case', () => {
  expect(cleanCode('a1-b2')).toEqual(['A', '1', 'B', '2']);
});
