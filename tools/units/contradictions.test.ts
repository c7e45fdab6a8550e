import { expect, test } from 'vitest';
import type { Unit } from '../../src/lib/units.ts';
import { contradictsPrice, findContradictions } from './contradictions.ts';

const units: Unit[] = [
  { code: 'A-1', type: 'Tipe 60', status: 'available', price: 890_000_000 },
  { code: 'A-2', type: 'Tipe 60', status: 'available', price: 950_000_000 },
  { code: 'A-3', type: 'Tipe 60', status: 'sold', price: 800_000_000 },
  { code: 'B-1', type: 'Tipe 90', status: 'available', price: 1_280_000_000 },
];
const find = (text: string, type = '') =>
  findContradictions(text, units, type).map(({ found, right }) => `${found}: ${right}`);

test('[UNIT-02] a sentence that contradicts the list is found with the right figure', () => {
  expect(find('Rumah mulai Rp 850 juta, sisa 9 unit.')).toEqual([
    'sisa 9 unit: 3',
    'mulai Rp 850 juta: Rp\u00a0890\u00a0juta',
  ]);
  expect(find('Mulai Rp 890 juta', 'Tipe 90')).toEqual(['Mulai Rp 890 juta: Rp\u00a01,28\u00a0miliar']);
  expect(contradictsPrice('Rp 1,3 M', units, 'Tipe 90')).toMatchObject([{ token: '[price_from:Tipe 90]' }]);
});

test.each([
  'Mulai Rp 890 juta, tinggal 3 unit',
  'Tipe 90 mulai Rp 1,28 miliar, sisa 1 unit',
  'Cicilan mulai Rp 11,9 juta',
  'Iuran mulai Rp 200.000 per bulan',
  'Mulai Rp 15 juta per bulan',
  'Mulai [price_from], sisa [units_left] unit',
])('[UNIT-02] "%s" agrees with the list', (text) => {
  expect(find(text)).toEqual([]);
});
