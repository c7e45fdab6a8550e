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

const unknown = widget('zz-box', { title: 'Rumah baru kami' });
const title = (text: string) => widget('heading', { title: text });
const place = { type: 'spacer', size: 'small', id: 'ganti-zz-box' };
const everywhere = ['desktop', 'tablet', 'mobile'];
const inset = (top: number, right: number, bottom: number, left: number) => ({
  unit: 'px',
  top: String(top),
  right: String(right),
  bottom: String(bottom),
  left: String(left),
});
const none = { column: '0', row: '0', unit: 'px' };
const half = { width: { unit: '%', size: 50 } };

test.each([
  ['a colour', container(colored('#101010'), unknown), { tone: 'dark' }],
  [
    'a picture',
    container({ ...behind('lembah'), min_height: { unit: 'px', size: 500 } }, unknown),
    {
      background: { image: { src: 'https://rumah.example/lembah.jpg', alt: '' } },
      minHeight: 'half',
    },
  ],
  ['a colour in a section', section(colored('#101010'), column({}, unknown)), { tone: 'dark' }],
])('[OPS-66] a band on %s that waits for a widget takes no room and loses nothing', (_, made, look) => {
  const { sections, conversion } = imported(made);
  expect(sections).toEqual([{ type: 'section', ...look, children: [place], hideOn: everywhere }]);
  expect(conversion.hints.join()).toContain('The part around "ganti-zz-box" is hidden');
});

test('[OPS-66] a box that waits for a widget takes no column, and only the outermost ground is hidden', () => {
  const card = (text: string) => container({ ...half, ...colored('#101010') }, title(text));
  const beside = imported(
    container({ flex_direction: 'row' }, card('A'), card('B'), container(colored('#101010'), unknown)),
  );
  expect(
    beside.of('columns').find(({ columns }) => (columns as { desktop: number }).desktop === 2),
  ).toBeDefined();
  expect(beside.nodes.filter(({ hideOn }) => hideOn)).toEqual([
    expect.objectContaining({ look: 'dark', children: [place], hideOn: everywhere }),
  ]);
  const inside = imported(container(colored('#F1ECE2'), container(behind('lembah'), unknown)));
  expect(inside.nodes.filter(({ hideOn }) => hideOn)).toEqual([expect.objectContaining({ tone: 'tint' })]);
  expect(inside.words).toContain('lembah.jpg');
});

test('[OPS-66] a place to jump to stays where a band is hidden', () => {
  const { sections } = imported(container({ ...colored('#101010'), _element_id: 'harga' }, unknown));
  expect(sections.map(({ hideOn }) => hideOn)).toEqual([undefined, everywhere]);
  expect(sections[0]).toEqual({
    type: 'section',
    spacing: 'none',
    children: [{ type: 'spacer', size: 'small', id: 'harga' }],
  });
});

test('[OPS-66] margins of columns are space between them where the gap is none', () => {
  const part = { _column_size: 50, ...colored('#F1ECE2') };
  const gapOf = (settings: object) =>
    imported(
      section(
        { gap: 'no' },
        column({ ...part, ...settings }, title('A')),
        column({ ...part, ...settings }, title('B')),
      ),
    ).of('columns')[0]?.gap;
  expect(gapOf({ margin: inset(0, 10, 0, 10) })).toBe('medium');
  expect(gapOf({ margin: inset(0, 4, 0, 4) })).toBe('small');
  expect(gapOf({})).toBe('none');
});

test('[OPS-66] the padding of a part is room in a band that has none itself', () => {
  const band = (padding: object) =>
    imported(
      container(
        { content_width: 'full', flex_direction: 'row', flex_gap: none, padding: inset(0, 0, 0, 0) },
        container({ ...half, padding }, title('A')),
        container({ ...half, ...behind('gudang') }),
      ),
    ).sections[0];
  expect(band(inset(90, 60, 90, 90))?.spacing).toBeUndefined();
  expect(band(inset(40, 40, 40, 40))?.spacing).toBe('medium');
  expect(band(inset(10, 10, 10, 10))?.spacing).toBe('small');
});

test('[OPS-66] words and a button keep away from the ground beside them where the gap is 0', () => {
  const row = (first: object) =>
    imported(
      container(
        { flex_direction: 'row', flex_gap: none },
        first,
        container({ ...half, ...colored('#F1ECE2') }, title('A')),
      ),
    ).of('columns')[0]?.gap;
  const call = widget('button', { text: 'Telepon' });
  expect(row(container(half, title('Kantor'), call))).toBe('medium');
  expect(row(widget('google_maps', { address: 'Jl. Sudirman' }))).toBe('none');
  expect(row(container({ ...half, ...colored('#101010') }, title('B')))).toBe('none');
});

test('[OPS-66] the picture behind a video alone is its poster', () => {
  const video = widget('video', { youtube_url: 'https://www.youtube.com/watch?v=abcdefghijk' });
  const poster = { src: 'https://rumah.example/tur.jpg', alt: '' };
  const inner = imported(container({}, title('Tur'), container(behind('tur'), video)));
  expect(inner.of('video')).toEqual([expect.objectContaining({ poster })]);
  expect(inner.nodes.filter(({ background }) => background)).toEqual([]);
  expect(imported(container(behind('tur'), video)).of('video')[0]?.poster).toEqual(poster);
  const both = imported(container(behind('tur'), title('Tur'), video));
  expect(both.of('video')[0]?.poster).toBeUndefined();
  expect(both.sections[0]?.background).toEqual({ image: poster });
});

test('[OPS-66] slides without words keep their links', () => {
  const slides = [
    { heading: '', background_image: picture('a'), link: { url: 'https://wa.me/62812' } },
    { background_image: picture('b') },
  ];
  expect(imported(container({}, widget('slides', { slides }))).of('image-carousel')[0]?.items).toEqual([
    { image: { src: 'https://rumah.example/a.jpg', alt: '' }, link: 'https://wa.me/62812' },
    { image: { src: 'https://rumah.example/b.jpg', alt: '' } },
  ]);
  const said = imported(
    container({}, widget('slides', { slides: [...slides, { heading: 'Danau', link: { url: '/danau' } }] })),
  );
  expect(said.of('heading')[0]).toMatchObject({ text: 'Danau', link: '/danau' });
  expect(said.conversion.hints.join()).toContain('A slide without words led to https://wa.me/62812');
});

test('[OPS-66] a button to a chat is as large as it was', () => {
  const button = (size: string) =>
    imported(container({}, widget('button', { text: 'WA', size, link: { url: 'https://wa.me/62812' } }))).of(
      'lead-button',
    )[0];
  expect(button('lg')?.size).toBe('large');
  expect(button('xs')?.size).toBe('small');
  expect(button('sm')).not.toHaveProperty('size');
});

test('[OPS-66] stars that an add-on names in words are kept', () => {
  const { of } = imported(
    container(
      {},
      widget('eael-testimonial', {
        eael_testimonial_name: 'Salsa',
        eael_testimonial_description: 'Aman.',
        eael_testimonial_enable_rating: 'yes',
        eael_testimonial_rating_number: 'rating-five',
      }),
    ),
  );
  expect(of('testimonial')[0]?.items).toEqual([{ quote: 'Aman.', name: 'Salsa', rating: 5 }]);
});

test('[OPS-66] a picture and a table in a text keep their width and their links', () => {
  const editor =
    '<p><img src="https://rumah.example/l.png" width="300" height="90"></p><table><tr><td>Tipe 45</td><td><a href="https://rumah.example/x">Rp 2,45 miliar</a></td></tr><tr><td>Tipe 60</td><td>Rp 3 miliar</td></tr></table>';
  const { nodes, of } = imported(container({}, widget('text-editor', { editor })));
  expect(of('image')[0]).toMatchObject({ maxWidth: 300, align: 'start' });
  expect(nodes.at(-1)).toEqual({
    type: 'text',
    content: [
      {
        kind: 'list',
        items: [[{ text: 'Tipe 45: Rp 2,45 miliar', link: 'https://rumah.example/x' }]],
      },
    ],
  });
});

test('[OPS-65] the description that an add-on gives a member of a team is not shown', () => {
  const team_member_desc = 'Enter description text here.Lorem ipsum dolor sit amet consectetur adipiscing.';
  const { words } = imported(
    container({}, widget('uael-team-member', { team_member_name: 'Clara', team_member_desc })),
  );
  expect(words).toContain('Clara');
  expect(words).not.toContain('Lorem');
});
