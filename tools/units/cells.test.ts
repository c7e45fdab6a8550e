import { expect, test } from 'vitest';
import { readArea, readCorner, readMoment, readPrice } from './cells.ts';

test.each([
  ['Rp 1.280.000.000', 1_280_000_000],
  ['Rp1.280.000.000,-', 1_280_000_000],
  ['IDR 1,280,000,000', 1_280_000_000],
  ['1.280.000.000,00', 1_280_000_000],
  ['1280000000', 1_280_000_000],
  ['1 280 000 000', 1_280_000_000],
  ['1,28 M', 1_280_000_000],
  ['1.28 miliar', 1_280_000_000],
  ['1,285 M', 1_285_000_000],
  ['890 jt', 890_000_000],
  ['890,5 juta', 890_500_000],
  ['1.280 juta', 1_280_000_000],
  [890_000_000, 890_000_000],
])('[UNIT-01] the price %s is %d rupiah', (cell, price) => {
  expect(readPrice(cell)).toEqual({ value: price });
});

test.each(['', '-', 'hubungi sales', 'POA', null])('[UNIT-01] %s is a price on request', (cell) => {
  expect(readPrice(cell)).toEqual({ value: undefined });
});

test.each([
  ['890', '890000000'],
  ['1,28', ''],
  [1.28, '1280000000'],
  ['1.2.3', ''],
  ['dua miliar', ''],
  ['-890 jt', ''],
  ['1.280.00', '1280000000'],
])('[UNIT-01] %s is no price; %s may have been meant', (cell, suggestion) => {
  expect(readPrice(cell)).toEqual({ suggestion });
});

test('[UNIT-01] a title names the unit of its prices', () => {
  expect(readPrice(890, 1e6)).toEqual({ value: 890_000_000 });
  expect(readPrice('1.280', 1e6)).toEqual({ value: 1_280_000_000 });
});

test.each([
  ['12-Nov-26', '2026-11-12T16:59:00.000Z'],
  ['12 Nopember 2026', '2026-11-12T16:59:00.000Z'],
  ['12/11/2026 17.00', '2026-11-12T10:00:00.000Z'],
  ['2026-11-12 17:00 WIB', '2026-11-12T10:00:00.000Z'],
  [new Date('2026-11-12T17:00:00Z'), '2026-11-12T10:00:00.000Z'],
])('[UNIT-01] %s is a moment in Jakarta', (cell, moment) => {
  expect(readMoment(cell)).toEqual({ value: moment });
});

test('[UNIT-01] days that do not exist are refused', () => {
  for (const cell of ['31/02/2026', '2026-13-40', 'besok', '12/11/1926', 26])
    expect(readMoment(cell)).toEqual({ suggestion: '' });
  expect(readMoment('11/13/2026')).toEqual({ suggestion: '13/11/2026' });
});

test('[UNIT-01] areas and corners are read, or refused', () => {
  expect(readArea('72,5 m²')).toEqual({ value: 72.5 });
  expect(readArea('6x12')).toEqual({ suggestion: '6' });
  expect(readCorner('Hoek')).toEqual({ value: true });
  expect(readCorner('badan')).toEqual({ value: false });
  expect(readCorner('mungkin')).toEqual({ suggestion: '' });
});
