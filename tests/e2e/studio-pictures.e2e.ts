import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { pictures } = studioWords.dialogs;

const SLUG = 'taman-asri';
const PICTURE = ['sections', 0, 'background', 'image'];

let site: StudioSite;
let original: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startStudio([SLUG], {
    prepare: (folder) =>
      copyFileSync(
        resolve('pages/menara-senja/interior-living.jpg'),
        join(folder, 'pages', SLUG, 'zona-cadangan.jpg'),
      ),
  });
  original = site.text(SLUG);
});

test.afterAll(async () => {
  await site.close();
});

test.afterEach(() => {
  site.write(SLUG, original);
});

async function expectAccessibleDialog(page: Page): Promise<void> {
  const { violations } = await axeOn(page).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('[STU-09] the library shows each picture with its size and use, and what is unused or without words', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const first = dialog.getByRole('radiogroup', { name: pictures.library }).getByRole('radio').first();
  await first.check({ force: true });
  await expect(dialog.getByText(/^\d+ × \d+ pixels, /)).toBeVisible();
  await expect(dialog.getByText(/^Used in \d+ place/)).toBeVisible();
  await expectAccessibleDialog(page);
  // Letters in the very colour of their ground are what axe leaves to people.
  const colours = await dialog
    .getByRole('button', { name: /^Upload/ })
    .evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]);
  expect(colours[0]).not.toBe(colours[1]);
  await dialog.getByText(/^Unused \d/).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pictures', exact: true })).toBeFocused();
  expect(site.text(SLUG)).toBe(original);
});

test('[STU-09] a picture that nothing used is shown immediately where it is chosen, in the dialog and on the page', async ({
  page,
}) => {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  const frame = await openInStudio(page, site, SLUG);
  await page.evaluate((at) => {
    const { kavlingStudio } = window as unknown as {
      kavlingStudio: { change(recipe: (draft: { dialog: unknown }) => void): void };
    };
    kavlingStudio.change((draft) => {
      draft.dialog = { name: 'pictures', at };
    });
  }, PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await dialog.getByRole('radio', { name: /cadangan/ }).check({ force: true });
  await dialog.getByRole('button', { name: pictures.use }).click();
  const widthOf = (image: HTMLImageElement) => image.naturalWidth;
  await expect.poll(() => dialog.locator('.st-focus img').evaluate(widthOf)).toBeGreaterThan(0);
  const shown = frame.locator('img[src*="cadangan"]').first();
  await expect.poll(() => shown.evaluate(widthOf)).toBeGreaterThan(0);
  // Its sizes follow once it is on disk.
  await expect(dialog.locator('.st-focus img')).toHaveAttribute('src', /\/assets\//);
  expect(missing).toEqual([]);
});
