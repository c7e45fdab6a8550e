import { expect, test } from 'vitest';
import { behind, column, container, imported, picture, section, widget } from './testing/imported.ts';

const title = (text: string) => widget('heading', { title: text });
const px = (size: number) => ({ unit: 'px', size });
const half = { _column_size: 50 };

test.each([
  [
    'star-rating',
    { rating: 4.9, title: 'Ulasan Google', align: 'center' },
    '★★★★★ 4,9 dari 5 · Ulasan Google',
  ],
  [
    'star-rating',
    { rating: 4.9, title: '4,9 dari 132 ulasan', align: 'center' },
    '★★★★★ 4,9 dari 132 ulasan',
  ],
  ['rating', { rating_value: 3, icon_alignment: 'center' }, '★★★☆☆ 3 dari 5'],
])('[OPS-66] stars of %s are stars, in the middle where they were', (type, settings, words) => {
  expect(imported(widget(type, settings)).of('text')).toEqual([
    { type: 'text', content: [words], align: 'center' },
  ]);
});

test('[OPS-66] a button as wide as its column stays so; justified text begins at the start', () => {
  const { of } = imported(
    widget('button', { text: 'Pesan', link: { url: '#a' }, align: 'justify' }),
    widget('text-editor', { editor: '<p>Rata kanan dan kiri</p>', align: 'justify' }),
  );
  expect(of('columns')[0]).toMatchObject({
    layout: 'flex',
    direction: { desktop: 'column', tablet: 'column', mobile: 'column' },
    verticalAlign: 'stretch',
    children: [{ type: 'button', label: 'Pesan' }],
  });
  expect(of('text')[0]?.align).not.toBe('center');
});

test('[OPS-66] a button with a translucent ground is an outline', () => {
  const look = (background_color: string) =>
    imported(widget('button', { text: 'Pesan', link: { url: '#a' }, background_color })).of('button')[0]
      ?.look;
  expect(look('#FFFFFF1A')).toBe('outline');
  expect(look('#0F5132')).toBe('solid');
});

test('[OPS-66] a picture with words at its foot keeps its height and their place', () => {
  const card = { ...behind('a'), content_width: 'full', min_height: px(420) };
  const made = (more: object) =>
    imported(
      container(
        { flex_direction: 'row' },
        container({ ...card, ...more, width: { unit: '%', size: 50 } }, title('Alfresco')),
        container({ ...card, ...more, width: { unit: '%', size: 50 } }, title('Promenade')),
      ),
    ).of('section')[1];
  expect(made({ flex_justify_content: 'flex-end' })).toMatchObject({
    minHeight: 'half',
    verticalAlign: 'bottom',
  });
  expect(made({})).toMatchObject({ minHeight: 'half', verticalAlign: 'top' });
  expect(made({ min_height: px(120) })).not.toHaveProperty('minHeight');
});

test('[OPS-66] a logo keeps its width where its row becomes a column', () => {
  const logo = widget('image', { image: picture('logo'), width: px(150) });
  const inner = container({ width: { unit: '%', size: 30 } }, title('Hubungi'));
  const { of } = imported(
    container({}, container({ flex_direction: 'row', flex_justify_content: 'space-between' }, logo, inner)),
  );
  expect(of('image')[0]).toMatchObject({ maxWidth: 150 });
});

test('[OPS-66] the parts of a header are as wide as they are, the last one at the edge', () => {
  const links = ['Tipe', 'Lokasi'].map((text) => ({ text, selected_icon: { value: 'fas fa-home' } }));
  const { of } = imported(
    container(
      { flex_direction: 'row', flex_justify_content: 'space-between' },
      widget('image', { image: picture('logo'), width: px(130) }),
      widget('icon-list', { view: 'inline', icon_align: 'center', icon_list: links }),
      widget('button', { text: 'Hubungi', link: { url: '#x' } }),
    ),
  );
  expect(of('columns')[0]).toMatchObject({ layout: 'flex', justify: 'between' });
  expect(of('columns')[0]).not.toHaveProperty('widths');
});

test('[OPS-66] icons of networks beside a line have room for their names', () => {
  const network = (name: string) => ({
    social_icon: { value: `fab fa-${name}` },
    link: { url: `https://${name}.com/a` },
  });
  const { of } = imported(
    container(
      { flex_direction: 'row' },
      widget('text-editor', { editor: '<p>© 2025 Rumah.</p>', _flex_size: 'grow' }),
      widget('social-icons', { social_icon_list: [network('instagram'), network('youtube')] }),
    ),
  );
  const shares = of('columns').map(({ widths }) => (widths as { desktop: number[] }).desktop[1]);
  expect(shares[0]).toBeGreaterThanOrEqual(17);
});

test('[OPS-66] numbers share their row, two beside each other on a phone', () => {
  const number = (ending_number: number, name: string) => widget('counter', { ending_number, title: name });
  const { of } = imported(
    container(
      { flex_direction: 'row' },
      number(11, 'Vila privat'),
      number(9, 'Imbal hasil / tahun'),
      number(82, 'Okupansi kawasan'),
    ),
  );
  expect(of('columns')[0]).toMatchObject({ columns: { desktop: 3, mobile: 2 } });
  expect(of('columns')[0]).not.toHaveProperty('widths');
});

test('[OPS-66] three narrow columns of a number and a word or two stay beside each other on a phone', () => {
  const share = { unit: '%', size: 33 };
  const fact = (figure: string, words: string) =>
    container(
      { content_width: 'full', width: share, width_mobile: share },
      widget('heading', { title: figure, header_size: 'div' }),
      widget('text-editor', { editor: `<p>${words}</p>` }),
    );
  const { of } = imported(
    container(
      { flex_direction: 'row' },
      fact('58', 'Vila'),
      fact('70%', 'Ruang hijau'),
      fact('25', 'Ke Bandung'),
    ),
  );
  expect(of('columns')[0]).toMatchObject({ columns: { mobile: 3 } });
});

const WA = 'https://wa.me/6281290001122';
test.each([
  [
    'html',
    {
      html: `<style>.wa{position:fixed;bottom:20px}</style><a class="wa" href="${WA}"><img src="https://rumah.example/wa.png" width="60"></a>`,
    },
  ],
  ['html', { html: `<a class="float-wa" href="${WA}">Chat</a>` }],
  ['button', { text: 'WA', link: { url: WA }, _position: 'fixed' }],
  ['image', { image: picture('wa'), link_to: 'custom', link: { url: WA }, _position: 'fixed' }],
  ['contact-buttons', { chat_button_platform: 'whatsapp' }],
])('[OPS-66] a floating link to WhatsApp (%s) is the floating button of the page', (type, settings) => {
  const { sections, conversion } = imported(container({}, title('Rumah'), widget(type, settings)));
  expect(conversion.hasFloatingChat).toBe(true);
  expect(sections.flatMap(({ children }) => children)).toEqual([expect.objectContaining({ text: 'Rumah' })]);
});

test('[OPS-65] HTML with its own words keeps them, and the link of a picture', () => {
  const html = `<a href="https://rumah.example/brosur"><img src="https://rumah.example/b.jpg" width="300"></a><p>Unduh brosur</p>`;
  const { of, conversion } = imported(widget('html', { html }));
  expect(conversion.hasFloatingChat).toBe(false);
  expect(of('image')[0]).toMatchObject({ link: 'https://rumah.example/brosur' });
  expect(of('text')[0]?.content).toEqual(['Unduh brosur']);
});

test('[OPS-66] text goes beside a picture that floats', () => {
  const image = (look: string) => `<p><img ${look} src="https://rumah.example/d.jpg" width="420"></p>`;
  const content = (look: string) =>
    imported(
      section({}, column({}, widget('text-editor', { editor: `${image(look)}<h4>Denah</h4><p>45 m²</p>` }))),
    );
  const left = content('class="alignleft"').of('columns')[0];
  expect(left).toMatchObject({
    columns: { desktop: 2, mobile: 1 },
    children: [{ type: 'image' }, { type: 'text' }],
  });
  expect(content('style="float:right"').of('columns')[0]).toMatchObject({
    reverseOn: ['mobile'],
    children: [{ type: 'text' }, { type: 'image' }],
  });
  expect(content('').of('columns')).toEqual([]);
});

test('[OPS-66] a price that is no heading is as loud as it was', () => {
  const price = (size: number, weight: string) =>
    widget('heading', {
      title: 'Rp 173.000.000',
      header_size: 'div',
      typography_typography: 'custom',
      typography_font_size: px(size),
      typography_font_weight: weight,
    });
  expect(imported(price(32, '800')).of('heading')[0]).toMatchObject({ text: 'Rp 173.000.000', level: 3 });
  expect(imported(price(16, '700')).of('text')[0]?.content).toEqual([
    { kind: 'paragraph', text: [{ text: 'Rp 173.000.000', bold: true }] },
  ]);
  expect(imported(price(16, '400')).of('text')[0]?.content).toEqual(['Rp 173.000.000']);
});

test('[OPS-66] a box that turns is a card with its icon and both sides', () => {
  const { of, words } = imported(
    section(
      {},
      column(
        half,
        widget('flip-box', {
          selected_icon: { value: 'fas fa-home' },
          title_text_a: 'Rumah',
          description_text_a: 'Dua lantai',
          title_text_b: 'Rincian',
          description_text_b: 'Tiga kamar',
          background_a_color: '#2E7D5B',
        }),
      ),
      column(half, title('Harga')),
    ),
  );
  expect(of('columns').find(({ look }) => look)).toMatchObject({
    look: 'dark',
    children: [
      { type: 'icon-list', items: [{ text: 'Rumah', icon: 'home', detail: 'Dua lantai' }] },
      {
        type: 'text',
        content: [{ kind: 'paragraph', text: [{ text: 'Rincian', bold: true }] }, 'Tiga kamar'],
      },
    ],
  });
  expect(words.match(/"type":"heading"/g)).toHaveLength(1);
});

test('[OPS-66] the plan of an add-on is a card with its features, its button and its badge', () => {
  const { of } = imported(
    widget('eael-pricing-table', {
      eael_pricing_table_title: 'Tipe 4,5 x 15',
      eael_pricing_table_price: '1,68 M',
      eael_pricing_table_price_cur: 'Rp',
      eael_pricing_table_items: [{ eael_pricing_table_item: '3 lantai' }],
      eael_pricing_table_btn: 'Tanya Unit',
      eael_pricing_table_btn_link: { url: WA },
      eael_pricing_table_featured: 'yes',
      eael_pricing_table_featured_tag_text: 'Favorit',
    }),
  );
  expect(of('columns')[0]).toMatchObject({
    look: 'card',
    children: [
      { type: 'price-list', items: [{ price: 'Rp1,68 M', badge: 'Favorit' }] },
      { type: 'icon-list', items: [{ text: '3 lantai' }] },
      { type: 'lead-button', label: 'Tanya Unit' },
    ],
  });
});

test('[OPS-66] a video file keeps its still', () => {
  const video = {
    video_type: 'hosted',
    hosted_url: { url: 'https://rumah.example/tur.mp4' },
    poster: picture('tur'),
  };
  expect(imported(widget('video', video)).of('video')[0]?.poster).toEqual({
    src: 'https://rumah.example/tur.jpg',
    alt: '',
  });
});

test('[OPS-66] a narrow band without a title is in the middle', () => {
  const band = (...inner: object[]) => imported(container({ boxed_width: px(760) }, ...inner)).sections[0];
  const list = widget('accordion', { tabs: [{ tab_title: 'Biaya?', tab_content: '<p>Rp 450.000</p>' }] });
  expect(band(list)).toMatchObject({ children: [{ type: 'columns', justify: 'center' }] });
  expect(band(list)).not.toHaveProperty('width');
  expect(band(title('Tanya jawab'), list)).toMatchObject({ width: 'narrow' });
});
