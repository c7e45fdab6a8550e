import { expect, test } from 'vitest';
import { behind, colored, container, imported, picture, widget } from './testing/imported.ts';

test('[OPS-66] a column that is nothing but a picture keeps its shape', () => {
  const { nodes } = imported(
    container(
      { flex_direction: 'row' },
      container({ width: { unit: '%', size: 50 } }, widget('heading', { title: 'Ruko' })),
      container(
        { width: { unit: '%', size: 50 }, ...behind('sudut') },
        widget('spacer', { space: { unit: 'px', size: 480 } }),
      ),
    ),
  );
  expect(nodes).toContainEqual({
    type: 'image',
    image: { src: 'https://rumah.example/sudut.jpg', alt: '' },
    ratio: 'landscape',
  });
});

test('[OPS-66] slides with text are each on their own picture', () => {
  const slides = ['Danau', 'Taman'].map((heading) => ({ heading, background_image: picture(heading) }));
  const { nodes } = imported(container({}, widget('slides', { slides })));
  const grounds = nodes.filter(({ background }) => background);
  expect(grounds.map(({ minHeight }) => minHeight)).toEqual(['half', 'half']);
  for (const [at, heading] of ['Danau', 'Taman'].entries()) {
    expect(JSON.stringify(grounds[at]?.background)).toContain(heading);
    expect(JSON.stringify(grounds[at]?.children)).toContain(heading);
  }
});

test('[OPS-66] an icon, a title and a text in one part are an icon box', () => {
  const { nodes } = imported(
    container(
      {},
      widget('icon', { selected_icon: { value: 'fas fa-swimming-pool', library: 'fa-solid' } }),
      widget('heading', { title: 'Kolam renang' }),
      widget('text-editor', { editor: '<p>Dua kolam.</p>' }),
    ),
  );
  expect(nodes.find(({ type }) => type === 'icon-list')?.items).toEqual([
    { text: 'Kolam renang', detail: 'Dua kolam.', icon: 'pool' },
  ]);
});

test('[OPS-66] a card that turns says once what both of its sides say', () => {
  const { nodes } = imported(
    container(
      {},
      widget('flip-box', {
        title_text_a: 'Gratis biaya',
        title_text_b: 'Gratis biaya',
        description_text_b: 'PPN',
      }),
      widget('eael-flip-box', { eael_flipbox_front_title: 'Panen', eael_flipbox_back_title: 'Panen' }),
    ),
  );
  expect(nodes.filter(({ type }) => type === 'heading').map(({ text }) => text)).toEqual([
    'Gratis biaya',
    'Panen',
  ]);
});

test('[OPS-66] a bar stays low, a number stays large, and what was shared where stays', () => {
  const bar = { padding: { unit: 'px', top: '14', bottom: '14', left: '20', right: '20' } };
  const { sections, nodes } = imported(
    container(
      bar,
      widget('heading', {
        title: 'Rp 785 juta',
        header_size: 'div',
        typography_typography: 'custom',
        typography_font_size: { unit: 'px', size: 22 },
      }),
      widget('share-buttons', { share_buttons: [{ button: 'whatsapp' }, { button: 'twitter' }] }),
    ),
  );
  expect(sections[0]?.spacing).toBe('small');
  expect(nodes).toContainEqual({ type: 'text', content: ['Rp 785 juta'], size: 'large' });
  expect(nodes).toContainEqual({ type: 'share', heading: '', networks: ['whatsapp', 'x'] });
});

test('[OPS-65] field names are not text of the page; consent text is', () => {
  const { words, conversion } = imported(
    container(
      {},
      widget('form', {
        form_fields: [
          { field_type: 'text', field_label: 'Nama' },
          { field_type: 'acceptance', field_label: 'Setuju', acceptance_text: 'Saya bersedia dihubungi.' },
        ],
      }),
    ),
  );
  expect(words).not.toContain('Nama');
  expect(words).toContain('Saya bersedia dihubungi.');
  expect(conversion.hints.join()).toContain('A form asked for: Nama, Setuju.');
});

test('[OPS-65] a label and a text that an add-on wrote by itself are not shown', () => {
  const { words } = imported(
    container(
      {},
      widget('ha-infobox', {
        title: 'Tahan karat',
        description: 'Lorem ipsum dolor sit amet',
        button_text: 'Button Text',
        button_link: { url: '' },
      }),
    ),
  );
  expect(words).toContain('Tahan karat');
  expect(words).not.toMatch(/Lorem|Button Text/);
});

test('[OPS-65] an add-on with text in unknown settings becomes a placeholder with a finding, and is not lost', () => {
  const { sections, conversion } = imported(
    container(
      { background_background: 'classic', background_color: '#101010' },
      widget('jkit_button', { sg_text_of_another_version: 'Lihat villa' }),
    ),
  );
  expect(sections).toEqual([
    {
      type: 'section',
      tone: 'dark',
      children: [{ type: 'spacer', size: 'small', id: 'ganti-jkit-button' }],
      hideOn: ['desktop', 'tablet', 'mobile'],
    },
  ]);
  expect(conversion.hints.join()).toContain('Lihat villa');
});

test('[OPS-66] a badge over a picture is omitted, and the picture stays whole', () => {
  const badge = { image: picture('lencana'), _position: 'absolute' };
  const { words } = imported(
    container(
      { flex_direction: 'row' },
      container({ width: { unit: '%', size: 50 } }, widget('heading', { title: 'Rumah' })),
      container({ width: { unit: '%', size: 50 }, ...behind('keluarga') }, widget('image', badge)),
    ),
  );
  expect(words).toContain('"type":"image","image":{"src":"https://rumah.example/keluarga.jpg"');
  expect(words).not.toContain('lencana');
});

test('[OPS-66] titles next to each other on their own grounds have the same size', () => {
  const part = (title: string) =>
    container(
      { background_background: 'classic', background_color: '#f94144', width: { unit: '%', size: 33 } },
      widget('heading', { title }),
      widget('text-editor', { editor: '<p>Zona tersendiri.</p>' }),
    );
  const { nodes } = imported(
    container({ flex_direction: 'row' }, ...['Sembako', 'Sayur', 'Perlengkapan'].map(part)),
  );
  const sizes = nodes.filter(({ type }) => type === 'heading').map(({ level, size }) => `${level} ${size}`);
  expect(sizes.slice(1)).toHaveLength(2);
  expect(new Set(sizes.slice(1)).size).toBe(1);
});

test('[OPS-66] words on a ground stand halfway down where they stood so, and a first screen by its share of the window', () => {
  const half = { width: { unit: '%', size: 50 } };
  const { sections, nodes } = imported(
    container(
      { ...behind('lembah'), min_height: { unit: 'vh', size: 90 } },
      widget('heading', { title: 'A' }),
    ),
    container(
      { flex_direction: 'row' },
      container(
        {
          ...half,
          background_background: 'classic',
          background_color: '#101010',
          flex_justify_content: 'center',
        },
        widget('heading', { title: 'B' }),
        widget('text-editor', { editor: '<p>C</p>' }),
      ),
      container({ ...half, ...behind('dermaga') }),
    ),
  );
  expect(sections[0]?.minHeight).toBe('tall');
  expect(nodes.find(({ look }) => look === 'dark')?.verticalAlign).toBe('middle');
});

test.each(['#FFF6EC', '#F7F9FC', '#FAFAFA'])(
  '[OPS-66] a band in %s is distinct from the white ones next to it',
  (color) => {
    const tones = (...bands: object[]) => imported(...bands).sections.map(({ tone }) => tone);
    const band = (own: object) => container(own, widget('heading', { title: 'Lokasi' }));
    expect(tones(band({}), band(colored(color)), band(colored('#FFFFFF')))).toEqual([
      undefined,
      'tint',
      undefined,
    ]);
    expect(tones(band(colored(color)), band(colored(color)))).toEqual(['tint', 'tint']);
    expect(tones(band(colored(color)), band(colored('#E9EEF4')))).toEqual([undefined, 'tint']);
    const [card] = imported(
      container(colored('#E9EEF4'), container(colored(color), widget('heading', { title: 'A' }))),
    ).of('columns');
    expect(card?.look).toBe('card');
  },
);

test('[OPS-66] a band in a colour indistinguishable from white stays white', () => {
  const { sections } = imported(container(colored('#FDFDFD'), widget('heading', { title: 'Lokasi' })));
  expect(sections[0]?.tone).toBeUndefined();
});

test.each([
  [{ icon_align: 'row-reverse' }, undefined],
  [{ icon_align: 'right' }, undefined],
  [{}, 'arrow'],
])('[OPS-66] the arrow of a button keeps its place or is omitted: %j', (more, icon) => {
  const selected_icon = { value: 'fas fa-arrow-right', library: 'fa-solid' };
  const given = { text: 'Lihat tipe', link: { url: '#tipe' }, selected_icon, ...more };
  expect(imported(container({}, widget('button', given))).of('button')[0]?.icon).toBe(icon);
});
