import { expect, test } from 'vitest';
import { column, container, imported, picture, section, widget } from './testing/imported.ts';

const percent = (size: number) => ({ unit: '%', size, sizes: [] });
const box = (more: object) =>
  widget('image-box', {
    title_text: 'Bebas PPN',
    image: picture('ikon'),
    description_text: 'Resmi.',
    ...more,
  });

test('[OPS-66] the picture of a box keeps its share of the column, on phones too', () => {
  const columns = [1, 2, 3].map(() => column({ _column_size: 33 }, box({ image_size: percent(40) })));
  for (const image of imported(section({}, ...columns)).of('image')) {
    expect(image.maxWidth).toBeGreaterThan(120);
    expect(image.maxWidth).toBeLessThan(160);
  }
});

test('[OPS-66] a picture that takes most of a box is as wide as that on every screen', () => {
  const image = (more: object) => imported(container({}, box(more))).of('image')[0];
  expect(image({ image_size: percent(70) })).toMatchObject({ width: 'large' });
  expect(image({ image_size: percent(100) })?.width).toBeUndefined();
  expect(image({ image_size: { unit: 'px', size: 90 } })?.maxWidth).toBe(90);
  expect(image({})).toMatchObject({ width: 'small', align: 'center' });
});

test.each([
  ['left', [30, 70], ['image', 'columns']],
  ['right', [70, 30], ['columns', 'image']],
])(
  '[OPS-66] a picture at the %s of its words stays there, and is above them on phones',
  (position, desktop, types) => {
    const { of } = imported(container({}, box({ position })));
    const beside = of('columns').find(({ widths }) => widths);
    expect(beside).toMatchObject({ columns: { desktop: 2, mobile: 1 }, widths: { desktop } });
    const children = beside?.children as { type: string }[] | undefined;
    expect(children?.map(({ type }) => type)).toEqual(types);
    expect(beside?.reverseOn).toEqual(position === 'right' ? ['mobile'] : undefined);
  },
);
