import { expect, test } from 'vitest';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { importElementor } from './import-elementor.ts';

const WORDS = `<p>${'Taman dan danau di tepi kota. '.repeat(2500)}</p>`;

/** A section of 75 kB of words and a picture. */
const section = (at: number) => ({
  id: `s${at}`,
  elType: 'container',
  settings: [],
  elements: [
    {
      id: `g${at}`,
      elType: 'widget',
      widgetType: 'image',
      settings: { image: { url: `https://a.example/${at}.jpg` } },
    },
    { id: `t${at}`, elType: 'widget', widgetType: 'text-editor', settings: { editor: WORDS } },
  ],
});

test('a page that would be too large is refused before any of its pictures is asked for', async () => {
  const content = Array.from({ length: 20 }, (_, at) => section(at));
  const { environment, files } = memoryEnvironment({
    files: { '/site/export.json': JSON.stringify({ content }) },
  });
  const asked: string[] = [];
  const download = async (address: string) => {
    asked.push(address);
    return undefined;
  };
  await expect(importElementor(environment, 'export.json', {}, download)).rejects.toThrow(
    /at most 1 MB\. It has 20 sections/,
  );
  expect(asked).toEqual([]);
  expect(files.kind('/site/pages/export/page.json')).toBeUndefined();
});
