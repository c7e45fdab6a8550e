import { expect, test } from 'vitest';
import { behind, column, container, imported, section, widget } from './testing/imported.ts';

const title = (more = {}) => widget('heading', { title: 'Hubungi kami', ...more });
const words = (more = {}) => widget('text-editor', { editor: '<p>Buka setiap hari.</p>', ...more });
const button = widget('button', { text: 'Telepon', link: { url: 'https://rumah.example' } });
const form = widget('form', {
  form_fields: [
    { field_type: 'tel', field_label: 'HP' },
    { field_type: 'acceptance', acceptance_text: 'Saya setuju dihubungi.' },
  ],
});
const px = (size: number) => ({ unit: 'px', size, sizes: [] });

test('[OPS-66] the side of a section is that of the words in it that chose none', () => {
  const made = imported(section({ text_align: 'center' }, column({}, title(), words(), button)));
  expect(made.of('heading')[0]?.align).toBe('center');
  expect(made.of('text')[0]?.align).toBe('center');
  expect(made.of('columns')[0]).toMatchObject({ layout: 'flex', justify: 'center' });
  const left = imported(section({ text_align: 'center' }, column({}, title({ align: 'left' }))));
  expect(left.of('heading')[0]?.align).toBe('start');
  const inner = imported(section({ text_align: 'center' }, column({ text_align: 'right' }, title())));
  expect(inner.of('heading')[0]?.align).toBe('end');
  const phone = imported(section({ text_align_mobile: 'center' }, column({}, title())));
  expect(phone.of('heading')[0]).toMatchObject({ alignMobile: 'center' });
  const own = '<p style="text-align:right">Rp 1 miliar</p>';
  const styled = imported(section({ text_align: 'center' }, column({}, words({ editor: own }))));
  expect(styled.of('text')[0]?.align).toBe('end');
});

test('[OPS-66] a band whose content is narrow stays narrow', () => {
  const widthOf = (settings: object) =>
    imported(section(settings, column({}, title(), words()))).sections[0]?.width;
  expect(widthOf({ content_width: px(900) })).toBe('narrow');
  expect(widthOf({ content_width: px(760) })).toBe('narrow');
  expect(widthOf({ content_width: px(1140) })).toBeUndefined();
  expect(widthOf({ layout: 'full_width', content_width: px(760) })).toBe('wide');
  const strip = container({ boxed_width: px(720) }, title());
  expect(imported(strip).sections[0]?.width).toBe('narrow');
  const full = container({ content_width: 'full', ...behind('senja') }, strip);
  expect(imported(full).sections[0]?.width).toBe('narrow');
});

test('[OPS-66] a form and its small print are centred below centred words', () => {
  const made = imported(section({}, column({}, title({ align: 'center' }), form)));
  expect(made.of('columns')[0]).toMatchObject({
    layout: 'flex',
    justify: 'center',
    children: [{ type: 'lead-form' }],
  });
  expect(made.of('text')[0]?.align).toBe('center');
  const stack = imported(container({}, title({ align: 'center' }), form));
  expect(stack.of('columns')[0]).toMatchObject({ justify: 'center' });
  const left = imported(section({}, column({}, title(), form)));
  expect(left.of('columns')).toEqual([]);
});

test('[OPS-66] a countdown is on the side of the words before it', () => {
  const clock = widget('countdown', { due_date: '2027-02-28 23:59' });
  const alignOf = (...more: object[]) => imported(container({}, ...more, clock)).of('countdown')[0]?.align;
  expect(alignOf(title())).toBeUndefined();
  expect(alignOf(title({ align: 'center' }))).toBe('center');
  expect(alignOf()).toBe('center');
});
