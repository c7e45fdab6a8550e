import { expect, test } from 'vitest';
import { fillShortcodes, fillShortcodesInUrl } from './shortcodes.ts';

const values = { project_name: 'Taman & Asri', telesales_number: '6281', sender_name: 'Budi [project_name]' };

test('[FORM-08] every shortcode is filled wherever it occurs', () => {
  expect(fillShortcodes('[sender_name]: [project_name]/[telesales_number], [project_name]', values)).toBe(
    'Budi [project_name]: Taman & Asri/6281, Taman & Asri',
  );
});

test('[FORM-08] in an address each value is URL-encoded', () => {
  expect(fillShortcodesInUrl('https://a.id/b?n=[sender_name]&p=%5Bproject_name%5d', values)).toBe(
    'https://a.id/b?n=Budi%20%5Bproject_name%5D&p=Taman%20%26%20Asri',
  );
});

test('[FORM-08] an unknown shortcode stays, and $ in a value is only a dollar', () => {
  expect(fillShortcodes('[harga] [sender_name]', { ...values, sender_name: '$& $1' })).toBe('[harga] $& $1');
});
