import { expect, test } from 'vitest';
import { vatRules } from '../generated/rules.ts';
import { isWithin, jakartaDay } from './days.ts';
import { acquisitionTax, type VatRule, vatOf } from './tax-rules.ts';

const rule = vatRules['dtp-2026'] as VatRule;

test.each([
  [500_000_000, 0, 55_000_000],
  [2_000_000_000, 0, 220_000_000],
  [3_500_000_000, 165_000_000, 220_000_000],
  [5_000_000_000, 330_000_000, 220_000_000],
  [5_000_000_001, 550_000_000, 0],
])('[KPR-04] of the tax on %i the buyer pays %i and the government %i', (price, buyer, government) => {
  expect(vatOf(price, rule, '2026-11-28')).toEqual({ buyer, government });
});

test('[KPR-04] the clock turned over each end of the rule: outside its days it is not applied', () => {
  const at = (time: string) => vatOf(2_000_000_000, rule, jakartaDay(Date.parse(time))).government;
  expect(at('2025-12-31T23:59:59+07:00')).toBe(0);
  expect(at('2026-01-01T00:00:00+07:00')).toBe(220_000_000);
  expect(at('2026-12-31T23:59:59+07:00')).toBe(220_000_000);
  expect(at('2027-01-01T00:00:00+07:00')).toBe(0);
  expect(isWithin(rule, '2027-01-01')).toBe(false);
});

test('[KPR-04] the tax on acquisition is on the price above what the region exempts', () => {
  expect(acquisitionTax(890_000_000, { rate: 5, exempt: 80_000_000 })).toBe(40_500_000);
  expect(acquisitionTax(60_000_000, { rate: 5, exempt: 80_000_000 })).toBe(0);
});
