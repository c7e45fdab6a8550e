import { expect, test } from 'vitest';
import { fillUnitTokens } from './unit-tokens.ts';
import type { Unit } from './units.ts';

const words = { lang: 'id', onRequest: 'Harga sesuai permintaan' };
const units: Unit[] = [
  { code: 'A-1', type: 'Tipe 60', status: 'available', price: 890_000_000 },
  { code: 'A-2', type: 'Tipe 60', status: 'held', price: 850_000_000 },
  { code: 'B-1', type: 'Tipe 90', status: 'sold', price: 1_280_500_000 },
  { code: 'C-1', type: 'Ruko', status: 'available' },
];
const fill = (text: string) => fillUnitTokens(text, units, words).replaceAll('\u00a0', ' ');

test('[UNIT-02] tokens take their figures from the homes that can be bought', () => {
  expect(fill('Mulai [price_from], sisa [units_left] dari [units_total]')).toBe(
    'Mulai Rp 890 juta, sisa 2 dari 4',
  );
  expect(fill('[units_left:tipe  60] · [price_to:Tipe 60]')).toBe('1 · Rp 890 juta');
});

test('[UNIT-02] a type without homes left keeps the lowest price of its list, and one without prices is on request', () => {
  expect(fill('[price_from:Tipe 90]')).toBe('Rp 1.280.500.000');
  expect(fill('[price_from:Ruko]')).toBe('Harga sesuai permintaan');
});

test('[UNIT-02] an unknown type stays as it is written', () => {
  expect(fill('[units_left:Tipe 45] [project_name]')).toBe('[units_left:Tipe 45] [project_name]');
});
