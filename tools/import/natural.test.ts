import sharp from 'sharp';
import { expect, test } from 'vitest';
import { importElementor } from '../commands/import-elementor.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';

test.each([
  ['a picture', { widgetType: 'image', settings: { image: { url: 'https://a.example/logo.png' } } }],
  [
    '[OPS-66] the picture of a box',
    {
      widgetType: 'image-box',
      settings: { image: { url: 'https://a.example/logo.png' }, title_text: 'Taman' },
    },
  ],
  [
    '[OPS-66] the picture of a box of an add-on',
    {
      widgetType: 'elementskit-image-box',
      settings: {
        ekit_image_box_image: { url: 'https://a.example/logo.png' },
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
