import { expect, test } from 'vitest';
import { imported, picture, widget } from './testing/imported.ts';

const url = (address: string) => ({ url: address, is_external: '' });

test.each([
  ['', '2%'],
  ['dollar', '$2%'],
  ['indian_rupee', '₹2%'],
  ['real', 'R$2%'],
])('[OPS-65] a price table with the currency "%s" shows %s', (currency_symbol, price) => {
  const { items } = imported(widget('price-table', { heading: 'Titip jual', currency_symbol, price: '2%' }));
  expect(items('price-list')).toEqual([{ name: 'Titip jual', price }]);
});

test.each(['Rp 82.000', '82.000', '2,4 juta', '08.00 – 13.00', 'Lantai 12', '2,5%', '+62 812-3456-7890'])(
  '[OPS-65] the report names "%s" of a widget that is not understood',
  (price) => {
    const { conversion, words } = imported(widget('zz-box', { price }));
    expect(conversion.hints[0]).toBe(
      `Replace "ganti-zz-box": "zz-box" is unknown, so nothing of it is shown. It held: ${price}`,
    );
    expect(words).not.toContain(price);
  },
);

test('[OPS-65] the report names no setting of a widget that is not understood', () => {
  const settings = { tag: 'h2', align: 'center center', size: '12px auto', color: '#FFFFFF', weight: '600' };
  const { conversion } = imported(widget('zz-box', { ...settings, unit: '1.5', angle: '90 deg' }));
  expect(conversion.hints[0] ?? '').not.toMatch(/h2|auto|#FFFFFF|600|1\.5|90/);
});

test.each(['above-title', 'left', undefined])(
  '[OPS-66] an info box keeps its icon at %s',
  (infobox_image_position) => {
    const { items } = imported(
      widget('uael-infobox', {
        infobox_title: 'Garasi',
        infobox_description: 'Dua mobil',
        uael_infobox_image_type: 'icon',
        new_infobox_select_icon: { value: 'fas fa-car' },
        infobox_image_position,
      }),
    );
    expect(items('icon-list')).toEqual([{ text: 'Garasi', icon: 'car', detail: 'Dua mobil' }]);
  },
);

test('[OPS-65] an info box shows the picture only where it has one', () => {
  const box = (uael_infobox_image_type: string) =>
    imported(
      widget('uael-infobox', {
        infobox_title: 'Garasi',
        uael_infobox_image_type,
        infobox_image: picture('garasi'),
      }),
    ).words;
  expect(box('icon')).not.toContain('garasi.jpg');
  expect(box('photo')).toContain('garasi.jpg');
});

test('[OPS-66] an icon box with a badge keeps its icon', () => {
  const { items, words } = imported(
    widget('ha-icon-box', {
      selected_icon: { value: 'fas fa-car' },
      title: 'Parkir',
      badge_text: 'Baru',
      link: url('https://a.example/parkir'),
    }),
  );
  expect(items('icon-list')).toEqual([{ text: 'Parkir', icon: 'car', link: 'https://a.example/parkir' }]);
  expect(words).toContain('Baru');
});

test.each(['ha-slider', 'ha-carousel'])('[OPS-66] %s without words stays a carousel', (type) => {
  const slides = ['1', '2', '3'].map((name) => ({ image: picture(name), title: '' }));
  const { of, items } = imported(widget(type, { slides }));
  expect(of('gallery')).toEqual([]);
  expect(of('image-carousel')).toHaveLength(1);
  expect(items('image-carousel')).toHaveLength(3);
});

test('[OPS-66] the pictures of a carousel keep their links', () => {
  const slides = ['1', '2'].map((name) => ({ image: picture(name), link: url(`https://a.example/${name}`) }));
  const { items } = imported(widget('ha-slider', { slides }));
  expect(items('image-carousel').map((item) => (item as { link?: string }).link)).toEqual([
    'https://a.example/1',
    'https://a.example/2',
  ]);
});

test('[OPS-66] a slider with words keeps them on their pictures', () => {
  const slide = (name: string) => ({
    image: picture(name),
    title: `Judul ${name}`,
    subtitle: `Baris ${name}`,
    link: url(`https://a.example/${name}`),
  });
  const { nodes, words } = imported(widget('ha-slider', { slides: ['1', '2'].map(slide) }));
  expect(nodes.filter(({ background }) => background)).toHaveLength(2);
  for (const shown of ['Judul 1', 'Baris 1', 'Judul 2', 'Baris 2']) expect(words).toContain(shown);
  expect(nodes.filter(({ type }) => type === 'heading').map(({ link }) => link)).toEqual([
    'https://a.example/1',
    'https://a.example/2',
  ]);
});

test.each([
  ['rating-one', 1],
  ['rating-five', 5],
  ['4', 4],
])('[OPS-66] the stars %s of a testimonial are kept', (eael_testimonial_rating_number, rating) => {
  const { items } = imported(
    widget('eael-testimonial', {
      eael_testimonial_name: 'Salsa',
      eael_testimonial_description: 'Aman.',
      eael_testimonial_enable_rating: 'yes',
      eael_testimonial_rating_number,
    }),
  );
  expect(items('testimonial')).toEqual([{ quote: 'Aman.', name: 'Salsa', rating }]);
});

test('[OPS-65] stars that are switched off are not shown', () => {
  const { items } = imported(
    widget('eael-testimonial', {
      eael_testimonial_name: 'Salsa',
      eael_testimonial_description: 'Aman.',
      eael_testimonial_enable_rating: '',
      eael_testimonial_rating_number: 'rating-five',
    }),
  );
  expect(items('testimonial')).toEqual([{ quote: 'Aman.', name: 'Salsa' }]);
});

test('[OPS-66] a panel of a widget that holds a picture alone keeps it', () => {
  const page = imported(
    widget('eael-adv-tabs', {
      eael_adv_tabs_tab: [
        {
          eael_adv_tabs_tab_title: 'Denah',
          eael_adv_tabs_text_type: 'content',
          eael_adv_tabs_tab_content: '<p><img src="https://rumah.example/denah.jpg" alt="Denah" /></p>',
        },
      ],
    }),
  );
  expect(page.words).toContain('denah.jpg');
  expect(page.words).toContain('"Denah"');
});

test('[OPS-65] [OPS-66] a plan shows its button only where that is on, and the price that was struck through', () => {
  const plan = (show: object) =>
    imported(
      widget('eael-pricing-table', {
        eael_pricing_table_title: 'Blok A',
        eael_pricing_table_price: '112',
        eael_pricing_table_onsale: 'yes',
        eael_pricing_table_onsale_price: '99',
        eael_pricing_table_price_cur: 'Rp',
        eael_pricing_table_items: [],
        eael_pricing_table_btn: 'Pilih kavling',
        eael_pricing_table_btn_link: url('https://rumah.example/blok-a'),
        ...show,
      }),
    ).words;
  expect(plan({ eael_pricing_table_button_show: '' })).not.toContain('Pilih kavling');
  expect(plan({})).toContain('Pilih kavling');
  expect(plan({})).toContain('112');
  expect(plan({})).toContain('99');
});

test('[OPS-66] headings and buttons of add-ons that are centred stay centred', () => {
  const heading = imported(
    widget('jkit_heading', { sg_title_focused: 'Pesona', st_general_alignment_responsive: 'center' }),
  );
  expect(heading.of('heading')).toMatchObject([{ align: 'center' }]);
  const button = imported(
    widget('eael-creative-button', {
      creative_button_text: 'Booking',
      creative_button_link_url: url('https://rumah.example/'),
      eael_creative_button_alignment: 'center',
    }),
  );
  expect(button.of('columns')).toMatchObject([{ justify: 'center' }]);
});
