import { expect, test } from 'vitest';
import { iconFor } from './icons.ts';
import { column, container, imported, section, widget } from './testing/imported.ts';

test.each([
  ['fas fa-water', 'water'],
  ['fa fa-tint', 'water'],
  ['fas fa-book', 'document'],
  ['fas fa-book-open', 'document'],
  ['fas fa-address-book', 'phone'],
  ['fas fa-swimming-pool', 'pool'],
  ['fas fa-water-ladder', 'pool'],
  ['fas fa-graduation-cap', 'school'],
  ['fas fa-university', 'building'],
  ['fas fa-piggy-bank', 'wallet'],
  ['fas fa-mountain', 'land'],
  ['fas fa-couch', 'home'],
  ['fas fa-bolt', 'bolt'],
  ['fas fa-gift', 'percent'],
  ['fas fa-eye', 'eye'],
  ['fas fa-bullseye', 'target'],
  ['fas fa-wifi', 'wifi'],
  ['fas fa-users', 'people'],
  ['fas fa-user-check', 'people'],
  ['fas fa-chart-line', 'chart'],
  ['fas fa-tshirt', 'shirt'],
  ['fas fa-quote-left', 'quote'],
  ['fas fa-handshake', 'handshake'],
  ['fas fa-hand-holding-heart', 'heart'],
  ['fas fa-gavel', 'scale'],
  ['fas fa-ban', 'ban'],
  ['fas fa-umbrella-beach', 'beach'],
  ['fas fa-plane-departure', 'plane'],
  ['fas fa-truck-moving', 'truck'],
  ['fas fa-dolly', 'truck'],
  ['fas fa-ship', 'ship'],
  ['fas fa-mosque', 'mosque'],
  ['fas fa-cocktail', 'food'],
  ['fas fa-video', 'camera'],
  ['fas fa-faucet', 'water'],
  ['fas fa-certificate', 'seal'],
  ['fas fa-file-contract', 'document'],
  ['fas fa-circle-check', 'check'],
  ['fas fa-circle', undefined],
  ['fas fa-paw', undefined],
  ['fab fa-instagram', 'instagram'],
  ['fab fa-facebook-f', 'facebook'],
  ['fab fa-apple', undefined],
])('[OPS-66] the icon %s is %s', (name, icon) => {
  expect(iconFor(name)).toBe(icon);
});

const icon = (name: string) => ({ selected_icon: { value: `fas fa-${name}`, library: 'fa-solid' } });
const box = (name: string) => widget('icon-box', { title_text: `Judul ${name}`, ...icon(name) });
const row = (...names: string[]) =>
  imported(section({}, ...names.map((name) => column({ _column_size: 50 }, box(name)))));

test('[OPS-66] a box whose icon has no counterpart gets a neutral one, and the boxes next to it keep theirs', () => {
  expect(row('shield-alt', 'paw').items('icon-list')).toMatchObject([{ icon: 'shield' }, { icon: 'dot' }]);
});

test('[OPS-66] boxes of a section all show icons, or none if most have no counterpart', () => {
  const rows = (...names: string[][]) =>
    imported(
      section(
        {},
        column(
          { _column_size: 100 },
          ...names.map((line) => section({}, ...line.map((name) => column({ _column_size: 50 }, box(name))))),
        ),
      ),
    );
  const shown = rows(['paw', 'road'], ['bolt', 'file-signature']);
  expect(shown.items('icon-list')).toMatchObject(
    ['dot', 'road', 'bolt', 'document'].map((icon) => ({ icon })),
  );
  expect(shown.of('heading')).toEqual([]);
  const bare = rows(['paw', 'cat'], ['bolt', 'crow']);
  expect(bare.of('icon-list')).toEqual([]);
  expect(bare.of('heading')).toHaveLength(4);
});

const addonBox = (name: string) =>
  widget('elementskit-icon-box', {
    ekit_icon_box_enable_header_icon: 'icon',
    ekit_icon_box_header_icons: { value: `fas fa-${name}`, library: 'fa-solid' },
    ekit_icon_box_title_text: `Judul ${name}`,
    ekit_icon_box_description_text: 'Keterangan',
  });

test("[OPS-66] an add-on's boxes are alike too", () => {
  const boxes = (...names: string[]) =>
    imported(container({ flex_direction: 'row' }, ...names.map((name) => container({}, addonBox(name)))));
  expect(boxes('wifi', 'tshirt', 'paw').items('icon-list')).toMatchObject([
    { icon: 'wifi' },
    { icon: 'shirt' },
    { icon: 'dot' },
  ]);
  const bare = boxes('paw', 'cat', 'wifi');
  expect(bare.of('icon-list')).toEqual([]);
  expect(bare.of('heading').map(({ align }) => align)).toEqual(['center', 'center', 'center']);
});

test('[OPS-66] a box without an icon shows no tick, and its words keep their side', () => {
  const none = { selected_icon: { value: '', library: '' }, title_text: 'SHM', description_text: 'Per unit' };
  const above = imported(container({}, widget('icon-box', none)));
  expect(above.of('icon-list')).toEqual([]);
  expect(above.of('heading')[0]).toMatchObject({ text: 'SHM', align: 'center' });
  expect(above.of('text')[0]).toMatchObject({ align: 'center' });
  const beside = imported(container({}, widget('icon-box', { ...none, position: 'left' })));
  expect(beside.of('heading')[0]).not.toHaveProperty('align');
});

test('[OPS-66] boxes without icons in one column are farther apart than their lines', () => {
  const bare = (title: string) =>
    widget('icon-box', { selected_icon: { value: '' }, title_text: title, description_text: 'Keterangan' });
  const two = column({ _column_size: 50 }, bare('Satu'), bare('Dua'));
  const gaps = imported(section({}, two, two))
    .of('columns')
    .map(({ gap }) => gap);
  expect(gaps).toEqual(['medium', 'medium', 'small', 'small', 'medium', 'small', 'small']);
});

const list = (more: object, ...names: string[]) =>
  imported(
    container(
      {},
      widget('icon-list', { ...more, icon_list: names.map((name) => ({ text: name, ...icon(name) })) }),
    ),
  );

test('[OPS-66] a list keeps its icons; one without a counterpart is neutral, not a tick', () => {
  expect(list({}, 'bed', 'paw').items('icon-list')).toMatchObject([{ icon: 'bed' }, { icon: 'dot' }]);
  expect(list({}, 'circle', 'circle').items('icon-list')).toMatchObject([{ icon: 'dot' }, { icon: 'dot' }]);
});

test('[OPS-66] a list whose icons have no size is words, on their side', () => {
  const bare = list(
    { view: 'inline', icon_align: 'center', icon_size: { unit: 'px', size: 0 } },
    'bed',
    'paw',
  );
  expect(bare.of('icon-list')).toEqual([]);
  expect(bare.of('text')[0]).toMatchObject({
    align: 'center',
    content: [{ kind: 'paragraph', text: ['bed', ' · ', 'paw'] }],
  });
});

const typography = (size: number) => ({
  typography_typography: 'custom',
  typography_font_size: { unit: 'px', size },
});
const parts = (title: object) =>
  imported(
    container(
      { flex_direction: 'column' },
      widget('icon', { ...icon('quote-left'), align: 'center' }),
      widget('heading', { title: 'Kami balik modal', header_size: 'h3', align: 'center', ...title }),
      widget('text-editor', { editor: '<p>Clarissa Tan</p>', align: 'center' }),
    ),
  );

test('[OPS-66] an icon, a large heading and a text are no box, and keep their side', () => {
  const { of } = parts(typography(38));
  expect(of('icon-list')).toEqual([]);
  expect(of('heading')).toMatchObject([{ text: 'Kami balik modal', align: 'center', size: 'large' }]);
  expect(of('text')).toMatchObject([{ align: 'center' }]);
  expect(parts(typography(20)).items('icon-list')).toMatchObject([{ icon: 'quote' }]);
});
