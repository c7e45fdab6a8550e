import { expect, type Locator, type Page, test } from '@playwright/test';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';

const SLUG = 'taman-asri';

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

/** Chooses a widget in the outline, which unfolds on the way to it. */
async function choose(page: Page, name: RegExp): Promise<Locator> {
  const tree = page.getByRole('tree');
  const section = tree.getByRole('treeitem', { name: /^Section/ }).first();
  await section.click();
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await tree.press('*');
  await tree.getByRole('treeitem', { name }).first().click();
  return formOf(page);
}

function formOf(page: Page): Locator {
  return page.getByRole('tabpanel');
}

/** The text on disk, once it is what `fits` says. */
async function onDisk(fits: (text: string) => boolean): Promise<string> {
  await expect.poll(() => fits(site.text(SLUG))).toBe(true);
  return site.text(SLUG);
}

test('[STU-08] a field shows what is written, writes what is typed, and touches no other byte', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /^Heading.*Rumah Modern/);
  const field = form.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toHaveValue('Rumah Modern Bernuansa Taman di Tangerang Selatan');
  await field.focus();
  await field.blur();
  expect(site.text(SLUG)).toBe(original);

  await field.press('Control+End');
  await field.pressSequentially(' 🏡');
  const frame = page.frameLocator('.st-page iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Selatan 🏡$/);
  const changed = await onDisk((text) => text.includes('Selatan 🏡'));
  expect(changed.replace(' 🏡', '')).toBe(original);

  await field.press('Control+z');
  await expect(field).toHaveValue('Rumah Modern Bernuansa Taman di Tangerang Selatan');
  expect(await onDisk((text) => !text.includes('🏡'))).toBe(original);
});

test('[STU-08] a value of a screen is edited while the page is that wide', async ({ page }) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /^Facilities/);
  const phone = form.getByRole('spinbutton', { name: 'Columns, Phone' });
  await phone.focus();
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await phone.press('ArrowUp');
  const text = await onDisk((now) => now !== original);
  const columns = (document: string) =>
    JSON.parse(document).sections[3].children.find(({ type }: { type: string }) => type === 'facilities')
      .columns;
  expect(columns(text)).toEqual({ ...columns(original), mobile: columns(original).mobile + 1 });
  await phone.fill('99');
  await phone.press('Enter');
  await expect(phone).toHaveValue('12');
});

test('[STU-13] search result and shared link show what is typed, with how much of it is cut off', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  await page.getByRole('tab', { name: 'Search' }).click();
  const form = formOf(page);
  const title = 'Taman Asri Residence, rumah dua lantai dengan taman tematik di Tangerang Selatan';
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(form.locator('.st-result-title')).toHaveText(/^Taman Asri Residence, rumah dua lantai .* …$/);
  await expect(form.locator('.st-card figcaption')).toContainText(title);
  await expect(form.getByText(`${title.length} characters; about 60 are shown`)).toBeVisible();
  await expect(form.locator('.st-card-words')).toContainText('Taman Asri Residence');
  const text = await onDisk((now) => now.includes(title));
  expect(text.replace(title, JSON.parse(original).seo.title)).toBe(original);
});
