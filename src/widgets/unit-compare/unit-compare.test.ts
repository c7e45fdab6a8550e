import { expect, test } from 'vitest';
import { renderSample, samplePage } from '../../../tests/contract/sample-page.ts';
import type { Unit } from '../../lib/units.ts';
import { writeTree } from '../../renderer/writer.ts';

const home: Unit = {
  code: 'A-1',
  type: 'Tipe 60',
  status: 'available',
  price: 890_000_000,
  land: 72,
  floor: 60,
};
const compare = (units: readonly Unit[], props: Record<string, unknown> = {}) =>
  renderSample(samplePage('unit-compare', props), writeTree, { units, asOf: '2026-11-21T07:05:00Z' });

test('[UNIT-05] a type has the figures of its homes: price from, areas, how many are left', () => {
  const html = compare([
    { ...home, price: 910_000_000, land: 90 },
    { ...home, code: 'A-2' },
    { ...home, code: 'A-3', status: 'sold', price: 700_000_000 },
    { ...home, code: 'B-1', type: 'Tipe 90', floor: 90 },
  ]);
  expect(html).toMatch(/Mulai Rp\u00a0890\u00a0juta/);
  expect(html).toContain('72–90 m²');
  expect(html).toContain('Tersedia 2 dari 3');
  expect(html).toMatch(/Luas bangunan<span[^>]*>Beda/);
  expect(html).not.toContain('Tahap');
});

test('[UNIT-05] homes are offered where the page wants them, sold ones never', () => {
  const units: Unit[] = [home, { ...home, code: 'A-2', status: 'sold' }];
  expect(compare(units)).not.toContain('value="Tipe 60 A-1"');
  expect(compare(units, { homes: true })).toContain('value="Tipe 60 A-1"');
  expect(compare(units, { homes: true })).not.toContain('A-2');
  expect(compare([])).toContain('Daftar unit belum tersedia.');
});
