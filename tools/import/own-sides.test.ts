import { expect, test } from 'vitest';
import { behind, container, imported, widget } from './testing/imported.ts';

const title = widget('heading', { title: 'Judul' });

test.each([
  ['center', 'center'],
  ['flex-end', 'end'],
])('[OPS-66] a narrow part with its own side %s keeps it', (own, justify) => {
  const part = container(
    { content_width: 'full', width: { unit: '%', size: 60 }, _flex_align_self: own },
    widget('text-editor', { editor: '<p>satu</p>' }),
  );
  const { sections } = imported(container({ flex_direction: 'column' }, title, part));
  expect(sections[0]).toMatchObject({ children: [{ type: 'heading' }, { type: 'columns', justify }] });
});

test('[OPS-66] share buttons keep their side', () => {
  const buttons = widget('share-buttons', { share_buttons: [{ button: 'whatsapp' }], alignment: 'center' });
  expect(imported(container({}, title, buttons)).sections[0]).toMatchObject({
    children: [{ type: 'heading' }, { type: 'share', align: 'center' }],
  });
});

test('[OPS-66] words at the foot of a tall picture stay there', () => {
  const tall = { min_height: { unit: 'vh', size: 100 }, flex_justify_content: 'flex-end', ...behind('a') };
  expect(imported(container(tall, title)).sections[0]).toMatchObject({ verticalAlign: 'bottom' });
});
