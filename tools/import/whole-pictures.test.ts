import { expect, test } from 'vitest';
import { container, imported, widget } from './testing/imported.ts';
import { showWhole } from './whole-pictures.ts';

const carousel = (names: readonly string[], more: object = {}) =>
  imported(
    container(
      {},
      widget('image-carousel', {
        carousel: names.map((name) => ({ url: `https://rumah.example/${name}` })),
        ...more,
      }),
    ),
  );

test('[OPS-66] a carousel of logos becomes a strip that shows each of them whole', () => {
  const five = { slides_to_show: '5' };
  expect(carousel(['mitra-1.png', 'mitra-2.png'], five).of('logo-strip')[0]?.items).toHaveLength(2);
  expect(carousel(['a-240x100.jpg', 'b-240x100.jpg'], five).of('logo-strip')).toHaveLength(1);
  expect(carousel(['bank-a.jpg', 'bank-b.jpg'], five).of('logo-strip')).toHaveLength(1);
});

test('[OPS-66] a carousel of photographs stays one, in the shape of its photographs', () => {
  expect(
    carousel(['a-600x420.jpg', 'b-600x420.jpg'], { slides_to_show: '4' }).of('image-carousel'),
  ).toHaveLength(1);
  expect(carousel(['a.jpg', 'b.jpg'], { slides_to_show: '5' }).of('image-carousel')).toHaveLength(1);
  expect(carousel(['a-600x600.jpg', 'b-600x600.jpg']).of('image-carousel')[0]?.ratio).toBe('square');
});

test('[OPS-66] pictures of shapes that no carousel has are shown whole in rows', () => {
  expect(
    carousel(['a-1200x300.jpg', 'b-1200x300.jpg'], { slides_to_show: '1' }).of('gallery')[0],
  ).toMatchObject({
    layout: 'justified',
  });
  expect(carousel(['a-600x900.jpg', 'b-900x600.jpg']).of('gallery')).toHaveLength(1);
});

test('[OPS-66] the result of a carousel is decided again once its files are known', () => {
  const { conversion } = carousel(['a.webp', 'b.webp'], { slides_to_show: '5' });
  const [moving] = conversion.moving;
  if (!moving) throw new Error('no carousel was read');
  expect(moving.node.type).toBe('image-carousel');
  showWhole(moving, [
    [300, 100],
    [280, 110],
  ]);
  expect(moving.node.type).toBe('logo-strip');
  showWhole(moving, [
    [800, 600],
    [800, 600],
  ]);
  expect(moving.node).toEqual(moving.plain);
});
