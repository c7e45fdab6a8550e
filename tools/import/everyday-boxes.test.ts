import { expect, test } from 'vitest';
import {
  behind,
  colored,
  column,
  container,
  imported,
  picture,
  section,
  widget,
} from './testing/imported.ts';

const px = (size: number) => ({ unit: 'px', size, sizes: [] });
const percent = (size: number) => ({ unit: '%', size, sizes: [] });
const inset = (top: number, side = 0) => ({ unit: 'px', top, right: side, bottom: top, left: side });
const title = (text: string, more = {}) => widget('heading', { title: text, ...more });
const photo = (name: string, more = {}) =>
  widget('image', { image: picture(name), image_size: 'full', ...more });
const cover = (height: number) => ({ width: percent(100), height: px(height), 'object-fit': 'cover' });
const button = (text: string, more = {}) =>
  widget('button', { text, link: { url: 'https://rumah.example' }, ...more });
const part = (share: number, ...content: object[]) =>
  container({ content_width: 'full', width: percent(share), padding: inset(0) }, ...content);

test('[OPS-66] a box inside a band that is narrower than its room stays narrow, in the middle', () => {
  const words = title('Kunjungan');
  const box = (settings: object) => imported(container({}, words, container(settings, photo('a'))));
  expect(box({ boxed_width: px(570) }).of('columns')[0]).toMatchObject({
    widths: { desktop: [50] },
    justify: 'center',
    children: [{ type: 'image' }],
  });
  expect(box({ boxed_width: px(1140) }).of('columns')).toEqual([]);
  expect(box({ boxed_width: px(570), content_width: 'full' }).of('columns')).toEqual([]);
});

test.each([
  [50, 520, 'landscape'],
  [60, 480, 'wide'],
])('[OPS-66] a picture in %i percent of a wide band, cropped to %i pixels, is %s', (share, height, ratio) => {
  const other = part(100 - share, title('Ruang'));
  const row = { content_width: 'full', flex_direction: 'row', padding: inset(0) };
  const cropped = imported(container(row, part(share, photo('a', cover(height))), other));
  expect(cropped.of('image')[0]?.ratio).toBe(ratio);
  const empty = { content_width: 'full', width: percent(share), min_height: px(height), ...behind('a') };
  expect(imported(container(row, container(empty), other)).of('image')[0]?.ratio).toBe(ratio);
});

test('[OPS-66] a part of a grid that takes several columns and rows leaves no hole', () => {
  const grid = (columns: string, ...content: object[]) =>
    imported(
      container({ container_type: 'grid', grid_columns_grid: { unit: 'custom', size: columns } }, ...content),
    );
  const large = container(
    { content_width: 'full', padding: inset(0), grid_column: 'span 2', grid_row: 'span 2' },
    photo('a', cover(500)),
  );
  const [row, beside] = grid(
    '2fr 1fr 1fr',
    large,
    part(100, photo('b', cover(244))),
    part(100, photo('c', cover(244))),
  ).of('columns');
  expect(row).toMatchObject({ widths: { desktop: [75, 25] } });
  expect(row?.children).toEqual([expect.objectContaining({ type: 'image', ratio: 'wide' }), beside]);
  expect(beside?.children).toHaveLength(2);
  const plain = grid('3fr 1fr', photo('a', cover(480)), photo('b', cover(280)));
  expect(plain.of('image').map(({ ratio }) => ratio)).toEqual(['wide', 'square']);
});

test('[OPS-66] the ground of a band takes nothing from the room of its content', () => {
  const numbers = ['Keluarga', 'Dikembangkan'].map((text) =>
    widget('counter', {
      ending_number: 14000,
      suffix: '+',
      title: text,
      typography_number_font_size: px(40),
    }),
  );
  const grid = {
    container_type: 'grid',
    grid_columns_grid: { unit: 'fr', size: 4 },
    grid_columns_grid_mobile: { unit: 'fr', size: 2 },
  };
  const plain = imported(container(grid, ...numbers)).of('columns')[0]?.columns;
  expect(
    imported(container({ ...grid, ...colored('#F4F1EA') }, ...numbers)).of('columns')[0]?.columns,
  ).toEqual(plain);
});

test('[OPS-66] buttons in the middle of a row are in the middle where they stack on phones', () => {
  const row = { flex_direction: 'row', flex_justify_content: 'center', flex_direction_mobile: 'column' };
  const made = (more: object) =>
    imported(container({}, container({ ...row, ...more }, button('A'), button('B')))).of('columns')[0];
  expect(made({ flex_align_items_mobile: 'center' })).toMatchObject({
    direction: { desktop: 'row', mobile: 'column' },
    justify: 'center',
    verticalAlign: 'middle',
  });
  expect(made({ flex_align_items: 'center' })?.verticalAlign).toBe('middle');
  expect(made({})?.verticalAlign).toBeUndefined();
});

test('[OPS-66] a button that is as wide as a phone is that wide', () => {
  const made = (align: string) =>
    imported(container({}, button('Klaim', { align, align_mobile: 'justify' }))).of('columns')[0];
  expect(made('right')).toMatchObject({
    layout: 'flex',
    direction: { desktop: 'row', mobile: 'column' },
    justify: 'end',
    verticalAlign: 'stretch',
    children: [{ type: 'button' }],
  });
});

test('[OPS-66] a picture as wide as a share of its part and the icons of networks move to another side on phones', () => {
  const sides = { align: 'right', align_mobile: 'center' };
  const moved = imported(container({}, photo('a', { ...sides, width: percent(70) })));
  expect(moved.of('columns')[0]).toMatchObject({
    justify: 'end',
    verticalAlign: 'middle',
    children: [{ type: 'image', width: 'large', align: 'start' }],
  });
  const social_icon_list = [
    { social_icon: { value: 'fab fa-instagram' }, link: { url: 'https://instagram.com/rumah' } },
  ];
  const icons = (settings: object) =>
    imported(container({}, widget('social-icons', { social_icon_list, ...settings }))).of('text')[0];
  expect(icons(sides)).toMatchObject({ align: 'end', alignMobile: 'center' });
  expect(icons({})).toMatchObject({ align: 'center' });
  expect(icons({})).not.toHaveProperty('alignMobile');
});

test('[OPS-66] a white button with a line around it is an outline on a light ground', () => {
  const look = (ground: object) =>
    imported(container(ground, button('Brosur', { background_color: '#FFFFFF', border_border: 'solid' }))).of(
      'button',
    )[0]?.look;
  expect(look({})).toBe('outline');
  expect(look(colored('#EEF2FF'))).toBe('outline');
  expect(look(colored('#101010'))).toBe('solid');
});

test('[OPS-66] a white panel that reaches into the band above it keeps its surface', () => {
  const shadow = { box_shadow_box_shadow_type: 'yes' };
  const made = (settings: object) =>
    imported(section({ ...colored('#FFFFFF'), ...settings }, column({}, title('A'), title('B'))));
  expect(made({ ...shadow, margin: inset(-60) }).of('columns')[0]).toMatchObject({ look: 'card' });
  expect(made(shadow).of('columns')).toEqual([]);
});

test('[OPS-66] bands of one tone below each other have the room of one block', () => {
  const band = (color: string) => container({ ...colored(color), padding: inset(56, 24) }, title('A'));
  const spacings = (...colors: string[]) =>
    imported(...colors.map(band)).sections.map(({ spacing }) => spacing);
  expect(spacings('#12263A', '#0B1B2B')).toEqual(['medium', 'medium']);
  expect(spacings('#12263A', '#F4F1EA')).toEqual([undefined, undefined]);
});

test('[OPS-66] words with a button are in the middle beside a picture', () => {
  const words = column(
    { _column_size: 50, content_position: 'center' },
    title('Tipe 45'),
    button('Simulasi'),
  );
  const made = imported(section({}, column({ _column_size: 50 }, photo('a')), words));
  expect(made.of('columns')[1]).toMatchObject({ verticalAlign: 'middle' });
});

test('[OPS-65] both pictures of a comparison are shown', () => {
  const settings = {
    before_image: picture('sebelum'),
    after_image: picture('sesudah'),
    before_label: 'Sebelum',
    after_label: 'Sesudah',
  };
  const { words } = imported(
    container(colored('#111827'), title('Renovasi'), widget('jet-juxtapose', settings)),
  );
  for (const text of ['sebelum.jpg', 'sesudah.jpg', 'Sebelum', 'Sesudah']) expect(words).toContain(text);
});
