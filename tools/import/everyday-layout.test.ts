import { expect, test } from 'vitest';
import { needOf } from './layout/needs.ts';
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

const title = (text: string, more = {}) => widget('heading', { title: text, ...more });
const share = (size: number) => ({ content_width: 'full', width: { unit: '%', size } });
const none = { column: '0', row: '0', unit: 'px', size: 0 };
const inset = (vertical: number, sideways: number, unit = 'px') => ({
  unit,
  top: `${vertical}`,
  right: `${sideways}`,
  bottom: `${vertical}`,
  left: `${sideways}`,
});
const photo = widget('image', { image: picture('rumah') });

test('[OPS-66] containers that set no padding have the ten pixels of every container between them', () => {
  const gapOf = (padding: object) =>
    imported(
      container(
        { flex_direction: 'row', flex_gap: none },
        container({ ...share(50), ...padding }, photo),
        container({ ...share(50), ...padding }, photo),
      ),
    ).of('columns')[0]?.gap;
  expect(gapOf({})).toBe('medium');
  expect(gapOf({ padding: inset(0, 0) })).toBe('none');
  expect(gapOf({ padding: { unit: 'px', top: '', right: '', bottom: '', left: '' } })).toBe('medium');
});

test('[OPS-66] a part beside a taller one stays vertically centred', () => {
  const row = imported(
    container(
      { flex_direction: 'row' },
      container(share(50), photo),
      container({ ...share(50), flex_justify_content: 'center' }, title('Tentang'), title('Kami')),
    ),
  ).of('columns')[0];
  expect(row).toMatchObject({
    verticalAlign: 'stretch',
    children: [{ type: 'image' }, { verticalAlign: 'middle' }],
  });
  const old = imported(
    section(
      {},
      column({ _column_size: 50 }, photo),
      column({ _column_size: 50, content_position: 'center' }, title('A')),
    ),
  ).of('columns')[0];
  expect(old).toMatchObject({
    verticalAlign: 'stretch',
    children: [{ type: 'image' }, { verticalAlign: 'middle' }],
  });
});

test('[OPS-66] a faint picture over a colour keeps the colour', () => {
  const over = (opacity: number) =>
    imported(
      container(
        {
          ...colored('#14392B'),
          background_overlay_background: 'classic',
          background_overlay_image: picture('pola'),
          background_overlay_opacity: { unit: 'px', size: opacity },
        },
        title('A'),
      ),
    );
  expect(over(0.08).sections[0]).toMatchObject({ tone: 'dark' });
  expect(over(0.08).sections[0]?.background).toBeUndefined();
  expect(over(0.08).conversion.hints.join()).toContain('pola.jpg');
  expect(over(0.9).sections[0]?.background).toBeDefined();
});

test('[OPS-66] a picture under a light, nearly opaque overlay leaves the ground light', () => {
  const under = (background_overlay_color: string) =>
    imported(
      container(
        {
          ...behind('taman'),
          background_overlay_background: 'classic',
          background_overlay_color,
          background_overlay_opacity: { unit: 'px', size: 0.9 },
        },
        title('A'),
      ),
    ).sections[0];
  expect(under('#F1ECE2')).toMatchObject({ tone: 'tint' });
  expect(under('#F1ECE2')?.background).toBeUndefined();
  expect(under('#101010')?.background).toBeDefined();
});

test('[OPS-66] equal columns stay equal where the suffix of a counter is a word', () => {
  const count = (ending_number: number, suffix: string) =>
    container(share(25), widget('counter', { ending_number, suffix, title: 'Kawasan' }));
  const row = imported(
    container(
      { flex_direction: 'row', flex_gap: none },
      count(12, ' Hektar'),
      count(450, '+'),
      count(24, ' Jam'),
      count(15, ' Menit'),
    ),
  ).of('columns')[0];
  expect(row).toMatchObject({ columns: { desktop: 4 } });
  expect(row?.widths).toBeUndefined();
});

test('[OPS-66] the address of a link asks for no room', () => {
  const linked = (link: string) => ({
    type: 'text',
    content: [{ kind: 'paragraph', text: [{ text: 'Instagram kami', link }] }],
  });
  const long = `https://rumah.example/${'a'.repeat(90)}`;
  expect(needOf(linked(long), 'desktop')).toBe(needOf(linked('#'), 'desktop'));
});

test('[OPS-66] a row as wide as the window keeps the room at its sides', () => {
  const row = (padding: object) =>
    imported(
      container(
        { content_width: 'full', flex_direction: 'row', flex_gap: none, padding: inset(0, 0) },
        container({ ...share(50), padding }, title('Kantor')),
        container({ ...share(50), ...behind('kantor'), min_height: { unit: 'px', size: 400 } }),
      ),
    ).of('columns')[0];
  expect(row(inset(80, 120))).toMatchObject({ justify: 'end', widths: { desktop: [44, 50] } });
  expect(row(inset(80, 20))?.justify).toBeUndefined();
});

test('[OPS-66] a band with room at both sides, or a boxed part alone, is no wider than others', () => {
  const widthOf = (settings: object, inner = {}) =>
    imported(container({ content_width: 'full', ...settings }, container(inner, title('A'), title('B'))))
      .sections[0]?.width;
  expect(widthOf({ padding: inset(60, 0) }, share(100))).toBe('wide');
  expect(widthOf({ padding: inset(60, 10, '%') }, share(100))).toBeUndefined();
  expect(widthOf({ padding: inset(60, 0) }, { content_width: 'boxed' })).toBeUndefined();
});
