import { expect, test } from 'vitest';
import { colored, column, imported, section, widget } from './testing/imported.ts';

const map = (address: string) => widget('google_maps', { address, zoom: { unit: 'px', size: 13 } });
const half = { _column_size: 50 };
const office = column(half, widget('heading', { title: 'Kantor' }), widget('button', { text: 'Telepon' }));

test('[OPS-66] an address that was a map alone in its column goes below the text next to it', () => {
  const wide = { gap: 'no', layout: 'full_width' };
  for (const columns of [
    [column(half, map('Gedangan, Sidoarjo')), office],
    [office, column(half, map('Gedangan, Sidoarjo'))],
  ]) {
    const { sections } = imported(section(wide, ...columns));
    expect(sections[0]).toMatchObject({ width: 'narrow' });
    const children = sections[0]?.children as { type: string }[] | undefined;
    expect(children?.map(({ type }) => type)).toEqual(['heading', 'button', 'text', 'button']);
  }
});

test('[OPS-66] an address keeps its column next to a picture or a panel, and if the column has its own text', () => {
  const panel = column({ ...half, ...colored('#101010') }, widget('heading', { title: 'Kantor' }));
  const beside = imported(section({}, column(half, map('Sidoarjo')), panel));
  expect(beside.of('columns')[0]).toMatchObject({ columns: { desktop: 2 } });
  const own = column(half, widget('heading', { title: 'Lokasi' }), map('Sidoarjo'));
  expect(imported(section({}, own, office)).of('columns')[0]).toMatchObject({ columns: { desktop: 2 } });
});

test('[OPS-66] a map whose address is a pair of coordinates is a map', () => {
  const made = imported(map('-7.3912, 112.7271'));
  expect(made.of('map')[0]).toMatchObject({ latitude: -7.3912, longitude: 112.7271, zoom: 13 });
  expect(made.of('button')).toEqual([]);
});
