import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import { nodeFiles } from '../../../tools/environment/node-environment.ts';
import { studioServerMessages } from '../../../tools/messages/studio-server.ts';
import { createHistory } from '../history/history.ts';
import type { StudioContext } from '../input.ts';
import { createPages } from './pages.ts';

/** The pages of a site folder with one page. Only what saving needs of the studio is there. */
function pagesOver(root: string, meanwhile: () => void) {
  const context = {
    root,
    files: nodeFiles,
    messages: studioServerMessages.en,
    now: Date.now,
  } as StudioContext;
  return createPages(context, {
    check: { check: () => Promise.reject(new Error('not asked')), revalidate: () => {}, renew: () => {} },
    lastGood: { note: () => {}, find: async () => undefined },
    history: createHistory(root),
    settle: async () => meanwhile(),
    async write(path, text) {
      meanwhile();
      writeFileSync(path, text, { flag: 'wx' });
      meanwhile();
    },
  });
}

test('[STU-11] 1,000 races with an editor that writes the file at any moment lose no edit', async () => {
  const root = temporaryFolder();
  const file = join(root, 'pages/a/page.json');
  cpSync('pages/taman-asri/page.json', file);
  const read = () => readFileSync(file, 'utf8');
  const first = read();
  const added = (text: string, word: string) =>
    text.replace('Pulangnya lewat taman', `${word} Pulangnya lewat taman`);
  let left = -1;
  let outside = 0;
  const pages = pagesOver(root, () => {
    if (left-- !== 0) return;
    writeFileSync(file, added(read(), `o${outside}.`));
    outside += 1;
  });
  let { text, hash } = pages.onDisk('a');
  let conflicts = 0;
  for (let race = 0; race < 1000; race += 1) {
    // Before the new text is written, after it, while the answer waits for the file to rest, or not at all.
    left = race % 4;
    for (;;) {
      const ours = added(text, `s${race}.`);
      const done = await pages.save('a', { text: ours, base: hash, label: '' }, 'Rina');
      if ('text' in done) {
        ({ text, hash } = done);
        conflicts += 1;
        continue;
      }
      ({ hash } = done);
      text = ours;
      break;
    }
  }
  const end = read();
  const words = [
    ...Array.from({ length: 1000 }, (_, race) => `s${race}.`),
    ...Array.from({ length: outside }, (_, at) => `o${at}.`),
  ];
  expect(words.filter((word) => !end.includes(word))).toEqual([]);
  expect([outside, conflicts].every((count) => count >= 500)).toBe(true);
  expect(end.replace(/(?:[so]\d+\. )+/, '')).toBe(first);
});
