import { expect, test } from 'vitest';
import { fetchPictures } from './pictures.ts';
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
const size = (value: number, unit = 'px') => ({ unit, size: value, sizes: [] });

test('[OPS-66] a button with a line around it and nothing behind its words is an outline', () => {
  const look = (more: object, url = 'https://rumah.example') =>
    imported(widget('button', { text: 'Lihat', link: { url }, ...more })).nodes[1]?.look;
  const line = { border_border: 'solid', border_color: '#FFFFFF' };
  expect(look({ ...line, background_color: 'rgba(255,255,255,0)' })).toBe('outline');
  expect(look({ ...line, background_color: '#02010100' })).toBe('outline');
  expect(look({ ...line, background_color: 'transparent' }, 'https://wa.me/62812')).toBe('outline');
  expect(look({ ...line, background_color: '#FFC107' })).toBe('solid');
  expect(look({ background_color: '#FFC107' })).toBe('solid');
});

test('[OPS-66] a light veil on a dark ground is a panel as dark as its ground', () => {
  const veil = (around: object) =>
    imported(
      section(
        around,
        column(
          {},
          section(
            {},
            ...['A', 'B'].map((text) =>
              column({ _column_size: 50, ...colored('rgba(255,255,255,0.08)') }, title(text)),
            ),
          ),
        ),
      ),
    ).nodes.filter(({ look }) => look);
  expect(veil(colored('#1B5E20')).map(({ look }) => look)).toEqual(['outline', 'outline']);
  expect(veil({})).toEqual([]);
});

test.each([
  [{ custom_height: size(70, 'vh') }, 'tall'],
  [{ custom_height: size(100, 'vh') }, 'screen'],
  [{ custom_height: size(48, 'vh') }, 'half'],
  [{ custom_height: size(200) }, undefined],
])('[OPS-66] a band of the height %j gets the nearest Kavling height', (height, expected) => {
  const band = section({ height: 'min-height', ...height, ...behind('lembah') }, column({}, title('A')));
  expect(imported(band).sections[0]?.minHeight).toBe(expected);
});

test('[OPS-66] a line no longer than a word stays short, on its side', () => {
  const line = (more: object) => imported(widget('divider', more)).of('divider')[0];
  expect(line({ width: size(80), align: 'center' })).toEqual({
    type: 'divider',
    look: 'short',
    align: 'center',
  });
  expect(line({ width: size(12, '%') })).toEqual({ type: 'divider', look: 'short' });
  expect(line({ width: size(60, '%'), align: 'center' })).toEqual({ type: 'divider' });
});

test('[OPS-66] a few letters as large as a heading are as large as one', () => {
  const font = (pixels: number) => ({
    header_size: 'div',
    typography_typography: 'custom',
    typography_font_size: size(pixels),
  });
  expect(imported(title('1', { ...font(54), align: 'center' })).of('heading')[0]).toEqual({
    type: 'heading',
    text: '1',
    level: 3,
    size: 'large',
    align: 'center',
  });
  expect(imported(title('Rumah teduh', font(20))).of('heading')).toEqual([]);
});

test('[OPS-66] the picture that a section shows on phones is the crop for phones', async () => {
  const { sections, conversion } = imported(
    section({ ...behind('lebar'), background_image_mobile: picture('tegak') }, column({}, title('A'))),
  );
  const image = (sections[0]?.background as { image: object } | undefined)?.image;
  expect(image).toMatchObject({ src: picture('lebar').url, mobileSrc: picture('tegak').url });
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  await fetchPictures(
    conversion,
    async () => bytes,
    () => {},
  );
  expect(image).toMatchObject({ src: 'lebar.png', mobileSrc: 'tegak.png' });
  const alone = { ...colored('#101010'), background_image_mobile: picture('sendiri') };
  expect(imported(section(alone, column({}, title('A')))).conversion.hints.join()).toContain('sendiri.jpg');
});

test('[OPS-66] slides keep the side and the height that were chosen for them', () => {
  const slide = (more: object) => ({ heading: 'Danau', background_image: picture('danau'), ...more });
  const band = (settings: object) =>
    imported(container({}, widget('slides', settings))).nodes.filter(({ background }) => background)[0];
  const left = band({ slides_text_align: 'left', slides_height: size(640), slides: [slide({})] });
  expect(left).toMatchObject({ minHeight: 'tall' });
  expect(left?.align).toBeUndefined();
  const own = slide({ custom_style: 'yes', text_align: 'right' });
  expect(band({ slides: [own] })).toMatchObject({ align: 'end', minHeight: 'half' });
});

test('[OPS-66] lines of a list that were next to each other still are in a narrow part', () => {
  const icon_list = ['LT 90 m²', 'LB 78 m²', '3 KT'].map((text) => ({
    text,
    selected_icon: { value: 'fas fa-home' },
  }));
  const list = widget('icon-list', { view: 'inline', icon_list });
  const third = { _column_size: 33 };
  const narrow = imported(section({}, ...[1, 2, 3].map(() => column(third, list))));
  const row = narrow.of('columns').find(({ layout }) => layout === 'flex');
  expect(row).toMatchObject({ direction: { desktop: 'row', mobile: 'row' } });
  expect(row?.children).toHaveLength(3);
  expect(imported(list).of('icon-list')[0]?.columns).toMatchObject({ desktop: 3 });
});
