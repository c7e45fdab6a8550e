import { expect, test } from 'vitest';
import { contrast } from '../../src/lib/contrast.ts';
import { validatePage } from '../diagnostics/validate-page.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { type ImportOptions, importElementor } from './import-elementor.ts';

type Plain = Record<string, unknown>;

const widget = (widgetType: string, settings: unknown, elements: unknown[] = []) => ({
  id: widgetType,
  elType: 'widget',
  widgetType,
  settings,
  elements,
});
const section = (...columns: unknown[]) => ({
  id: 's',
  elType: 'section',
  isInner: '',
  settings: [],
  elements: columns,
});
const column = (settings: Plain, ...widgets: unknown[]) => ({
  id: 'c',
  elType: 'column',
  settings,
  elements: widgets,
});
const container = (settings: Plain, ...elements: unknown[]) => ({
  id: 'k',
  elType: 'container',
  isInner: '1',
  settings,
  elements,
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function bring(
  content: unknown,
  options: ImportOptions = {},
  wrap = (list: unknown): unknown => ({
    content: list,
    page_settings: [],
    version: '0.4',
    title: 'Contoh',
    type: 'page',
  }),
) {
  const { environment, files, written } = memoryEnvironment({
    files: { '/site/export.json': JSON.stringify(wrap(content)) },
  });
  const code = await importElementor(environment, 'export.json', options, async (address) =>
    address.endsWith('ada.png') ? png : undefined,
  );
  const json = (name: string) =>
    JSON.parse(new TextDecoder().decode(files.read(`/site/pages/export/${name}`)));
  const page = json('page.json');
  return { code, page, report: json('import-report.json'), files, written, nodes: nodesOf(page.sections) };
}

function nodesOf(value: unknown): Plain[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Plain;
  return [...(typeof node.type === 'string' ? [node] : []), ...Object.values(node).flatMap(nodesOf)];
}

const everything = [
  section(
    column(
      { _column_size: 50, _inline_size: '33.3' },
      widget('heading', {
        title: 'Rumah <b>Teduh</b>',
        header_size: 'h1',
        align: 'center',
        __dynamic__: { title: '[elementor-tag id="1" name="post-title" settings="%7B%7D"]' },
      }),
      widget('text-editor', { editor: '<p>Mulai <strong>Rp 890 juta</strong></p>', drop_cap: 'yes' }),
    ),
    column(
      { _column_size: 50, _inline_size: '66.6' },
      widget('image', { image: { id: '', url: 'https://a.example/ada.png' } }),
      widget('image', {
        image: { id: 9, url: 'https://a.example/tiada.jpg', alt: 'Taman' },
        link_to: 'custom',
        link: { url: 'example.co.id' },
      }),
    ),
  ),
  container(
    {
      flex_direction: 'row',
      _element_id: 'Tipe Unit',
      hide_mobile: 'hidden-phone',
      background_background: 'classic',
      background_color: '#112233',
    },
    container(
      {},
      widget('button', { text: 'Chat', link: { url: '#elementor-action%3Aaction%3Dpopup' } }),
      widget('button', { text: 'Tipe', link: { url: '#Tipe Unit' } }),
    ),
    container(
      {},
      widget('counter', { ending_number: '1250', suffix: '+', title: 'Unit terjual' }),
      widget('menu-anchor', { anchor: 'kontak' }),
    ),
  ),
  container(
    {
      container_type: 'grid',
      grid_columns_grid: { unit: 'fr', size: '3' },
      grid_columns_grid_mobile: { unit: 'fr', size: 2 },
    },
    widget(
      'nested-accordion',
      { items: [{ item_title: 'Satu' }, { item_title: 'Dua' }], default_state: 'all_collapsed' },
      [
        container({}, widget('heading', { title: 'Isi satu' })),
        container({}, widget('text-editor', { editor: 'Isi dua' })),
        container({}, widget('text-editor', { editor: 'Isi tiga' })),
      ],
    ),
    widget('tabs', {
      tabs: [
        {
          tab_title: 'Denah',
          tab_content: '<img src="https://a.example/denah.jpg" alt="Denah"><script>x</script>',
        },
      ],
      type: 'vertical',
    }),
    widget('image-carousel', { carousel: [{ id: 1, url: 'https://a.example/1.jpg' }], slides_to_show: '4' }),
    widget('jkit_accordion', {
      sg_accordion_list: [
        { _id: 'a', sg_accordion_list_title: 'Tanya?', sg_accordion_list_content: '<p>Jawab.</p>' },
      ],
      sg_color: '#fff',
    }),
    widget('jkit_team', {
      sg_member_name: 'Ani',
      sg_member_position: 'Sales',
      sg_member_image: { url: 'https://a.example/ani.jpg' },
    }),
    widget('google_maps', { address: 'Serpong, Tangerang Selatan', zoom: { size: 12 } }),
    widget('heading', { title: 'Judul kedua', header_size: 'h1' }),
    widget('alert', { alert_title: 'Promo', alert_description: 'Sampai akhir bulan', show_dismiss: 'hide' }),
    widget('html', { html: '<iframe src="https://a.example"></iframe>' }),
  ),
];

test('for any export, the page validates and the report lists every element', async () => {
  const { code, page, report } = await bring(everything);
  expect(code).toBe(0);
  expect(
    validatePage(JSON.stringify(page), { file: 'page.json' }).filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
  const count = (list: readonly { elements?: unknown[] }[]): number =>
    list.reduce((sum, one) => sum + 1 + count((one.elements ?? []) as []), 0);
  expect(report.share.elements).toBe(count(everything as []));
  expect(report.share.exact + report.share.approximated + report.share.placeholder).toBe(
    report.share.elements,
  );
  for (const { became, notes, leftOut } of report.elements)
    if (became !== 'exact') expect(notes.length + leftOut.length).toBeGreaterThan(0);
});

test('every word that a visitor could read is in the page', async () => {
  const { page } = await bring(everything);
  const text = JSON.stringify(page);
  for (const words of [
    'Rumah Teduh',
    'Rp 890 juta',
    'Chat',
    'Unit terjual',
    'Satu',
    'Isi satu',
    'Isi dua',
    'Isi tiga',
    'Denah',
    'Tanya?',
    'Jawab.',
    'Ani',
    'Sales',
    'Serpong',
    'Judul kedua',
    'Sampai akhir bulan',
  ])
    expect(text, words).toContain(words);
});

test('widths, numbers as text, switches and defaults that the export omits are read', async () => {
  const { nodes } = await bring(everything);
  const of = (type: string) => nodes.filter((node) => node.type === type);
  expect(of('columns')[0]).toMatchObject({
    columns: { desktop: 2, mobile: 1 },
    widths: { desktop: [33, 67], tablet: [33, 67] },
  });
  expect(of('counter')[0]?.items).toEqual([{ value: 1250, suffix: '+', label: 'Unit terjual' }]);
  expect(of('image-carousel')[0]).toMatchObject({
    slides: { desktop: 4, tablet: 2, mobile: 1 },
    autoplay: true,
    autoplayDelay: 5000,
    arrows: true,
  });
  expect(of('alert')[0]).toMatchObject({ title: 'Promo', dismissible: false });
  expect(of('tabs')[0]).toMatchObject({ direction: 'vertical' });
  expect(of('text')[0]).toMatchObject({ dropCap: 'plain' });
  expect(of('section')[1]).toMatchObject({ id: 'tipe-unit', tone: 'dark', hideOn: ['mobile'] });
  expect(of('accordion')[0]).toMatchObject({ start: 'none', items: [{ title: 'Satu' }, { title: 'Dua' }] });
});

test('one main title, anchors that exist, links that are allowed', async () => {
  const { nodes, report } = await bring(everything);
  expect(nodes.filter((node) => node.type === 'heading' && node.level === 1).map(({ text }) => text)).toEqual(
    ['Rumah Teduh'],
  );
  expect(nodes.find((node) => node.label === 'Tipe')?.link).toBe('#tipe-unit');
  expect(nodes.find((node) => node.label === 'Chat')).toMatchObject({ type: 'lead-button', kind: 'cta' });
  expect(nodes.filter((node) => node.type === 'image').map(({ link }) => link)).toContain(
    'https://example.co.id',
  );
  expect(report.fixes.join('\n')).toContain('"Judul kedua" was a second main title');
});

test('pictures are downloaded when they can be reached, and reported when they cannot', async () => {
  const { nodes, report, files } = await bring(everything);
  expect(files.kind('/site/pages/export/ada.png')).toBe('file');
  expect(nodes.filter((node) => node.type === 'image').map(({ image }) => (image as Plain).src)).toContain(
    'ada.png',
  );
  expect(report.downloaded).toEqual([{ address: 'https://a.example/ada.png', file: 'ada.png' }]);
  expect(report.toDo.picturesOnOtherServers.map(({ address }: Plain) => address)).toContain(
    'https://a.example/tiada.jpg',
  );
  expect(report.toDo.picturesWithoutDescription).toContain('https://a.example/ada.png');
});

test('third-party widgets become their content; titles with contents become an accordion; the raw settings are kept', async () => {
  const { nodes, report } = await bring(everything);
  const result = (type: string) => report.elements.find((one: Plain) => one.type === type);
  expect(result('jkit_team')).toMatchObject({ became: 'approximated', raw: { sg_member_name: 'Ani' } });
  expect(nodes.filter((node) => node.type === 'accordion').at(-1)?.items).toEqual([
    { title: 'Tanya?', content: ['Jawab.'] },
  ]);
  expect(report.toDo.dynamicTags).toEqual({ 'post-title': 1 });
});

test.each([
  ['the bare list of the database', (list: unknown) => list],
  ['that list as text', (list: unknown) => JSON.stringify(list)],
  ['a copied part', (list: unknown) => ({ type: 'elementor', siteurl: 'https://a.example', elements: list })],
  ['a file of a kit', (list: unknown) => ({ content: list, settings: {}, metadata: {} })],
])('%s is an export too', async (_, wrap) => {
  const { code, nodes } = await bring(everything, {}, wrap);
  expect(code).toBe(0);
  expect(nodes.length).toBeGreaterThan(20);
});

test.each([
  ['no JSON', '{"content":', /not JSON/],
  ['no export', '{"a":1}', /not an Elementor export/],
])('%s is refused with a reason', async (_, text, reason) => {
  const { environment } = memoryEnvironment({ files: { '/site/export.json': text } });
  await expect(importElementor(environment, 'export.json', {})).rejects.toThrow(reason);
});

test('an existing page is not replaced by accident', async () => {
  const { environment } = memoryEnvironment({
    files: { '/site/export.json': '{"content":[]}', '/site/pages/export/page.json': '{}' },
  });
  await expect(importElementor(environment, 'export.json', {})).rejects.toThrow(/already exists/);
  expect(await importElementor(environment, 'export.json', { force: true })).toBe(0);
});

test('the colours of a kit are taken, darker where they could not be read', async () => {
  const { environment, files } = memoryEnvironment({
    files: {
      '/site/export.json': JSON.stringify({ content: everything }),
      '/site/global.json': JSON.stringify({
        page_settings: {
          system_colors: [
            { _id: 'primary', color: '#0B3D91' },
            { _id: 'text', color: '#EEEEEE' },
            { _id: 'accent', color: '#C0392BFF' },
          ],
        },
      }),
    },
  });
  await importElementor(environment, 'export.json', { kit: 'global.json' }, async () => undefined);
  const page = JSON.parse(new TextDecoder().decode(files.read('/site/pages/export/page.json')));
  expect(page.theme).toEqual({ colors: { brand: '#0b3d91', ink: expect.any(String), accent: '#c0392b' } });
  expect(contrast(page.theme.colors.ink, '#fbfaf7')).toBeGreaterThan(4.5);
});
