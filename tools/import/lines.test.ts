import { expect, test } from 'vitest';
import { container, imported, widget } from './testing/imported.ts';

const LINES = 'Senin–Jumat 09.00<br>Sabtu 10.00<br />Minggu tutup';
const KEPT = 'Senin–Jumat 09.00\nSabtu 10.00\nMinggu tutup';

test.each([
  [
    'an icon box',
    'icon-list',
    'detail',
    widget('icon-box', { title_text: 'Jam buka', description_text: LINES }),
  ],
  ['a list', 'icon-list', 'text', widget('icon-list', { icon_list: [{ text: LINES }] })],
  [
    'a quotation',
    'testimonial',
    'quote',
    widget('testimonial', { testimonial_content: LINES, testimonial_name: 'Sari' }),
  ],
  [
    'a list of prices',
    'price-list',
    'detail',
    widget('price-list', { price_list: [{ title: 'Tipe 45', price: 'Rp 1', item_description: LINES }] }),
  ],
  [
    'a box of an add-on',
    'icon-list',
    'detail',
    widget('ha-infobox', { title: 'Jam buka', description: LINES, selected_icon: { value: 'fas fa-clock' } }),
  ],
])('[OPS-66] the lines of %s stay lines', (_name, type, key, given) => {
  const [item] = imported(container({}, given)).items(type) as Record<string, unknown>[];
  expect(item?.[key]).toBe(KEPT);
});

test('[OPS-66] the lines of a box without a title, and of a notice, stay lines', () => {
  const { of } = imported(
    container(
      {},
      widget('icon-box', { title_text: '', description_text: 'Satu<br>Dua' }),
      widget('alert', { alert_title: 'Baru', alert_description: 'Tiga<br>Empat' }),
    ),
  );
  expect(of('text')[0]?.content).toEqual(['Satu', 'Dua']);
  expect(of('alert')[0]?.text).toEqual(['Tiga', 'Empat']);
});
