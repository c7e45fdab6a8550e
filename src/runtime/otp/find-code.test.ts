import { expect, test } from 'vitest';
import { findCode, takePiece } from './find-code.ts';

test.each([
  ['Kode Anda: A1B2C3. Berlaku', 'text', 'A1B2C3'],
  ['kode anda a1b2c3', 'text', 'A1B2C3'],
  ['Kode Anda: 123456. Berlaku 5 menit', 'text', '123456'],
  ['QWERTY', 'text', 'QWERTY'],
  ['G-123456 is your code', 'numeric', '123456'],
  ['Kode 123456\n@contoh.co.id #123456', 'numeric', '123456'],
  ['12-34-56', 'numeric', '123456'],
  ['1 2 3 4 5 6', 'numeric', '123456'],
  ['رمزك ١٢٣٤٥٦', 'numeric', '123456'],
  ['Kode １２３４５６。', 'numeric', '123456'],
] as const)('[OPS-54] %j on a %s keyboard is surely %s', (text, keyboard, code) => {
  expect(findCode(text, keyboard)).toEqual({ code, isSure: true });
});

test.each([
  ['123456 atau 654321', 'numeric', '123456'],
  ['A1B2C3 atau 654321', 'text', 'A1B2C3'],
  ['Kode A1B2C3', 'numeric', 'A1B2C3'],
  ['Kode ABCDEF', 'text', 'ABCDEF'],
  ['Ini kod', 'text', 'INIKOD'],
] as const)('[OPS-54] %j on a %s keyboard may mean %s', (text, keyboard, code) => {
  expect(findCode(text, keyboard)).toEqual({ code, isSure: false });
});

test.each([
  ['Halo, kode Anda sedang dikirim', 'text'],
  ['Hubungi 0812 3456 7890', 'numeric'],
  ['1234567', 'numeric'],
  ['', 'numeric'],
] as const)('[OPS-54] %j on a %s keyboard holds no code', (text, keyboard) => {
  expect(findCode(text, keyboard).code).toBe('');
});

test('[OPS-54] a pasted word never completes a code by itself', () => {
  expect(takePiece('kode').isSure).toBe(false);
  expect(takePiece('k').isSure).toBe(true);
  expect(takePiece('456').isSure).toBe(true);
});
