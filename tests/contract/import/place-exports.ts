import { column, container, exported, heading, percent, pixels, section, text, widget } from './exports.ts';

const part = (settings: Readonly<Record<string, unknown>>, title: string) =>
  container(
    { content_width: 'full', ...settings },
    heading(title, { header_size: 'h3' }),
    text('Siap huni.'),
  );
const file = (name: string) => ({ id: 7, url: `https://gambar.example/${name}.jpg` });
const photo = (name: string) =>
  container({
    content_width: 'full',
    background_background: 'classic',
    background_image: file(name),
  });

/** Where parts stand: beside empty columns, over several columns, as wide as the window says. */
export const places = exported(
  section(
    { _element_id: 'tengah' },
    column({ _column_size: 33, _inline_size: 20 }),
    column({ _column_size: 33, _inline_size: 60 }, heading('Di tengah'), text('Taman dan danau.')),
    column({ _column_size: 33, _inline_size: 20 }),
  ),
  section(
    { _element_id: 'kanan' },
    column({ _column_size: 50, _inline_size: 30 }, widget('spacer', { space: pixels(80) })),
    column({ _column_size: 50, _inline_size: 70 }, heading('Di kanan'), text('Taman dan danau.')),
  ),
  container(
    {
      _element_id: 'bento',
      container_type: 'grid',
      grid_columns_grid: { unit: 'fr', size: 4 },
      grid_columns_grid_mobile: { unit: 'fr', size: 1 },
    },
    part({ grid_column: '2' }, 'Dua'),
    part({}, 'Satu'),
    part({}, 'Satu lagi'),
    part({ grid_column: 'custom', grid_column_custom: '1 / -1' }, 'Semua'),
  ),
  container(
    {
      _element_id: 'enam',
      container_type: 'grid',
      grid_columns_grid: { unit: 'custom', size: 'repeat(6, minmax(0, 1fr))' },
    },
    ...['Pos', 'Taman', 'Kafe', 'Kolam', 'Gim', 'Toko'].map((title) => heading(title, { header_size: 'h5' })),
  ),
  container(
    { _element_id: 'jendela', flex_direction: 'row', flex_wrap: 'wrap', content_width: 'full' },
    ...[1, 2, 3].map((at) => part({ width: { unit: 'vw', size: 33.333 } }, `Petak ${at}`)),
  ),
  container(
    { _element_id: 'angka', flex_direction: 'row', flex_wrap_mobile: 'wrap' },
    ...['4,9', '1.800', '20', '100 %'].map((title) =>
      part(
        {
          _element_width: 'initial',
          _element_custom_width: percent(25),
          _element_custom_width_mobile: percent(50),
        },
        title,
      ),
    ),
  ),
  container(
    { _element_id: 'gulir', flex_direction: 'row', flex_wrap: 'nowrap' },
    ...Array.from({ length: 8 }, (_, at) => part({ width: pixels(280), _flex_size: 'none' }, `Unit ${at}`)),
  ),
  section(
    { _element_id: 'hari' },
    ...['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'].map((title) =>
      column(
        { _column_size: 20, border_border: 'solid' },
        heading(title, { header_size: 'h4' }),
        text('Dibuka pukul sembilan, pengunjung dipersilakan berpindah-pindah rumah contoh.'),
        text('Pertanggungjawaban'),
      ),
    ),
  ),
  container(
    { flex_direction: 'row' },
    container(
      { content_width: 'full', width: percent(30) },
      widget(
        'nested-tabs',
        {
          _element_id: 'tab-sempit',
          tabs: [{ tab_title: 'Pemberdayaan' }, { tab_title: 'Penanggulangan' }],
          tabs_direction: 'inline-start',
        },
        [container({}, text('Panel satu')), container({}, text('Panel dua'))],
      ),
    ),
    container(
      { content_width: 'full', width: percent(70) },
      widget('nested-carousel', { slides_to_show: '1', carousel_items: [{ slide_title: 'Slide #1' }] }, [
        photo('fasad'),
        photo('taman'),
      ]),
    ),
  ),
  container(
    {},
    widget('image-carousel', {
      carousel: Array.from({ length: 8 }, (_, at) => file(`kawasan-${at}`)),
      slides_to_show: '1',
    }),
  ),
  widget('button', {
    text: 'pemasaran@perumahan-puri-kenanga-serpong.example',
    link: { url: 'mailto:pemasaran@perumahan-puri-kenanga-serpong.example' },
  }),
  container(
    { _element_id: 'harga', flex_direction: 'row', flex_justify_content: 'space-between' },
    heading('Tipe tiga kamar', { header_size: 'h4', _element_width: 'auto' }),
    heading('Rp 1,1 miliar', { header_size: 'div', _element_width: 'auto' }),
  ),
);
