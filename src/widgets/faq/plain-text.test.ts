import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('keeps the words of paragraphs, marks and lists', () => {
  const content = [
    'Booking fee.',
    { kind: 'paragraph', text: ['Harga ', { text: 'Rp 890 juta' }, ' sudah PPN.'], items: [] },
    { kind: 'list', text: [], items: [['SHM'], ['Bebas ', { text: 'banjir' }]] },
    { kind: 'numbered', text: [], items: [['Pilih'], ['Bayar']] },
  ];
  expect(plainText(content)).toBe(
    'Booking fee.\nHarga Rp 890 juta sudah PPN.\n- SHM\n- Bebas banjir\n1. Pilih\n2. Bayar',
  );
});
