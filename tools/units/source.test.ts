import { expect, test } from 'vitest';
import { exportAddress } from './source.ts';

const ID = '1AbCdEfGhIjKlMnOpQrStUvWxYz';

test('[UNIT-01] a sheet that is shared by the address of its editor is read as its export', () => {
  const csv = `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=`;
  expect(exportAddress(`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=7`)).toBe(`${csv}7`);
  expect(exportAddress(`https://docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing`)).toBe(`${csv}0`);
});

test('[UNIT-01] any other address is read as it is', () => {
  for (const address of [
    'https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdefghijklmnop/pub?output=csv',
    'https://stok.example.co.id/units.csv',
  ])
    expect(exportAddress(address)).toBe(address);
});
