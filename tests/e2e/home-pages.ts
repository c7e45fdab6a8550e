import { resolve } from 'node:path';
import { type Unit, type UnitList, unitStatuses } from '../../src/lib/units.ts';

type Document = Readonly<Record<string, unknown>>;

/** A page that shows the homes of a list. */
export interface HomePage {
  readonly slug: string;
  readonly document: Document;
  readonly units: UnitList;
  /** The folder of its pictures; that of the examples by default. */
  readonly folder?: string;
}

/** The homes on `fixture/plan`: three clusters of 20, of which one has no homes with a price. */
const plots = ['A', 'B', 'C'].flatMap((cluster, row) =>
  Array.from({ length: 20 }, (_, at): Unit & { at: number; row: number } => ({
    code: `${cluster}-${String(at + 1).padStart(2, '0')}`,
    type: at < 10 ? 'Tipe 60' : 'Tipe 90',
    status: unitStatuses[(at * 5 + row) % unitStatuses.length] ?? 'sold',
    land: at < 10 ? 72 : 90,
    floor: at < 10 ? 60 : 90,
    cluster: `Klaster ${cluster}`,
    ...(cluster === 'C' ? {} : { price: 890_000_000 + at * 12_500_000 }),
    at,
    row,
  })),
);

/** The homes on `fixture/tower`: 24 floors, 8 stacks, and no home at 12-08. */
const flats = Array.from({ length: 24 }, (_, floor) =>
  Array.from({ length: 8 }, (_, stack): Unit => {
    const code = `${String(floor + 1).padStart(2, '0')}-${String(stack + 1).padStart(2, '0')}`;
    const status = unitStatuses[(floor * 7 + stack * 5) % unitStatuses.length] ?? 'sold';
    const type = stack % 2 ? 'Dua kamar' : 'Studio';
    return { code, type, status, floor: stack % 2 ? 54 : 28, price: 640_000_000 + floor * 4_000_000 };
  }),
)
  .flat()
  .filter(({ code }) => code !== '12-08');

/** Pages with a plan and with a tower; the rest of the site knows nothing of their lists. */
export function homePages(): readonly HomePage[] {
  const shapes = plots.map(({ code, at, row }) => ({
    unit: code,
    points: square(4 + at * 4.6, 12 + row * 30),
  }));
  return [
    page('plan', 'Bukit Denah', plots, [planOf([...shapes, { unit: 'Z-99', points: square(50, 92) }])]),
    page('tower', 'Menara Uji', flats, [
      { type: 'tower-grid', id: 'menara', caption: 'Unit 01 menghadap ke laut.' },
    ]),
    planPage(1200),
    drawingPage(),
  ];
}

/** A page whose plan is a drawing of its developer, with the codes of homes as ids and as names of layers. */
function drawingPage(): HomePage {
  const homes = ['A-1', 'A-2', 'A-3'].map(
    (code, at): Unit => ({
      code,
      type: 'Tipe 60',
      status: at === 1 ? 'sold' : 'available',
      price: 890_000_000,
      land: 72,
    }),
  );
  const plan = { ...planOf([]), places: [], image: { src: 'denah.svg', alt: 'Denah blok A' }, drawing: true };
  return { ...page('plan-drawing', 'Denah gambar', homes, [plan]), folder: resolve('tests/e2e/fixtures') };
}

/** A page with a plan of so many homes, for measurements (bench/plan.ts). */
function planPage(count: number): HomePage {
  const across = Math.ceil(Math.sqrt(count * 1.5));
  const size = 96 / across;
  const homes = Array.from({ length: count }, (_, at): Unit => {
    const status = unitStatuses[at % unitStatuses.length] ?? 'sold';
    return {
      code: `P-${at + 1}`,
      type: 'Tipe 60',
      status,
      land: 72,
      floor: 60,
      price: 890_000_000,
      cluster: `${at % 12}`,
    };
  });
  const shapes = homes.map(({ code }, at) => ({
    unit: code,
    points: square(2 + (at % across) * size, 2 + Math.floor(at / across) * size * 1.4, size * 0.9),
  }));
  return page(`plan-${count}`, 'Denah besar', homes, [planOf(shapes)]);
}

function square(x: number, y: number, size = 4): number[][] {
  const corner = (value: number) => Math.round(value * 10) / 10;
  return [
    [corner(x), corner(y)],
    [corner(x + size), corner(y)],
    [corner(x + size), corner(y + size * 1.2)],
    [corner(x), corner(y + size * 1.2)],
  ];
}

const planOf = (shapes: readonly { unit: string; points: number[][] }[]): Document => ({
  type: 'site-plan',
  id: 'denah',
  name: 'Denah Bukit Denah',
  caption: 'Ilustrasi denah; posisi dapat berubah.',
  image: { src: 'site-plan.jpg', alt: 'Denah kawasan dari atas' },
  places: [{ name: 'Danau', x: 50, y: 62, icon: 'pool' }],
  shapes,
});

function page(name: string, title: string, units: readonly Unit[], widgets: readonly Document[]): HomePage {
  const text = (words: string) => ({ type: 'text', content: [{ text: words }] });
  return {
    slug: `fixture/${name}`,
    units: { units, asOf: '2026-11-21T07:05:00.000Z' },
    document: {
      version: 1,
      template: 'page-builder',
      seo: { title, description: 'Halaman uji untuk daftar unit.' },
      project: {
        id: '9051',
        name: title,
        superleadsId: 'SL-9051',
        telesalesNumber: '6281200009051',
        status: 'active',
      },
      sections: [
        {
          type: 'section',
          children: [{ type: 'heading', level: 1, text: title }, text('Pilih rumah Anda.')],
        },
        { type: 'section', children: [{ type: 'heading', level: 2, text: 'Unit' }, ...widgets] },
        { type: 'section', children: [{ type: 'heading', level: 2, text: 'Akhir' }, text('Sampai jumpa.')] },
      ],
    },
  };
}
