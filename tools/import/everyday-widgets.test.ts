import { expect, test } from 'vitest';
import { container, imported, picture, widget } from './testing/imported.ts';

const button = (text: string, more = {}) => widget('button', { text, link: { url: '#' }, ...more });
const part = (node: unknown) => [{ type: 'columns', columns: { desktop: 1 }, children: [node] }];

test('[OPS-66] a button is on its side on each screen', () => {
  const made = (more: object) => imported(container({}, button('Cek', more))).of('columns')[0];
  expect(made({ align: 'right', align_mobile: 'center' })).toMatchObject({
    direction: { desktop: 'row', tablet: 'row', mobile: 'column' },
    justify: 'end',
    verticalAlign: 'middle',
    children: part({ type: 'button', label: 'Cek', link: '#', look: 'solid' }),
  });
  expect(made({ align_tablet: 'center' })).toMatchObject({
    direction: { desktop: 'row', tablet: 'column', mobile: 'column' },
    justify: 'start',
    verticalAlign: 'middle',
  });
  expect(made({ align: 'center', align_mobile: 'center' })).toMatchObject({ justify: 'center' });
});

test('[OPS-66] words and small pictures have their own side on phones', () => {
  const sides = { align: 'left', align_mobile: 'center' };
  const heading = imported(widget('heading', { title: 'Rumah', ...sides })).of('heading')[0];
  expect(heading).toMatchObject({ align: 'start', alignMobile: 'center' });
  expect(
    imported(widget('heading', { title: 'Rumah', align: 'center', align_mobile: 'center' })).words,
  ).not.toContain('alignMobile');
  const text = imported(widget('text-editor', { editor: '<p>Dekat</p>', align_tablet: 'right' })).of(
    'text',
  )[0];
  expect(text).toMatchObject({ alignMobile: 'end' });
  const logo = widget('image', { image: picture('logo'), width: { unit: 'px', size: 120 }, ...sides });
  expect(imported(container({}, logo)).of('columns')[0]).toMatchObject({
    direction: { desktop: 'row', tablet: 'row', mobile: 'column' },
    verticalAlign: 'middle',
    children: [{ type: 'image' }],
  });
});

test('[OPS-66] buttons next to each other stay in a row, and are centred on phones if the row sets that', () => {
  const row = (settings: object, more = {}) =>
    imported(container({ flex_direction: 'row', ...settings }, button('Satu', more), button('Dua', more))).of(
      'columns',
    )[0];
  expect(row({}, { align: 'center' })).toMatchObject({
    layout: 'flex',
    children: [{ label: 'Satu' }, { label: 'Dua' }],
  });
  expect(row({ flex_justify_content_mobile: 'center' })).toMatchObject({
    direction: { desktop: 'row', mobile: 'column' },
    verticalAlign: 'middle',
  });
});

test('[OPS-66] a countdown, a counter and a box below its picture are centred unless a side was chosen', () => {
  expect(imported(widget('countdown', { due_date: '2027-02-28 23:59' })).of('countdown')[0]?.align).toBe(
    'center',
  );
  expect(imported(widget('counter', { ending_number: 4, title: 'A' })).of('counter')[0]?.align).toBe(
    'center',
  );
  const box = (more: object) =>
    imported(widget('image-box', { title_text: 'Kolam', image: picture('kolam'), ...more })).of('heading')[0]
      ?.align;
  expect(box({})).toBe('center');
  expect(box({ text_align: 'left' })).toBe('start');
  expect(box({ position: 'left' })).toBeUndefined();
});

test('[OPS-66] a video in HTML keeps the picture it shows before it plays', () => {
  const html = `<video poster="${picture('awal').url}"><source src="https://rumah.example/tur.mp4"></video>`;
  expect(imported(widget('html', { html })).of('video')[0]).toMatchObject({
    poster: { src: picture('awal').url },
  });
});

test('[OPS-65] words that only introduce a shortcode go with it, and a form becomes the lead form', () => {
  const said = (editor: string) => imported(widget('text-editor', { editor }));
  expect(said('<p>Halo.</p><p>Lihat peta berikut:</p><p>[wpgmza id="1"]</p>').words).not.toContain(
    'Lihat peta',
  );
  expect(said('<p>Halo.</p><p>Lihat peta berikut:</p>[wpgmza id="1"]').words).toContain('Halo.');
  expect(said('Halo.\nLihat peta berikut:\n[wpgmza id="1"]').words).not.toContain('Lihat peta');
  expect(said('<p>Jam buka:</p><p>09.00</p>[wpgmza id="1"]').words).toContain('Jam buka:');
  expect(said('<p>Syarat:</p>[su_box title="a"]<p>KTP</p>[/su_box]').words).toContain('Syarat:');
  const form = said('<p>Isi formulir berikut:</p>[contact-form-7 id="9"]');
  expect(form.words).toContain('Isi formulir berikut:');
  expect(form.of('lead-form')).toHaveLength(1);
  expect(imported(widget('shortcode', { shortcode: '[wpforms id="3"]' })).of('lead-form')).toHaveLength(1);
});

test('[OPS-66] the tabs of an add-on are tabs', () => {
  const made = imported(
    widget('eael-adv-tabs', {
      eael_adv_tabs_tab: [
        { eael_adv_tabs_tab_title: 'Tipe 60', eael_adv_tabs_tab_content: '<p>Dua kamar</p>' },
        { eael_adv_tabs_tab_title: 'Tipe 75', eael_adv_tabs_tab_content: '<p>Tiga kamar</p>' },
      ],
    }),
  );
  expect(made.of('tabs')[0]?.items).toHaveLength(2);
});

test('[OPS-66] slides with words look alike', () => {
  const slide = (heading: string) => ({
    heading,
    button_text: 'Lihat',
    link: { url: 'https://rumah.example' },
    background_image: picture(heading),
  });
  const bands = imported(
    container({}, widget('slides', { slides: [slide('Danau'), slide('Taman')] })),
  ).nodes.filter(({ background }) => background);
  const [first, second] = bands.map(({ background: _picture, ...band }) =>
    JSON.stringify(band).replace(/Danau|Taman/g, '…'),
  );
  expect(second).toBe(first);
  expect(bands[0]).toMatchObject({ align: 'center' });
});

test('[OPS-65] the networks of a member of a team are links, and the report names those that lead nowhere', () => {
  const member = (more: object) =>
    imported(
      widget('eael-team-member', {
        eael_team_member_name: 'Wayan',
        eael_team_member_social_profile_links: [
          { social_new: { value: 'fab fa-instagram' }, link: { url: 'https://instagram.com/wayan' } },
          { social_new: { value: 'fab fa-facebook-f' }, link: { url: '#' } },
        ],
        ...more,
      }),
    );
  const { words, conversion } = member({});
  expect(words).toContain('"text":"Instagram","link":"https://instagram.com/wayan"');
  expect(conversion.results.flatMap(({ notes }) => notes)).toContain('The link to Facebook is empty.');
  expect(member({ eael_team_member_enable_social_profiles: '' }).words).not.toContain('instagram.com');
});
