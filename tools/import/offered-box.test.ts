import { expect, test } from 'vitest';
import type { Node } from './conversion.ts';
import { colored, column, container, imported, picture, section, widget } from './testing/imported.ts';

const none = { url: '', id: '' };
const box = (more: object) =>
  widget('call-to-action', {
    title: 'Kunjungi kami',
    title_tag: 'h3',
    description: 'Buka setiap hari.',
    button: 'Buat janji',
    link: { url: 'https://rumah.example/janji' },
    bg_image: picture('galeri'),
    ...more,
  });
const typesIn = (node: Node | undefined) =>
  (node?.children as Node[] | undefined)?.map(({ type }) => type) ?? [];
const notesOf = ({ conversion }: ReturnType<typeof imported>) =>
  conversion.results.flatMap(({ notes }) => notes).join();

test('[OPS-66] a box beside its picture is a panel of its tone beside the picture', () => {
  const made = imported(container({}, box({ layout: 'left', content_bg_color: '#D64545' })));
  const [row, panel] = made.of('columns');
  expect(row).toMatchObject({ columns: { desktop: 2, tablet: 2, mobile: 1 }, verticalAlign: 'stretch' });
  expect(typesIn(row)).toEqual(['image', 'columns']);
  expect(panel).toMatchObject({ look: 'brand', verticalAlign: 'middle' });
  expect(JSON.stringify(panel)).toContain('Buat janji');
  expect(notesOf(made)).not.toContain('below the picture');
  const turned = imported(container({}, box({ layout: 'right' }))).of('columns')[0];
  expect(turned?.reverseOn).toEqual(['mobile']);
  expect(typesIn(turned)).toEqual(['columns', 'image']);
});

test('[OPS-66] a box without a picture is a panel of its tone, centred, with its icon', () => {
  const made = imported(
    container(
      {},
      box({
        bg_image: none,
        graphic_element: 'icon',
        selected_icon: { value: 'fas fa-phone-alt' },
        content_bg_color: '#263238',
        alignment: 'center',
      }),
    ),
  );
  expect(made.of('columns')[0]).toMatchObject({ look: 'dark' });
  expect(made.of('heading')[0]).toMatchObject({ level: 3, align: 'center' });
  expect(made.of('text')[0]?.align).toBe('center');
  expect(made.of('divider')[0]).toMatchObject({ icon: 'phone', align: 'center' });
  expect(made.of('columns')[1]).toMatchObject({ layout: 'flex', justify: 'center' });
  expect(notesOf(made)).not.toContain('picture');
});

test('[OPS-66] a box over its picture stays over it, as high as it was', () => {
  const cover = { skin: 'cover', 'min-height': { unit: 'px', size: 340 } };
  const [band, ...more] = imported(section({}, column({}, box({ ...cover, alignment: 'center' })))).sections;
  expect(more).toEqual([]);
  expect(band).toMatchObject({
    background: { image: { src: 'https://rumah.example/galeri.jpg' }, overlay: 'soft' },
    minHeight: 'half',
    align: 'center',
  });
  expect(typesIn(band)).toEqual(['heading', 'text', 'columns']);
  const half = { _column_size: 50 };
  const beside = imported(
    section({}, column(half, box(cover)), column(half, widget('heading', { title: 'Harga' }))),
  );
  expect(beside.sections.map(({ background }) => background)).toEqual([undefined]);
  expect(beside.of('section')[1]).toMatchObject({ minHeight: 'half', align: 'center' });
  expect(
    imported(section({}, column({}, box({ ...cover, overlay_color: '#000000' })))).sections[0],
  ).toMatchObject({
    background: { overlay: 'strong' },
  });
});

test('[OPS-66] the features of a plan, its button and its small print are in its card', () => {
  const made = imported(
    section(
      {},
      column(
        colored('#F0F4F8'),
        widget('price-table', {
          heading: 'Studio',
          currency_symbol: '',
          price: '485 juta',
          features_list: [{ item_text: '1 kamar mandi' }, { item_text: 'Semi furnished' }],
          button_text: 'Tanya unit',
          link: { url: 'https://rumah.example/studio' },
          footer_additional_info: '*Belum termasuk AJB',
        }),
      ),
    ),
  );
  const card = made.of('columns').find(({ look }) => look === 'card');
  expect(typesIn(card)).toEqual(['price-list', 'icon-list', 'button', 'text']);
  expect(made.items('price-list')).toEqual([{ name: 'Studio', price: '485 juta' }]);
  expect(made.items('icon-list')).toEqual([{ text: '1 kamar mandi' }, { text: 'Semi furnished' }]);
});

test('[OPS-66] a quote that was centred stays in the middle', () => {
  const quote = (more: object) =>
    imported(widget('testimonial', { testimonial_content: 'Aman.', testimonial_name: 'Salsa', ...more }));
  expect(quote({ testimonial_alignment: 'center' }).of('columns')[0]).toMatchObject({
    layout: 'flex',
    justify: 'center',
    children: [{ type: 'testimonial' }],
  });
  expect(quote({ testimonial_alignment: 'left' }).of('columns')).toEqual([]);
});
