import {
  column,
  container,
  exported,
  heading,
  link,
  percent,
  pixels,
  section,
  text,
  widget,
} from './exports.ts';

const file = (name: string) => ({ id: 7, url: `https://gambar.example/${name}.jpg` });
const image = (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  widget('image', { image: { ...file(name), alt: name }, ...more });
const part = (settings: Readonly<Record<string, unknown>>, ...parts: readonly unknown[]) =>
  container({ content_width: 'full', ...settings }, ...parts);
const slide = (name: string, words: Readonly<Record<string, unknown>> = {}) => ({
  _id: name,
  background_image: file(name),
  ...words,
});

/** Constructs that wrecked imported pages; the id of each part names the construct. */
export const wrecks = exported(
  section({ _element_id: 'judul' }, column({}, heading('Puri Kenanga', { header_size: 'h1' }))),
  section(
    { _element_id: 'slide' },
    column(
      {},
      widget('slides', { slides: ['satu', 'dua', 'tiga', 'empat', 'lima'].map((name) => slide(name)) }),
    ),
  ),
  section(
    { _element_id: 'slide-kata' },
    column(
      {},
      widget('slides', {
        slides: ['Danau', 'Taman', 'Rumah klub'].map((title) =>
          slide(title.replace(' ', '-'), {
            heading: title,
            description: 'Buka setiap hari.',
            button_text: 'Lihat',
            link: link('#judul'),
          }),
        ),
      }),
    ),
  ),
  container(
    { _element_id: 'logo', flex_direction: 'row' },
    ...['bank-a', 'bank-b', 'bank-c', 'bank-d', 'bank-e'].map((name) =>
      part({ width: percent(20) }, image(name, { 'object-fit': 'contain', height: pixels(60) })),
    ),
  ),
  container(
    { _element_id: 'melayang' },
    heading('Kawasan hijau'),
    text('Dua hektare taman.'),
    ...['daun', 'awan', 'titik'].map((name) =>
      image(name, { _position: 'absolute', _offset_x: pixels(-80), _offset_y: pixels(40) }),
    ),
  ),
  container(
    { _element_id: 'tiga', flex_direction: 'row' },
    part(
      { width: percent(50), flex_direction: 'row' },
      ...['Perumahan', 'Pertokoan', 'Perkantoran'].map((title) =>
        part({ width: percent(33.33) }, heading(title), text('Siap huni.')),
      ),
    ),
    part({ width: percent(50) }, image('kawasan')),
  ),
  container(
    { _element_id: 'ponsel', flex_direction: 'row', flex_wrap_mobile: 'nowrap' },
    part({ width: percent(50), width_mobile: percent(50) }, heading('Dekat tol'), text('Lima menit saja.')),
    part({ width: percent(50), width_mobile: percent(50), hide_mobile: 'hidden-mobile' }, image('peta')),
  ),
  section(
    { _element_id: 'kosong-di-ponsel', background_background: 'classic', background_color: '#F1EFE8' },
    column({}, heading('Hanya di layar besar', { hide_mobile: 'hidden-phone' })),
  ),
  container(
    { _element_id: 'teks' },
    widget('text-editor', {
      editor: `<p>Mulai [rev_slider alias="beranda"] di sini [contact-form-7 id="9"]</p>
<p><span>Tipe 45</span><span>Rp 650 juta</span></p>
<video controls src="https://video.example/tur.mp4">Your browser does not support the video tag.</video>
<table><tr><th>Tipe</th><th>Luas</th><th>Harga</th></tr><tr><td>Kenari</td><td>60 m²</td><td>Rp 890 juta</td></tr>
<tr><td>Merpati</td><td>90 m²</td><td>Rp 1,2 miliar</td></tr></table>`,
    }),
  ),
  container(
    {
      _element_id: 'celah',
      flex_direction: 'row',
      flex_gap: { column: '0', row: '0', unit: 'px', isLinked: true },
    },
    ...['Satu', 'Dua'].map((title) =>
      part(
        { width: percent(50), padding: { unit: 'px', top: '30', right: '30', bottom: '30', left: '30' } },
        text(
          `${title} kalimat yang cukup panjang, sehingga mengisi seluruh lebar kolomnya sampai ke tepi kanan.`,
        ),
      ),
    ),
  ),
  section(
    { _element_id: 'gelap', background_background: 'classic', background_color: '#10243A' },
    ...['#F1EFE8', '#FFFFFF', '#10243A'].map((color) =>
      column(
        { _column_size: 33, background_background: 'classic', background_color: color },
        widget('icon-box', {
          title_text: 'Keamanan',
          description_text: 'Dijaga siang dan malam.',
          selected_icon: { value: 'fas fa-shield-alt', library: 'fa-solid' },
        }),
      ),
    ),
  ),
);
