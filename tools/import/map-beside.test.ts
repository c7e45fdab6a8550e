import { expect, test } from 'vitest';
import { column, imported, section, widget } from './testing/imported.ts';

const map = (address: string, more: object = {}) =>
  widget('google_maps', { address, zoom: { unit: 'px', size: 13 }, ...more });
const share = (percent: number) => ({ _column_size: 50, _inline_size: percent });
const office = (percent: number) =>
  column(share(percent), widget('heading', { title: 'Kantor' }), widget('button', { text: 'Telepon' }));

test('[OPS-66] a map next to text keeps its column, its share, its place and its height', () => {
  const height = { height: { unit: 'px', size: 380 }, height_mobile: { unit: 'px', size: 260 } };
  const place = map('Klari, Karawang', height);
  const before = imported(section({}, column(share(60), place), office(40))).of('columns')[0];
  expect(before).toMatchObject({ columns: { desktop: 2 }, widths: { desktop: [60, 40] } });
  expect(before?.children).toMatchObject([
    { type: 'map', address: 'Klari, Karawang', zoom: 13, height: { desktop: 380, mobile: 260 } },
    { type: 'columns' },
  ]);
  const after = imported(section({}, office(40), column(share(60), place))).of('columns')[0];
  expect(after).toMatchObject({ widths: { desktop: [40, 60] } });
  expect(after?.children).toMatchObject([{ type: 'columns' }, { type: 'map' }]);
});

test('[OPS-66] a map as wide as the window stays as wide', () => {
  const wide = { layout: 'full_width', gap: 'no' };
  const { sections } = imported(section(wide, column({ _column_size: 100 }, map('Klari, Karawang'))));
  expect(sections).toMatchObject([
    { width: 'wide', children: [{ type: 'map', address: 'Klari, Karawang' }] },
  ]);
});

const framed = (src: string) =>
  imported(
    section(
      { layout: 'full_width' },
      column({ _column_size: 100 }, widget('html', { html: `<iframe src="${src}" height="400"></iframe>` })),
    ),
  );

test('[OPS-66] an embedded map is a map of its place', () => {
  const asked = framed('https://maps.google.com/maps?q=Klari%20Karawang&amp;z=14&amp;output=embed');
  expect(asked.of('map')).toMatchObject([{ address: 'Klari Karawang', zoom: 14 }]);
  const pinned = framed(
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d39!2d112.6!3d-7.9!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x2e78:0x5a!2sKavling%20Arjuno!5e0',
  );
  expect(pinned.of('map')).toMatchObject([{ address: 'Kavling Arjuno', latitude: -7.9, longitude: 112.6 }]);
});

test('[OPS-66] an embedded map that does not tell its place is a link in the middle', () => {
  const { sections, of } = framed('https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3952.1');
  expect(of('map')).toEqual([]);
  expect(sections[0]).not.toHaveProperty('width');
  expect(sections[0]?.children).toMatchObject([{ justify: 'center', children: [{ type: 'button' }] }]);
});

test('[OPS-66] a map whose address is a pair of coordinates is a map', () => {
  const made = imported(map('-7.3912, 112.7271'));
  expect(made.of('map')[0]).toMatchObject({ latitude: -7.3912, longitude: 112.7271, zoom: 13 });
  expect(made.of('button')).toEqual([]);
});
