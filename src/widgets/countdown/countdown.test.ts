import { expect, test } from 'vitest';
import { deadline, deadlineText } from './deadline.ts';
import { timeLeft } from './time-left.ts';

test('the end is by the clock of its zone', () => {
  expect(new Date(deadline('2026-12-31T23:59', 'WIB')).toISOString()).toBe('2026-12-31T16:59:00.000Z');
  expect(new Date(deadline('2026-01-01T05:00', 'WIT')).toISOString()).toBe('2025-12-31T20:00:00.000Z');
});

test('the end is written as Indonesians do, with its zone', () => {
  expect(deadlineText(deadline('2026-12-31T23:59', 'WIB'), 'WIB')).toBe(
    'Kamis, 31 Desember 2026 pukul 23.59 WIB',
  );
  expect(deadlineText(deadline('2026-12-31T23:59', 'WITA'), 'WITA')).toMatch(/23\.59 WITA$/);
});

test('a day that is not in the calendar is the one after it, never an error', () => {
  expect(deadlineText(deadline('2026-02-30T10:00', 'WIB'), 'WIB')).toContain('2 Maret 2026');
});

test.each([
  [0, [0, 0, 0, 0]],
  [-5, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59_000, [0, 0, 0, 59]],
  [60_000, [0, 0, 1, 0]],
  [86_399_001, [1, 0, 0, 0]],
  [90_061_000, [1, 1, 1, 1]],
])('%i ms are left as days, hours, minutes and seconds', (ms, parts) => {
  expect(timeLeft(ms)).toEqual(parts);
});
