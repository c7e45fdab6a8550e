import { expect, test } from 'vitest';
import { splitCountdown } from '../../lib/split-countdown.ts';
import { dayOf, formatCountdown, secondsLeft } from './countdown.ts';

test.each([
  [0, 60],
  [999, 60],
  [1000, 59],
  [60_000, 0],
  [60_999, 0],
  [61_000, -1],
  [-5000, 60],
])('[OTP-04] %i ms after the request %i seconds of 60 are left', (passed, left) => {
  expect(secondsLeft(1_000_000, 60, 1_000_000 + passed)).toBe(left);
});

test.each([
  [0, '(00:00)'],
  [59, '(00:59)'],
  [60, '(01:00)'],
  [605, '(10:05)'],
  [-1, '(00:00)'],
])('[OTP-02] %i seconds read %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test.each([
  ['Tunggu sebentar ({{time}})', 'Tunggu sebentar ', '(01:05)', ''],
  ['Kirim ulang kode dalam {{time}}.', 'Kirim ulang kode dalam ', '01:05', '.'],
  ['({{time}}) lagi', '', '(01:05)', ' lagi'],
  ['Tunggu', 'Tunggu ', '01:05', ''],
])('[LIB-06] the sentence %j frames the countdown', (sentence, before, shown, after) => {
  const parts = splitCountdown(sentence);
  expect([parts.before, formatCountdown(65, parts.time), parts.after]).toEqual([before, shown, after]);
});

test('[OTP-10] the day is written as in Indonesia and turns at midnight in Jakarta', () => {
  expect(dayOf(Date.UTC(2026, 10, 20, 16, 59))).toBe('20/11/2026');
  expect(dayOf(Date.UTC(2026, 10, 20, 17, 0))).toBe('21/11/2026');
});
