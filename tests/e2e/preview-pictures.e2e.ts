import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

const root = resolve(import.meta.dirname, '../..');
let site = '';
let url = '';
let child: ChildProcess | undefined;

/** The preview of a new site, in which no picture is cut until the file `go` is there. */
test.beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'kavling-preview-pictures-'));
  cpSync(join(root, 'pages/taman-asri'), join(site, 'pages/taman-asri'), { recursive: true });
  const hold = join(root, 'tools/testing/hold-pictures.mjs');
  child = spawn(process.execPath, [join(root, 'bin/kavling.mjs'), 'preview', '--port', '0', '--lang', 'en'], {
    cwd: site,
    env: {
      ...process.env,
      NO_COLOR: '1',
      NODE_OPTIONS: `--import=${hold}`,
      PICTURES_WAIT_FOR: join(site, 'go'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise((found) => {
    let text = '';
    child?.stdout?.on('data', (part) => {
      text += part;
      const address = /Preview\s+(\S+)\//.exec(text)?.[1];
      if (address) found(address);
    });
  });
});

test.afterEach(async () => {
  const gone = new Promise((done) => child?.once('exit', done));
  child?.kill('SIGTERM');
  await gone;
  rmSync(site, { recursive: true, force: true });
});

const inPage = (name: string) => join(site, 'pages/taman-asri', name);
const edit = (change: (text: string) => string) =>
  writeFileSync(inPage('page.json'), change(readFileSync(inPage('page.json'), 'utf8')));

/** A photograph as a camera saves it: 12 million pixels, none quite like its neighbour. */
const savePhoto = (name: string) =>
  sharp({
    create: {
      width: 4200,
      height: 2800,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ quality: 80 })
    .toFile(inPage(name));

/** For a machine that has much else to do. */
const LATE = { timeout: 400_000 };

const heroOf = (page: Page) => page.locator('main img').first();
/** Whether the first picture of the page is shown, and how wide its file is in truth; 0 while it is on its way. */
const shown = (page: Page) =>
  heroOf(page).evaluate(async (image: HTMLImageElement) => {
    const file = await fetch(image.currentSrc)
      .then(async (answer) => createImageBitmap(await answer.blob()))
      .catch(() => undefined);
    return { isThere: image.complete && image.naturalWidth > 0, width: file?.width ?? 0 };
  });

test('changed words are shown while a new photograph is still being cut; then its sizes come into the open page', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await page.goto(`${url}/taman-asri/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rumah Modern');
  const name = /"src": "([^"]+\.jpg)"/.exec(readFileSync(inPage('page.json'), 'utf8'))?.[1] ?? '';
  await savePhoto('baru.jpg');
  edit((text) =>
    text
      .replaceAll(`"${name}"`, '"baru.jpg"')
      .replace(/"text": "Rumah Modern[^"]*"/, '"text": "Kata yang baru"'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kata yang baru', LATE);
  await expect.poll(() => shown(page), LATE).toEqual({ isThere: true, width: 4200 });

  // And again, while the photograph is still waiting.
  edit((text) => text.replace('Kata yang baru', 'Lebih baru lagi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lebih baru lagi', LATE);
  await expect.poll(() => shown(page), LATE).toEqual({ isThere: true, width: 4200 });

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  writeFileSync(join(site, 'go'), '');
  const address = () => heroOf(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(address, LATE).toMatch(/-\d+\.avif\?made$/);
  const sizes = [480, 800, 1200, 1600].map((width) => ({ isThere: true, width }));
  expect(sizes).toContainEqual(await shown(page));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.reload();
  expect(sizes).toContainEqual(await shown(page));
  // Who cut them goes when there is nothing to cut, and what it took of the memory with it.
  const workers = () => readFileSync(`/proc/${child?.pid}/task/${child?.pid}/children`, 'utf8').trim();
  await expect.poll(workers, LATE).toBe('');
});

test('a photograph that breaks off in the middle is shown as a mistake, once it was read to its end', async ({
  page,
}) => {
  await page.goto(`${url}/taman-asri/`);
  const name = /"src": "([^"]+\.jpg)"/.exec(readFileSync(inPage('page.json'), 'utf8'))?.[1] ?? '';
  await savePhoto('baru.jpg');
  const whole = readFileSync(inPage('baru.jpg'));
  writeFileSync(inPage('baru.jpg'), whole.subarray(0, whole.length / 2));
  edit((text) => text.replaceAll(`"${name}"`, '"baru.jpg"'));
  await expect(page.locator('kavling-preview').getByRole('alert')).toContainText('KV411');
});
