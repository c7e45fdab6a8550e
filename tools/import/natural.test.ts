import sharp from 'sharp';
import { expect, test } from 'vitest';
import { importElementor } from '../commands/import-elementor.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';

const ADDRESS = 'https://a.example/logo.png';

test.each([
  ['a picture', { widgetType: 'image', settings: { image: { url: ADDRESS } } }],
  [
    '[OPS-66] the picture of a box',
    {
      widgetType: 'image-box',
      settings: { image: { url: ADDRESS }, title_text: 'Taman' },
    },
  ],
  [
    '[OPS-66] the picture of a box of an add-on',
    {
      widgetType: 'elementskit-image-box',
      settings: {
        ekit_image_box_image: { url: ADDRESS },
        ekit_image_box_title_text: 'Taman',
      },
    },
  ],
])('%s that came along is never wider than its file', async (_, widget) => {
  const logo = await sharp({ create: { width: 120, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const image = { id: 'a', elType: 'widget', ...widget };
  const { environment, files } = memoryEnvironment({
    files: {
      '/site/export.json': JSON.stringify({
        content: [{ id: 'k', elType: 'container', settings: {}, elements: [image] }],
      }),
    },
  });
  await importElementor(environment, 'export.json', {}, async () => new Uint8Array(logo));
  const page = JSON.parse(new TextDecoder().decode(files.read('/site/pages/export/page.json')));
  expect(JSON.stringify(page.sections)).toMatch(/"type":"image"[^}]*\}[^}]*"maxWidth":120/);
});

test('[OPS-66] a picture in a narrow column is no larger than its file where the column is wide', async () => {
  const small = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const column = (at: number) => ({
    id: `k${at}`,
    elType: 'column',
    settings: { _column_size: 25 },
    elements: [
      { id: `i${at}`, elType: 'widget', widgetType: 'image', settings: { image: { url: ADDRESS } } },
    ],
  });
  const { environment, files } = memoryEnvironment({
    files: {
      '/site/export.json': JSON.stringify({
        content: [{ id: 's', elType: 'section', settings: {}, elements: [0, 1, 2, 3].map(column) }],
      }),
    },
  });
  await importElementor(environment, 'export.json', {}, async () => new Uint8Array(small));
  const page = new TextDecoder().decode(files.read('/site/pages/export/page.json'));
  expect(page.match(/"maxWidth": 256/g)).toHaveLength(4);
});
