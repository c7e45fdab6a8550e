import { expect, test, vi } from 'vitest';
import { addons, hidden } from './addon-exports.ts';
import { imported, run } from './command.ts';
import { atomic, huge, kit, looks } from './look-exports.ts';

// Each test starts the real command, which may have to build the engine first.
vi.setConfig({ testTimeout: 180_000 });

type Plain = Record<string, unknown>;

test('the widgets of common add-ons become our widgets, with everything they show and nothing else', () => {
  const { words, of, report } = imported(addons);
  for (const shown of [
    'Satu gerbang',
    'Penjagaan siang dan malam.',
    'Rumah klub',
    'Kolam renang dan pusat kebugaran.',
    'Lihat rumah klub',
    'https://a.example/klub',
    'https://a.example/keamanan',
    'Tinggal di Kenanga',
    'Sejak 2012',
    'Jadwalkan kunjungan',
    'https://a.example/90',
    'Serah terima tepat waktu, tetangganya ramah.',
    'Rangga Mahendra',
    'Konsultan penjualan',
    'Laras Ayu',
    'Merancang dua belas kawasan.',
    'Jalur lari',
    'Mengelilingi danau sejauh 1,2 km.',
    'Kantor buka',
  ])
    expect(words, shown).toContain(shown);
  for (const unseen of [
    'Kebun bersama',
    'kebun.jpg',
    'Learn More',
    'EXCLUSIVE',
    'Time has changed',
    'bussiness',
    'Get Started',
    'clip',
    'Or"',
    'small river',
    'alert(1)',
    'contact-form-7',
  ])
    expect(words, unseen).not.toContain(unseen);
  expect(of('counter').map(({ items }) => (items as Plain[])[0])).toEqual([
    { value: 350, label: 'Keluarga', suffix: '+' },
    { value: 12, label: 'Nilai fasilitas', prefix: 'Rp', suffix: ' M' },
    { value: 4200, label: 'Pohon ditanam', suffix: ' pohon' },
  ]);
  expect(of('testimonial')[0]?.items).toMatchObject([
    {
      quote: 'Serah terima tepat waktu, tetangganya ramah.',
      name: 'Sari Wibowo',
      role: 'Pemilik Tipe 90',
      rating: 5,
    },
    { quote: 'Anak-anak betah bermain di taman.', name: 'Doni Prakoso', role: 'Penghuni' },
  ]);
  expect(words.indexOf('Dua hektare.')).toBeLessThan(words.indexOf('Jalur lari'));
  expect(of('lead-form')).toHaveLength(2);
  expect(of('video')[0]).toMatchObject({ title: 'Tur singkat' });
  const placeholders = report.elements.filter(({ became }: Plain) => became === 'placeholder');
  expect(placeholders.map(({ type }: Plain) => type)).toEqual(['orbit-fancy-tile']);
});

test('[OPS-65] an unknown widget becomes an empty place with an id; the report lists what it held and keeps all of it', () => {
  const { nodes, report } = imported(addons);
  const fate = report.elements.find(({ type }: Plain) => type === 'orbit-fancy-tile');
  expect(fate).toMatchObject({ as: 'spacer', raw: { tile_heading: 'Kebun bersama', tile_area_number: 850 } });
  expect(nodes).toContainEqual({ type: 'spacer', size: 'small', id: 'ganti-orbit-fancy-tile' });
  const finding = report.toDo.byHand.find((line: string) => line.includes('"ganti-orbit-fancy-tile"'));
  for (const held of [
    'Kebun bersama',
    'Setiap keluarga mendapat satu petak.',
    'https://a.example/kebun',
    'kebun.jpg',
  ])
    expect(finding).toContain(held);
});

test('invisible settings do not become text', () => {
  const { words, of } = imported(hidden);
  for (const unseen of [
    'tooltip',
    'Tooltip',
    'Follow Text',
    'New',
    'no-repeat',
    'clip',
    'dummy',
    'stretch"',
    'fadeInUp',
    'BADGE',
    'Learn More',
    'Divider',
    'Foto arsip',
    'Popular',
    'Bagian pembuka',
    'top_left',
    'Promo akhir tahun',
  ])
    expect(words.replaceAll('"verticalAlign":"stretch"', ''), unseen).not.toContain(unseen);
  for (const shown of ['Tenang di tengah kota', 'Lima menit ke stasiun.', 'Dekat tol', 'SHM', 'Rp890'])
    expect(words, shown).toContain(shown);
  expect(of('text').length).toBeLessThan(3);
});

test('grounds of inner columns, sides of buttons and widths of pictures are kept', () => {
  const { nodes, of } = imported(looks);
  expect(nodes).toContainEqual(expect.objectContaining({ type: 'columns', look: 'dark' }));
  expect(
    of('section').map(({ background }) => (background as { image?: Plain } | undefined)?.image?.src),
  ).toContain('https://gambar.example/taman.jpg');
  expect(of('image').map(({ image }) => (image as Plain).src)).toContain('https://gambar.example/kosong.jpg');
  const right = of('columns').find(({ children }) => (children as Plain[])[0]?.label === 'Di kanan');
  expect(right).toMatchObject({ layout: 'flex', justify: 'end' });
  const widths = Object.fromEntries(
    of('image').map(({ image, maxWidth }) => [
      String((image as Plain).src)
        .split('/')
        .at(-1),
      maxWidth,
    ]),
  );
  expect(widths).toMatchObject({ 'logo.png': 120, 'lambang-150x150.png': 150 });
});

test('icons go by whole names, and a chat is the lead button of the page', () => {
  const { of, report } = imported(looks);
  expect(of('icon-list').flatMap(({ items }) => (items as Plain[]).map(({ icon }) => icon))).toEqual([
    'clock',
    'shield',
    'facebook',
    'pin',
  ]);
  expect(of('lead-button')).toMatchObject([{ kind: 'whatsapp', label: 'Tanya harga' }]);
  expect(report.toDo.byHand.join('\n')).toContain('628119876543');
});

test('a kit provides its colours and typefaces, a shade darker where they would be unreadable', () => {
  const { page, report } = imported(looks, { more: ['--no-download', '--kit', 'global.json'], kit });
  const { colors, fonts } = page.theme as { colors: Plain; fonts: Plain };
  expect(Object.keys(colors).sort()).toEqual(['accent', 'brand', 'dark', 'ink', 'tint']);
  expect(colors).toMatchObject({ dark: '#14213d', ink: '#4a4a4a', tint: '#f4efe6' });
  expect(fonts).toEqual({ heading: 'fraunces', body: 'instrument-sans' });
  expect(report.toDo.byHand.join('\n')).toContain('Playfair Display');
});

test('atomic elements inside a container are read', () => {
  const { words, of } = imported(atomic);
  for (const shown of [
    'Judul atomik',
    'Paragraf atomik.',
    'Tombol atomik',
    'https://a.example/atomik',
    'atomik.jpg',
  ])
    expect(words, shown).toContain(shown);
  expect(of('columns')[0]).toMatchObject({ columns: { desktop: 2 } });
});

test('a page that would be too large is reported before a picture is fetched', () => {
  const { code, said, isMade } = run(huge);
  expect(code).not.toBe(0);
  expect(said).toMatch(/The page would be \d\.\d MB; a page holds at most 1 MB\. It has 60 sections/);
  expect(said).not.toMatch(/\bat .*\.js:\d+/);
  expect(isMade).toBe(false);
});

test.each([
  ['a ZIP', 'PK\u0003\u0004…', /is a ZIP\. Unzip it/, /adalah ZIP\. Ekstrak dulu/],
  [
    'a WordPress export',
    '<?xml version="1.0"?><rss version="2.0"/>',
    /WordPress export \(XML\)/,
    /ekspor WordPress/,
  ],
  ['a web page', '<!DOCTYPE html><html></html>', /is a web page/, /halaman web/],
  ['a picture', '\u0089PNG\r\n', /image or a PDF/, /gambar atau PDF/],
  ['nothing', '', /is empty/, /kosong/],
  [
    'the list of a kit',
    '{"manifest_version":"1","templates":[]}',
    /only lists what is in a kit/,
    /daftar isi kit/,
  ],
  ['the settings of a kit', kit, /colours and fonts of a kit/, /warna dan font kit/],
])('%s is answered by what it is', (_, text, english, indonesian) => {
  const bytes = Buffer.from(text, 'latin1');
  const first = run(bytes);
  expect(first.code).not.toBe(0);
  expect(first.said).toMatch(english);
  expect(run(bytes, { language: 'id' }).said).toMatch(indonesian);
});
