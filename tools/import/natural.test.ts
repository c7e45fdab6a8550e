import sharp from 'sharp';
import { expect, test } from 'vitest';
import { importElementor } from '../commands/import-elementor.ts';
import { memoryEnvironment } from '../memory-environment.ts';

test('a picture that came along is never wider than its file', async () => {
  const logo = await sharp({ create: { width: 120, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const image = {
    id: 'a',
    elType: 'widget',
    widgetType: 'image',
    settings: { image: { url: 'https://a.example/logo.png' } },
  };
  const { environment, files } = memoryEnvironment({
    files: {
      '/site/export.json': JSON.stringify({
        content: [{ id: 'k', elType: 'container', settings: {}, elements: [image] }],
      }),
    },
  });
  await importElementor(environment, 'export.json', {}, async () => new Uint8Array(logo));
  const page = JSON.parse(new TextDecoder().decode(files.read('/site/pages/export/page.json')));
  expect(page.sections[0].children[0]).toMatchObject({ type: 'image', maxWidth: 120 });
});
