import { expect, test } from 'vitest';
import { systemIds } from '../ports/ids.ts';
import { drawCode, readCode } from './code.ts';

test('codes are six characters, evenly drawn', () => {
  const seen = new Map<string, number>();
  for (let at = 0; at < 20_000; at += 1) {
    for (const letter of drawCode('digits')) seen.set(letter, (seen.get(letter) ?? 0) + 1);
  }
  expect(seen.size).toBe(10);
  for (const count of seen.values()) expect(Math.abs(count - 12_000)).toBeLessThan(600);
  expect(drawCode('alphanumeric')).toMatch(/^[A-Z2-9]{6}$/);
});

test('[OTP-06] letters count in either case, and only six plain characters are a code', () => {
  expect(readCode(' ab12cd ')).toBe('AB12CD');
  expect(readCode('１２３４５６')).toBe('123456');
  for (const typed of ['', '12345', '1234567', '12 456', '12345\n6']) expect(readCode(typed)).toBeNull();
});

test('request ids never repeat', () => {
  const ids = new Set<string>();
  for (let at = 0; at < 200_000; at += 1) ids.add(systemIds.secret());
  expect(ids.size).toBe(200_000);
  expect([...ids][0]).toMatch(/^[0-9a-f]{64}$/);
});
