import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';

const SLUG = 'taman-asri';
const PHOTO = 'schemas/examples/facility-pool.jpg';

let site: StudioSite;
let original: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startStudio([SLUG]);
  original = site.text(SLUG);
});

test.afterAll(async () => {
  await site.close();
});

test.afterEach(() => {
  site.write(SLUG, original);
});

/** Opens the form of the first picture widget, and from it the dialog. */
async function openPicture(page: Page): Promise<Locator> {
  const tree = page.getByRole('tree');
  await tree
    .getByRole('treeitem', { name: /^Section/ })
    .first()
    .click();
  await page.keyboard.press('*');
  await tree
    .getByRole('treeitem', { name: /^Image:|^Image / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Focal point and crops' }).click();
  return page.getByRole('dialog', { name: 'Pictures' });
}

async function expectAccessibleDialog(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function onDisk(fits: (text: string) => boolean): Promise<string> {
  await expect.poll(() => fits(site.text(SLUG))).toBe(true);
  return site.text(SLUG);
}

/** Drops or pastes a file as a browser hands it over. */
async function give(target: Locator, kind: 'drop' | 'paste', name: string, file: string): Promise<void> {
  const bytes = readFileSync(resolve(file)).toString('base64');
  await target.evaluate(
    (element, given) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(given.bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(
        new File([data], given.name, { type: given.name.endsWith('jpg') ? 'image/jpeg' : '' }),
      );
      const event =
        given.kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { bytes, name, kind },
  );
}

test('[STU-09] the library shows each picture with its size and use, and what is unused or without words', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const first = dialog.getByRole('radiogroup', { name: 'Pictures of this page' }).getByRole('radio').first();
  await first.check({ force: true });
  await expect(dialog.getByText(/^\d+ × \d+ pixels, /)).toBeVisible();
  await expect(dialog.getByText(/^Used in \d+ place/)).toBeVisible();
  await expectAccessibleDialog(page);
  await dialog.getByText(/^Unused \d/).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pictures', exact: true })).toBeFocused();
  expect(site.text(SLUG)).toBe(original);
});

test('[STU-09] the focal point moves by arrow keys and by a click, with every crop of the page shown live', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const dialog = await openPicture(page);
  const point = dialog.getByRole('button', { name: /^Focal point:/ });
  await expect(dialog.getByText(/How the page crops it/)).toBeVisible();
  await expect(dialog.locator('.st-crops li, .st-picture-detail > .st-quiet').first()).toBeVisible();
  await point.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  const text = await onDisk((now) => now.includes('"focalPoint"') && now !== original);
  const before = /"y": (\d+)/.exec(text);
  expect(before).not.toBeNull();
  const name = await point.getAttribute('aria-label');
  const [, x, y] = /(\d+) % from the left, (\d+) %/.exec(name ?? '') ?? [];
  for (const image of await dialog.locator('.st-crop img').all())
    expect(await image.evaluate((element) => getComputedStyle(element).objectPosition)).toBe(`${x}% ${y}%`);
  await expectAccessibleDialog(page);
  const box = await dialog.locator('.st-focus').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(point).toHaveAccessibleName(/25 % from the left, 50 % from the top/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (let step = 0; step < 6 && site.text(SLUG) !== original; step += 1) {
    await page.keyboard.press('Control+z');
    await expect(page.locator('[data-announced]')).not.toHaveAttribute('data-announced', '');
  }
  expect(await onDisk((now) => now === original)).toBe(original);
});

test('[STU-09] a file that is dropped on a picture takes its place; its words are asked for, its bytes are kept once', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const dialog = await openPicture(page);
  await page.keyboard.press('Escape');
  const field = page.locator('.st-picture').first();
  await give(field, 'drop', 'Kolam Renang (baru).jpg', PHOTO);
  const text = await onDisk((now) => /kolam-renang-baru/i.test(now));
  const [, name = ''] = /"(kolam-renang-baru[^"]*)"/i.exec(text) ?? [];
  expect(existsSync(site.fileOf(SLUG, name))).toBe(true);
  const words = page.getByRole('textbox', { name: 'What the picture shows, in words' });
  await expect(words).toHaveValue('');
  await words.fill('Kolam renang di antara rumah');
  await onDisk((now) => now.includes('Kolam renang di antara rumah'));

  await give(page.locator('body'), 'paste', 'foto lain.jpg', PHOTO);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(name).first()).toBeVisible();
  expect(existsSync(site.fileOf(SLUG, 'foto-lain.jpg'))).toBe(false);
});

test('[STU-09] what is no picture is refused in words, and nothing of the page changes', async ({ page }) => {
  await openInStudio(page, site, SLUG);
  await give(page.locator('body'), 'drop', 'jahat.jpg', 'package.json');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByRole('alert')).toContainText('jahat.jpg');
  expect(site.text(SLUG)).toBe(original);
  expect(existsSync(site.fileOf(SLUG, 'jahat.jpg'))).toBe(false);
});

test('[STU-09] phones get a picture of their own', async ({ page }) => {
  await openInStudio(page, site, SLUG);
  const dialog = await openPicture(page);
  await dialog.getByText('Phones only').click();
  const tiles = dialog.getByRole('radiogroup', { name: 'Pictures of this page' }).getByRole('radio');
  const other = tiles.nth(1);
  const name = await other.getAttribute('value');
  await other.check({ force: true });
  await dialog.getByRole('button', { name: 'Use on phones' }).click();
  await onDisk((now) => now.includes(`"mobileSrc": "${name}"`) && now !== original);
  await dialog.getByRole('button', { name: 'Remove the picture for phones' }).click();
  await onDisk((now) => now.split('mobileSrc').length === original.split('mobileSrc').length);
});
