import { expect, test } from 'vitest';
import { behind, colored, column, imported, section, widget } from './testing/imported.ts';

const room = (top: number, bottom: number) => ({
  padding: { unit: 'px', top: String(top), right: '0', bottom: String(bottom), left: '0' },
});
const title = (text: string) => widget('heading', { title: text, align: 'center' });
const words = (text: string) => widget('text-editor', { editor: `<p>${text}</p>` });
const half = { _column_size: 50 };
const intro = (more: object) => section(more, column({}, title('Testimoni')));
const cards = (more: object) => section(more, column(half, words('satu')), column(half, words('dua')));

test('[OPS-66] a title and what it leads to are one band where little parted them', () => {
  const { sections } = imported(intro(room(70, 0)), cards(room(10, 70)));
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ children: [{ type: 'heading' }, { type: 'columns' }] });
  expect(sections[0]).not.toHaveProperty('padding');
});

test('[OPS-66] bands with more room, of other tones or on a picture stay apart', () => {
  expect(imported(intro(room(70, 60)), cards(room(90, 70))).sections).toHaveLength(2);
  expect(
    imported(intro(room(70, 0)), cards({ ...room(10, 70), ...colored('#101010') })).sections,
  ).toHaveLength(2);
  expect(
    imported(intro({ ...room(70, 0), ...behind('a') }), cards({ ...room(10, 70), ...behind('b') })).sections,
  ).toHaveLength(2);
  expect(imported(intro({}), cards({})).sections).toHaveLength(2);
});

test('[OPS-66] bands that stood near each other have less room', () => {
  const spacings = (bottom: number, top: number) =>
    imported(cards(room(70, bottom)), cards(room(top, 70))).sections.map(({ spacing }) => spacing);
  expect(spacings(40, 60)).toEqual(['medium', 'medium']);
  expect(spacings(80, 90)).toEqual([undefined, undefined]);
});

test('[OPS-66] places to jump to stay where bands become one', () => {
  const { sections } = imported(
    intro({ ...room(70, 0), _element_id: 'suara' }),
    cards({ ...room(0, 70), _element_id: 'kata' }),
  );
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ id: 'suara', children: [{ type: 'heading' }, { id: 'kata' }] });
});

test('[OPS-66] rows that were far apart stay so', () => {
  const pair = () => ({
    id: 'c',
    elType: 'container',
    settings: { flex_direction: 'row' },
    elements: ['a', 'b'].map((one) => ({
      id: one,
      elType: 'container',
      settings: { width: { unit: '%', size: 50 } },
      elements: [words(one)],
    })),
  });
  const rows = (gap: number) =>
    imported({
      id: 'r',
      elType: 'container',
      settings: { flex_gap: { unit: 'px', size: gap } },
      elements: [title('Vila'), pair(), pair()],
    })
      .of('columns')
      .map(({ gap: own }) => own);
  expect(rows(60)[0]).toBe('large');
  expect(rows(20)).not.toContain('large');
});
