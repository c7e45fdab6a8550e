import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { type PreviewedSite, startPreview } from './preview-site.ts';

let site: PreviewedSite;
let url = '';

/** The preview of a new site, in which no picture is resized until the file `go` exists. */
async function start({ isPrepared }: { readonly isPrepared: boolean }): Promise<void> {
  site = await startPreview((folder) => {
    if (isPrepared) sharePrepared(folder);
    return {
      NODE_OPTIONS: `--import=${resolve('tools/testing/hold-pictures.mjs')}`,
      PICTURES_WAIT_FOR: join(folder, 'go'),
    };
  });
  url = site.url;
}

test.afterEach(() => site.close());

const WIDTH = 1300;

/** A photograph as a camera saves it, but smaller: no pixel is quite like its neighbour. */
const savePhoto = (name: string) =>
  sharp({
    create: {
      width: WIDTH,
      height: 870,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ quality: 80 })
    .toFile(site.fileOfPage(name));

/** For a machine that has much else to do. */
const LATE = { timeout: 90_000 };
test.describe.configure({ timeout: 120_000 });

const heroOf = (page: Page) => page.locator('main img').first();
/** The state of the first picture: whether it is shown, and the real width of its file, 0 while it loads. */
const shown = (page: Page) =>
  heroOf(page).evaluate(async (image: HTMLImageElement) => {
    const file = await fetch(image.currentSrc)
      .then(async (answer) => createImageBitmap(await answer.blob()))
      .catch(() => undefined);
    return { isThere: image.complete && image.naturalWidth > 0, width: file?.width ?? 0 };
  });

test('changed text is shown while a new photograph is still being resized; then its sizes appear in the open page', async ({
  page,
}) => {
  await start({ isPrepared: true });
  await page.goto(`${url}/taman-asri/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pulangnya');
  const name = /"src": "([^"]+\.jpg)"/.exec(readFileSync(site.fileOfPage('page.json'), 'utf8'))?.[1] ?? '';
  await savePhoto('baru.jpg');
  site.edit((text) =>
    text
      .replaceAll(`"${name}"`, '"baru.jpg"')
      .replace(/"text": "Pulangnya[^"]*"/, '"text": "Kata yang baru"'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kata yang baru', LATE);
  await expect.poll(() => shown(page), LATE).toEqual({ isThere: true, width: WIDTH });

  // And again, while the photograph is still waiting.
  site.edit((text) => text.replace('Kata yang baru', 'Lebih baru lagi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lebih baru lagi', LATE);
  await expect.poll(() => shown(page), LATE).toEqual({ isThere: true, width: WIDTH });

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  writeFileSync(site.file('go'), '');
  const address = () => heroOf(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(address, LATE).toMatch(/-\d+\.avif\?made$/);
  const sizes = [480, 800, 1200, WIDTH].map((width) => ({ isThere: true, width }));
  expect(sizes).toContainEqual(await shown(page));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.reload();
  expect(sizes).toContainEqual(await shown(page));
  // The process that resized them exits when idle, and frees its memory.
  const workers = () => readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim();
  await expect.poll(workers, LATE).toBe('');
});

test('a photograph that breaks off in the middle is shown as a mistake, once it was read to its end', async ({
  page,
}) => {
  await start({ isPrepared: true });
  await page.goto(`${url}/taman-asri/`);
  const name = /"src": "([^"]+\.jpg)"/.exec(readFileSync(site.fileOfPage('page.json'), 'utf8'))?.[1] ?? '';
  await savePhoto('baru.jpg');
  const whole = readFileSync(site.fileOfPage('baru.jpg'));
  writeFileSync(site.fileOfPage('baru.jpg'), whole.subarray(0, whole.length / 2));
  site.edit((text) => text.replaceAll(`"${name}"`, '"baru.jpg"'));
  await expect(page.locator('kavling-preview').getByRole('alert')).toContainText('KV411');
});

test('the pictures of an example in the catalogue come into the open page once they are cut', async ({
  page,
}) => {
  await start({ isPrepared: false });
  await page.goto(`${url}/catalogue/image/`);
  const picture = page.frameLocator('iframe').first().locator('main img').first();
  const address = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(address, LATE).toMatch(/-\d+\.avif$/);
  writeFileSync(site.file('go'), '');
  await expect.poll(address, LATE).toMatch(/-\d+\.avif\?made$/);
});
