import {
  column,
  container,
  exported,
  heading,
  link,
  percent,
  pixels,
  section,
  text,
  widget,
} from './exports.ts';

const file = (name: string) => ({ id: 7, url: `https://gambar.example/${name}` });
const icon = (value: string) => ({ value, library: 'fa-solid' });

/** Grounds, sides, widths and icons. */
export const looks = exported(
  container(
    { flex_direction: 'row' },
    container(
      {
        content_width: 'full',
        width: percent(50),
        background_background: 'classic',
        background_color: '#10243A',
      },
      heading('Di atas gelap'),
    ),
    container(
      {
        content_width: 'full',
        width: percent(50),
        background_background: 'classic',
        background_image: file('taman.jpg'),
      },
      heading('Di atas foto'),
    ),
  ),
  section(
    {},
    column({ _column_size: 50, background_background: 'classic', background_image: file('kosong.jpg') }),
    column(
      { _column_size: 50 },
      widget('button', { text: 'Di kanan', align: 'right', link: link('https://a.example/kanan') }),
      widget('image', { image: file('logo.png'), width: pixels(120), align: 'left' }),
      widget('image', { image: file('lambang-150x150.png'), image_size: 'full' }),
      widget('icon-list', {
        icon_list: [
          { _id: '1', text: 'Jam buka', selected_icon: icon('fas fa-clock') },
          { _id: '2', text: 'Terkunci', selected_icon: icon('fas fa-lock') },
          {
            _id: '3',
            text: 'Halaman kami',
            selected_icon: { value: 'fab fa-facebook', library: 'fa-brands' },
          },
          { _id: '4', text: 'Alamat', selected_icon: icon('fas fa-map-marker-alt') },
        ],
      }),
      widget('button', { text: 'Tanya harga', link: link('https://wa.me/628119876543?text=Halo') }),
    ),
  ),
);

const typed = ($$type: string, value: unknown) => ({ $$type, value });

/** Elementor 4's atomic elements inside a container of the older kind. */
export const atomic = exported(
  container(
    { flex_direction: 'column' },
    {
      id: 'at1',
      elType: 'e-flexbox',
      settings: {},
      styles: {
        's-1': {
          variants: [
            {
              meta: { breakpoint: 'desktop', state: null },
              props: { 'flex-direction': typed('string', 'row') },
            },
          ],
        },
      },
      elements: [
        {
          id: 'at2',
          elType: 'widget',
          widgetType: 'e-heading',
          settings: {
            title: typed('html-v3', { content: typed('string', 'Judul atomik'), children: [] }),
            tag: typed('string', 'h2'),
          },
          elements: [],
        },
        {
          id: 'at3',
          elType: 'e-div-block',
          settings: {},
          elements: [
            {
              id: 'at4',
              elType: 'widget',
              widgetType: 'e-paragraph',
              settings: { paragraph: typed('html', 'Paragraf atomik.') },
              elements: [],
            },
            {
              id: 'at5',
              elType: 'widget',
              widgetType: 'e-image',
              settings: {
                image: typed('image', {
                  src: typed('image-src', {
                    id: typed('image-attachment-id', 4),
                    url: typed('url', 'https://gambar.example/atomik.jpg'),
                  }),
                  size: typed('string', 'full'),
                }),
              },
              elements: [],
            },
            {
              id: 'at6',
              elType: 'widget',
              widgetType: 'e-button',
              settings: {
                text: typed('html', 'Tombol atomik'),
                link: typed('link', {
                  destination: typed('url', 'https://a.example/atomik'),
                  isTargetBlank: typed('boolean', true),
                }),
              },
              elements: [],
            },
          ],
        },
      ],
    },
  ),
);

/** The settings of a kit: five colours and two faces. */
export const kit = JSON.stringify({
  content: [],
  page_settings: {
    system_colors: [
      { _id: 'primary', title: 'Primary', color: '#E8B04B' },
      { _id: 'secondary', title: 'Secondary', color: '#14213D' },
      { _id: 'text', title: 'Text', color: '#4A4A4A' },
      { _id: 'accent', title: 'Accent', color: '#2A9D8F' },
    ],
    custom_colors: [{ _id: 'a1b2c3d', title: 'Light background', color: '#F4EFE6' }],
    system_typography: [
      {
        _id: 'primary',
        title: 'Primary',
        typography_typography: 'custom',
        typography_font_family: 'Playfair Display',
      },
      { _id: 'text', title: 'Text', typography_typography: 'custom', typography_font_family: 'Inter' },
    ],
  },
});

/** A page of more than a megabyte. */
export const huge = exported(
  ...Array.from({ length: 60 }, () =>
    container(
      {},
      ...Array.from({ length: 30 }, (_, at) => text(`Baris ${at}. ${'Taman dan danau. '.repeat(45)}`)),
    ),
  ),
);
