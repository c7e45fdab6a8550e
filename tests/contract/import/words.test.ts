import { expect, test, vi } from 'vitest';
import { imported } from './command.ts';
import { grounds, words } from './word-exports.ts';

// Each test starts the real command, which may have to build the engine first.
vi.setConfig({ testTimeout: 180_000 });

type Plain = Record<string, unknown>;
const itemsOf = (node: Plain | undefined) => (node?.items ?? []) as Plain[];

test('every text that a widget of Pro or of an add-on shows is kept, and none that is not content of the site', () => {
  const { words: text, of, report } = imported(words);
  for (const shown of [
    'Kantor pemasaran',
    'Buka setiap hari.',
    'Satu pintu, dijaga siang malam.',
    'Danau dua hektare.',
    'Perkembangan',
    'Denah di panel',
    'Beranda',
    'Klaster Barat',
    'Saya bersedia dihubungi',
    'harga = 890',
    'Sisa [baru]',
    'juta',
    'Pagar depan',
    'Kanopi carport',
    'miliar',
    'Parkir dua mobil',
    'Dekat stasiun dan pasar.',
    'Cocok untuk keluarga muda, investor dan pensiunan.',
    'Tahap dua',
    'Penata kota',

    'lambang.png',
    'Hak cipta Puri Kenanga',
  ])
    expect(text, shown).toContain(shown);
  for (const unseen of [
    'Read More',
    'Next',
    'No more posts',
    'Load More',
    'Search',
    'Add Your Heading',
    'Tab #1',
    'Off-Canvas',
    'Langkah dua',
    'gallery ids',
    'hfe_current_year',
    'Featured',
    'Go!',
    '"All"',
    'No Items',
    'Days',
    'small river',
    'Facebook',
    'RincianIsi',
  ])
    expect(text, unseen).not.toContain(unseen);
  expect(text.match(/1200/g)).toHaveLength(1);
  expect(of('counter').map((node) => itemsOf(node)[0])).toEqual([
    { value: 1200, label: 'Unit terjual', suffix: '+' },
    { value: 150, label: 'Pohon', suffix: 'K' },
  ]);
  expect(of('lead-form').map(({ submit }) => submit)).toEqual(['Kirim', 'Daftarkan saya']);
  // The gallery whose pictures are not in the export.
  expect(report.share.placeholder).toBe(1);
  const toDo = report.toDo.byHand.join('\n');
  for (const type of ['posts', 'loop-grid', 'nav-menu', 'elementskit-nav-menu', 'jkit_post_block'])
    expect(toDo, type).toContain(`"${type}" is omitted`);
});

test('countdowns, points on a picture, lists of films and lines without icons become our widgets', () => {
  const { of } = imported(words);
  expect(of('countdown').map(({ until }) => until)).toEqual(['2031-02-17T18:30', '2031-01-05T00:00']);
  expect(of('video').map(({ title }) => title)).toEqual(['Maret', 'April']);
  expect(itemsOf(of('icon-list')[0])).toEqual([
    { text: 'Gerbang', detail: 'Satu pintu, dijaga siang malam.', icon: 'pin' },
    { text: 'Danau dua hektare.', icon: 'pin' },
  ]);
  expect(of('text').flatMap(({ content }) => content)).toContainEqual({
    kind: 'list',
    items: [[{ text: 'Simulasi KPR', link: '/kpr' }], ['Pertanyaan']],
  });
  expect(of('price-list').map((node) => itemsOf(node)[0])).toEqual([
    { name: 'Paket hemat', price: 'Rp350', note: 'juta' },
    { name: 'Ruko sudut', price: 'Rp1.2', note: 'miliar' },
  ]);
  expect(of('icon-list').slice(1).map(itemsOf)).toEqual([
    [{ text: 'Pagar depan' }, { text: 'Kanopi carport' }],
    [{ text: 'Parkir dua mobil' }],
  ]);
  expect(of('lead-button')).toMatchObject([{ kind: 'whatsapp', label: 'WhatsApp' }]);
});

test('a widget keeps its background and its frame', () => {
  const { of } = imported(grounds);
  expect(
    of('columns').map(({ look, children }) => [look, ...(children as Plain[]).map(({ type }) => type)]),
  ).toEqual([
    ['dark', 'heading'],
    ['outline', 'text'],
  ]);
});
