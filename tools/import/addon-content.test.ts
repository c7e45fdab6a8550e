import { expect, test } from 'vitest';
import { imported, picture, widget } from './testing/imported.ts';

const src = (name: string) => `https://rumah.example/${name}.jpg`;
const WA = 'https://wa.me/6281298765432';

test.each<[string, object, Record<string, unknown>]>([
  [
    'jet-headline',
    { first_part: 'Ruko tiga lantai', second_part: 'di Bekasi', header_size: 'h1' },
    { type: 'heading', text: 'Ruko tiga lantai di Bekasi', level: 1 },
  ],
  [
    'jet-pricing-table',
    {
      title: 'Standar',
      subtitle: '5 × 15',
      price_prefix: 'Rp',
      price: '2,45',
      price_suffix: 'miliar',
      features_list: [
        { item_text: 'SHM', item_included: 'item-included' },
        { item_text: 'Lift', item_included: 'item-excluded' },
      ],
    },
    {
      look: 'card',
      children: [
        expect.objectContaining({
          items: [{ name: 'Standar', price: 'Rp2,45', note: 'miliar', detail: '5 × 15' }],
        }),
        expect.objectContaining({
          items: [{ text: 'SHM' }, { text: 'Lift (tidak termasuk)', icon: 'info' }],
        }),
      ],
    },
  ],
  [
    'jet-button',
    {
      button_label_normal: 'Daftar minat',
      button_label_hover: 'Go',
      button_url: '#',
      __dynamic__: { button_url: '[elementor-tag id="1" name="popup" settings="%7B%7D"]' },
    },
    { type: 'lead-button', kind: 'cta', label: 'Daftar minat' },
  ],
  [
    'jet-team-member',
    { member_first_name: 'Ni Luh', member_last_name: 'Saraswati', member_position: 'Direktur' },
    { type: 'heading', text: 'Ni Luh Saraswati' },
  ],
  [
    'jet-map',
    { map_center: 'Bekasi', pins: [{ pin_address: 'Jalan Juanda, Bekasi', pin_desc: 'Ruko Timur' }] },
    { type: 'map', name: 'Ruko Timur', address: 'Jalan Juanda, Bekasi' },
  ],
  [
    'uael-table',
    {
      table_headings: [
        { header_content_type: 'row' },
        { header_content_type: 'cell', heading_text: 'Tipe' },
        { heading_text: 'Sewa' },
      ],
      table_content: [
        { content_type: 'row' },
        { content_type: 'cell', cell_text: 'M-12' },
        { cell_text: 'Rp 82.000' },
        { content_type: 'row' },
        { cell_text: 'M-48' },
      ],
    },
    {
      type: 'table',
      head: ['Tipe', 'Sewa'],
      rows: [
        ['M-12', 'Rp 82.000'],
        ['M-48', ''],
      ],
    },
  ],
  [
    'eael-data-table',
    {
      eael_data_table_header_cols_data: [{ eael_data_table_header_col: 'Blok' }],
      eael_data_table_content_rows: [
        { _id: 'r1' },
        {
          eael_data_table_content_row_type: 'col',
          eael_data_table_content_type: 'textarea',
          eael_data_table_content_row_title: 'A',
          eael_data_table_content_row_content: 'Content',
        },
        { _id: 'r2' },
        {
          eael_data_table_content_row_type: 'col',
          eael_data_table_content_type: 'editor',
          eael_data_table_content_row_title: 'Content',
          eael_data_table_content_row_content: '<b>B</b>',
        },
      ],
    },
    { type: 'table', head: ['Blok'], rows: [['A'], ['B']] },
  ],
  [
    'uael-price-list',
    {
      price_list: [
        { title: 'Lantai 12', price: 'Rp 285.000', original_price: 'Rp 300.000', discount_offer: '' },
        { title: 'Lantai 19', price: 'Rp 310.000', original_price: 'Rp 340.000', discount_offer: 'yes' },
      ],
    },
    {
      type: 'price-list',
      items: [
        { name: 'Lantai 12', price: 'Rp 285.000' },
        { name: 'Lantai 19', price: 'Rp 310.000', oldPrice: 'Rp 340.000' },
      ],
    },
  ],
  [
    'uael-google-map',
    {
      addresses: [
        { latitude: '-6.1', longitude: '106.9', map_title: 'Marunda', map_description: 'Jl. Raya' },
      ],
    },
    { type: 'map', name: 'Marunda', address: 'Jl. Raya', latitude: -6.1, longitude: 106.9 },
  ],
  [
    'uael-business-hours',
    { business_days_timings: [{ enter_day: 'Sabtu', enter_time: '08.00 – 13.00' }] },
    { type: 'table', rows: [['Sabtu', '08.00 – 13.00']], rowHead: true },
  ],
  [
    'uael-modal-popup',
    { title: 'Ketentuan', content_type: 'content', ct_content: '<p>Tiga tahun.</p>', btn_text: 'Baca' },
    {
      type: 'accordion',
      start: 'none',
      items: [
        {
          title: 'Baca',
          children: [
            { type: 'heading', text: 'Ketentuan', level: 3 },
            { type: 'text', content: ['Tiga tahun.'] },
          ],
        },
      ],
    },
  ],
  [
    'uael-content-toggle',
    {
      rbs_section_heading_1: 'Sewa',
      section_content_1: '<p>Setahun.</p>',
      rbs_section_heading_2: 'Beli',
      section_content_2: '<p>HGB.</p>',
    },
    {
      type: 'tabs',
      items: [
        { title: 'Sewa', content: ['Setahun.'] },
        { title: 'Beli', content: ['HGB.'] },
      ],
    },
  ],
  [
    'uael-buttons',
    { buttons: [{ text: 'Minta penawaran', link: { url: WA } }] },
    { type: 'lead-button', kind: 'whatsapp', label: 'Minta penawaran' },
  ],
  [
    'ha-justified-gallery',
    { gallery: [{ filter: 'Dalam', images: [picture('a'), picture('b')] }, { images: [picture('c')] }] },
    {
      type: 'gallery',
      items: ['a', 'b', 'c'].map((name) => ({ image: { src: src(name), alt: '' } })),
    },
  ],
  [
    'ha-pricing-table',
    {
      title: 'Villa',
      currency: 'custom',
      currency_custom: 'Rp',
      price: '2,4 juta',
      show_badge: '',
      badge_text: 'X',
    },
    { type: 'price-list', items: [{ name: 'Villa', price: 'Rp2,4 juta' }] },
  ],
  [
    'wpr-pricing-table',
    {
      pricing_items: [
        { type_select: 'heading', heading_title: 'Kios', feature_text: 'Awesome Feature' },
        { type_select: 'price', price: '59', currency_symbol: 'custom', currency: 'Rp', preriod: 'juta' },
        { type_select: 'feature', feature_text: 'Listrik', heading_title: 'Awesome Title' },
        { type_select: 'button', btn_text: 'Pesan', btn_url: { url: WA } },
      ],
    },
    {
      look: 'card',
      children: [
        expect.objectContaining({ items: [{ name: 'Kios', price: 'Rp59', note: 'juta' }] }),
        expect.objectContaining({ type: 'icon-list', items: [{ text: 'Listrik' }] }),
        expect.objectContaining({ type: 'lead-button', label: 'Pesan' }),
      ],
    },
  ],
  [
    'ha-fun-factor',
    { fun_factor_number: '24/7', fun_factor_title: 'Dijaga' },
    { type: 'heading', text: '24/7' },
  ],
  [
    'elementskit-tab',
    { ekit_tab_items: [{ ekit_tab_title: 'Studio', ekit_tab_content: '<p>24 m²</p>' }] },
    {
      type: 'tabs',
      items: [{ title: 'Studio', content: ['24 m²'] }],
    },
  ],
])('[OPS-66] %s is read', (type, settings, expected) => {
  expect(imported(widget(type, settings)).nodes).toContainEqual(expect.objectContaining(expected));
});

test('[OPS-66] tabs of an add-on keep the elements that they open', () => {
  const panel = (title: string) => ({
    id: title,
    elType: 'container',
    settings: {},
    elements: [widget('heading', { title })],
  });
  const tabs = widget(
    'jet-tabs',
    { tabs: [{ item_label: 'Lokasi' }, { item_label: 'Denah' }] },
    panel('Dekat tol'),
    panel('Tipe 36'),
  );
  const [made] = imported(tabs).nodes.filter(({ type }) => type === 'tabs');
  const items = made?.items as { title: string; children: Node[] }[];
  expect(items.map(({ title }) => title)).toEqual(['Lokasi', 'Denah']);
  expect(JSON.stringify(items[1]?.children)).toContain('Tipe 36');
});

test('[OPS-65] the words that an add-on writes by itself are not shown', () => {
  const words = JSON.stringify(
    imported(
      widget('uael-team-member', {
        team_member_name: 'Clara',
        team_member_desc: 'Enter description text here.Lorem ipsum dolor sit amet.',
      }),
      widget('uael-price-table', {
        heading: 'M-12',
        price: '82',
        original_price: '100',
        sale: '',
        show_ribbon: 'none',
        ribbon_title: 'Favorit',
        cta_text: 'Hubungi',
        price_cta_type: 'none',
      }),
    ).nodes,
  );
  expect(words).toContain('Clara');
  expect(words).toContain('M-12');
  expect(words).not.toMatch(/Lorem|Enter|100|Favorit|Hubungi|\$/);
});
