/** Builders of exports as Elementor writes them, with our own text. */
type Plain = Readonly<Record<string, unknown>>;
export interface Made {
  readonly id: string;
  readonly elType: string;
  readonly widgetType?: string;
  readonly settings: unknown;
  readonly elements: readonly unknown[];
}

let made = 0;
const id = () => (0x1000000 + ++made).toString(16);

export const widget = (
  widgetType: string,
  settings: Plain = {},
  elements: readonly unknown[] = [],
): Made => ({
  id: id(),
  elType: 'widget',
  widgetType,
  settings,
  elements,
});
export const container = (settings: Plain, ...elements: readonly unknown[]): Made => ({
  id: id(),
  elType: 'container',
  settings,
  elements,
});
export const section = (settings: Plain, ...elements: readonly unknown[]): Made => ({
  id: id(),
  elType: 'section',
  settings,
  elements,
});
export const column = (settings: Plain, ...elements: readonly unknown[]): Made => ({
  id: id(),
  elType: 'column',
  settings,
  elements,
});

export const percent = (size: number | string) => ({ unit: '%', size, sizes: [] });
export const pixels = (size: number) => ({ unit: 'px', size, sizes: [] });
export const heading = (title: string, more: Plain = {}) => widget('heading', { title, ...more });
export const text = (words: string, more: Plain = {}) =>
  widget('text-editor', { editor: `<p>${words}</p>`, ...more });
const picture = (name: string, more: Plain = {}) =>
  widget('image', { image: { id: made, url: `https://gambar.example/${name}.jpg`, alt: name }, ...more });
export const link = (url: string) => ({ url, is_external: '', nofollow: '', custom_attributes: '' });

export const exported = (...content: readonly unknown[]): string =>
  JSON.stringify({ content, page_settings: [], version: '0.4', title: 'Puri Kenanga', type: 'page' });

const LONG = 'Hunian dikelilingi taman seluas dua hektare, lengkap dengan jalur pejalan kaki dan danau.';
const card = (at: number, width: Plain) =>
  container(
    { content_width: 'full', ...width },
    heading(`Kartu nomor ${at}`, { header_size: 'h3' }),
    text(LONG),
  );

/** Rows as professional kits lay them out: rows that wrap, parts of different width, two columns on phones. */
export const rows = exported(
  // 58 and 38 beside each other, then three of 31, in one row that wraps.
  container(
    { flex_direction: 'row', flex_wrap: 'wrap', _element_id: 'bungkus' },
    card(1, { width: percent(58) }),
    card(2, { width: percent(38) }),
    card(3, { width: percent(31) }),
    card(4, { width: percent(31) }),
    card(5, { width: percent('31') }),
  ),
  // A narrow part, a wide one, a narrow one; the middle one has its own width on tablets.
  section(
    { _element_id: 'tiga' },
    column({ _column_size: 33, _inline_size: 25 }, heading('Kiri', { header_size: 'h3' }), text(LONG)),
    column({ _column_size: 33, _inline_size: 50 }, heading('Tengah', { header_size: 'h3' }), text(LONG)),
    column({ _column_size: 33, _inline_size: 25 }, heading('Kanan', { header_size: 'h3' }), text(LONG)),
  ),
  // Pictures beside each other, also on phones.
  container(
    { flex_direction: 'row', flex_wrap: 'wrap', _element_id: 'galeri' },
    ...Array.from({ length: 12 }, (_, at) =>
      picture(`taman-${at}`, {
        _element_width: 'initial',
        _element_custom_width: percent(23),
        _element_custom_width_mobile: percent(48),
      }),
    ),
  ),
  section(
    { _element_id: 'galeri-lama' },
    ...Array.from({ length: 10 }, (_, at) =>
      column(
        { _column_size: 10, _inline_size: 10, _inline_size_tablet: 20, _inline_size_mobile: 50 },
        picture(`lama-${at}`),
      ),
    ),
  ),
  // Eight parts that can only be crushed.
  container(
    { flex_direction: 'row', _element_id: 'sempit' },
    ...Array.from({ length: 8 }, (_, at) =>
      container(
        { content_width: 'full', width: percent(12.5) },
        heading('Keberlanjutan', { header_size: 'h3' }),
        text(`Pembangunan berkesinambungan ${at}`),
      ),
    ),
  ),
  // Rows in rows in rows.
  container(
    { flex_direction: 'row', _element_id: 'dalam' },
    container(
      { content_width: 'full', width: percent(50), flex_direction: 'row' },
      ...[1, 2].map((outer) =>
        container(
          { content_width: 'full', width: percent(50), flex_direction: 'row' },
          ...[1, 2, 3].map((at) =>
            container({ content_width: 'full', width: percent(33) }, heading(`Kesejahteraan ${outer}.${at}`)),
          ),
        ),
      ),
    ),
    container({ content_width: 'full', width: percent(50) }, picture('danau')),
  ),
  // A line of buttons, a number in each quarter.
  container(
    { flex_direction: 'row', flex_justify_content: 'center', _element_id: 'tombol' },
    widget('button', { text: 'Unduh brosur', link: link('https://a.example/brosur') }),
    widget('button', { text: 'Lihat denah', link: link('https://a.example/denah') }),
  ),
  section(
    { _element_id: 'angka' },
    ...[
      ['1200', '+', 'Keluarga sudah tinggal di sini'],
      ['98', '%', 'Unit terjual'],
      ['24', ' jam', 'Penjagaan'],
      ['15', '', 'Menit ke pintu tol'],
    ].map(([ending_number, suffix, title]) =>
      column({ _column_size: 25, _inline_size: null }, widget('counter', { ending_number, suffix, title })),
    ),
  ),
);
