import { expect, test } from 'vitest';
import { priceOf, summaryOf, type Unit } from './unit-link.ts';

const unit: Unit = {
  name: 'Tipe 60',
  badge: '',
  text: '',
  price: 'Rp 890 juta',
  priceNote: 'Mulai',
  facts: [
    { icon: 'land', text: 'LT 72 m²' },
    { icon: 'bed', text: '2 kamar tidur' },
  ],
};

test('[BTN-09] the form reads the facts and the price of the unit', () => {
  expect(summaryOf(unit)).toBe('LT 72 m² · 2 kamar tidur. Mulai Rp 890 juta');
});

test('[BTN-09] a unit without price or facts says only what it has', () => {
  expect(priceOf({ price: '', priceNote: 'Mulai' })).toBe('');
  expect(summaryOf({ ...unit, price: '' })).toBe('LT 72 m² · 2 kamar tidur');
  expect(summaryOf({ ...unit, facts: [], price: '' })).toBe('');
});
