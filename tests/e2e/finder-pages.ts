import type { Unit, UnitStatus } from '../../src/lib/units.ts';
import type { HomePage } from './home-pages.ts';

const sizes = [
  { floor: 45, land: 72, price: 690 },
  { floor: 60, land: 84, price: 890 },
  { floor: 90, land: 105, price: 1280 },
  { floor: 120, land: 140, price: 1740 },
] as const;
const statuses: readonly UnitStatus[] = [
  ...(['available', 'available', 'sold', 'available'] as const),
  ...(['booked', 'available', 'held', 'sold'] as const),
];
const sides = ['Utara', 'Timur', 'Selatan', 'Barat'] as const;

/** Four blocks of 18 homes of four sizes; D-1 has no price, the last six of D are not on sale yet. */
const homes = ['A', 'B', 'C', 'D'].flatMap((block, row) =>
  Array.from({ length: 18 }, (_, at): Unit => {
    const size = sizes[(row + Math.floor(at / 6)) % 4] ?? sizes[0];
    const corner = at === 0 || at === 17;
    const code = `${block}-${at + 1}`;
    const price = size.price * 1e6 + ((at + 1) % 5) * 5e6 + (corner ? 25e6 : 0);
    const isPlanned = block === 'D' && at > 11;
    return {
      code,
      type: `Tipe ${size.floor}`,
      status: isPlanned ? 'planned' : (statuses[((row * 18 + at) * 5 + row) % 8] ?? 'sold'),
      ...(code === 'D-1' ? {} : { price }),
      land: size.land + (corner ? 15 : 0),
      floor: size.floor,
      phase: row < 2 ? 'Tahap 1' : 'Tahap 2',
      facing: sides[(at + 1 + row) % 4] ?? 'Utara',
      ready: row < 2 ? 'Siap huni' : 'Des 2027',
      ...(corner ? { corner } : {}),
      more: { 'Kamar tidur': size.floor < 60 ? '2' : '3' },
    };
  }),
);

/** A page with two finders, one with a finder and a comparison, and one with the phases of sale. */
export function finderPages(): readonly HomePage[] {
  const heading = (level: number, text: string) => ({ type: 'heading', level, text });
  const own = { type: 'unit-finder', ownColumns: ['Kamar tidur'], pageSize: 12 };
  const all = {
    type: 'unit-finder',
    id: 'semua',
    name: 'Semua unit',
    filters: ['phase', 'status'],
    columns: ['floor', 'price', 'status'],
    foldSold: false,
    pageSize: 8,
  };
  const comparison = { type: 'unit-compare', homes: true };
  return [
    page(
      'unit-finder-500',
      [{ type: 'section', children: [heading(1, 'Pilih rumah Anda'), own] }],
      many(500),
    ),
    page('unit-finder', [
      { type: 'section', children: [heading(1, 'Pilih rumah Anda'), own] },
      { type: 'section', tone: 'dark', children: [heading(2, 'Semua unit'), all] },
    ]),
    page('price-phases', [
      {
        type: 'section',
        children: [
          heading(1, 'Harga per tahap'),
          {
            type: 'price-list',
            phases: [
              { phase: 'Tahap 1', until: '2026-12-31', note: 'Harga naik mulai 1 Januari.' },
              { phase: 'tahap 2', from: '2027-01-01', until: '2027-03-31' },
              { phase: 'Tahap 0', until: '2026-11-01' },
            ],
            items: [{ name: 'Kios', price: 'Rp 400 juta' }],
          },
        ],
      },
    ]),
    page('unit-compare', [
      { type: 'section', children: [heading(1, 'Pilih rumah Anda'), own] },
      { type: 'section', children: [heading(2, 'Bandingkan'), comparison] },
    ]),
  ];
}

/** So many homes of the same sizes, for measurements (bench/finder.ts). */
function many(count: number): Unit[] {
  return Array.from({ length: count }, (_, at) => {
    const home = homes[at % homes.length] as Unit;
    return {
      ...home,
      code: `${home.code}-${at}`,
      ...(home.price ? { price: home.price + at * 250_000 } : {}),
    };
  });
}

function page(name: string, sections: readonly object[], units: readonly Unit[] = homes): HomePage {
  return {
    slug: `fixture/${name}`,
    units: { units, asOf: '2026-11-21T07:05:00.000Z' },
    document: {
      version: 1,
      template: 'page-builder',
      seo: { title: 'Griya Danau', description: 'Halaman uji untuk daftar unit.' },
      project: {
        id: '9061',
        name: 'Griya Danau',
        superleadsId: 'SL-9061',
        telesalesNumber: '6281200009061',
        status: 'active',
      },
      sections,
    },
  };
}
