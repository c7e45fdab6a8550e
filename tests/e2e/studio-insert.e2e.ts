import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { expect, test } from './site.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';
import { patternOf } from './words.ts';

const { clipboard, dialogs, newPage, nodes, outline } = studioWords;

/** A pattern of the site, which needs a floating button and a message beside its section. */
const visit = {
  title: 'Janji temu',
  about: 'Ajakan datang ke lokasi.',
  section: { type: 'section', id: 'janji', children: [{ type: 'heading', text: 'Datang Sabtu ini' }] },
  page: {
    leadButtons: { buttons: [{ kind: 'whatsapp', label: 'Buat janji', icon: 'whatsapp' }] },
    settings: { whatsappMessage: 'Halo, saya mau buat janji.', brochureUrl: 'https://other.example/b.pdf' },
  },
};
const small = {
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: { title: 'Kecil', description: 'Halaman kecil', url: 'https://kecil.example.co.id/' },
  project: { id: '9', name: 'Kecil', superleadsId: '9', telesalesNumber: '6281380045566' },
  settings: { brochureUrl: 'https://kecil.example.co.id/brosur.pdf' },
  sections: [{ type: 'section', id: 'promo', children: [{ type: 'heading', text: 'Pulang', level: 1 }] }],
};

let site: StudioSite;
// All in one worker: the studio is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startStudio(['menara-senja'], {
    documents: { kecil: small, kosong: { ...small, project: { ...small.project, id: '10' } } },
  });
  mkdirSync(join(site.folder, 'patterns'), { recursive: true });
  writeFileSync(join(site.folder, 'patterns', 'janji.json'), JSON.stringify(visit));
});
test.afterAll(() => site.close());
test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

interface Plain {
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Plain[];
  readonly [key: string]: unknown;
}
const read = (slug: string) => JSON.parse(site.text(slug)) as { sections: Plain[]; [key: string]: unknown };
const onDisk = (slug: string, of: (page: ReturnType<typeof read>) => unknown) =>
  expect.poll(() => of(read(slug)));
const row = (page: Page, name: string | RegExp): Locator => page.getByRole('treeitem', { name }).first();
const announced = (page: Page, text: string | RegExp) =>
  expect(page.locator('[data-announced]')).toHaveAttribute('data-announced', text);
const add = (page: Page) => page.getByRole('button', { name: outline.addHelp });
async function openGallery(page: Page) {
  await add(page).press('Enter');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
}
const dialog = (page: Page) => page.getByRole('dialog');

test('[STU-05] by keyboard: an allowed entry is found by its words in both languages, previewed, and inserted in one step', async ({
  page,
}) => {
  await openInStudio(page, site, 'menara-senja');
  const before = site.text('menara-senja');
  await row(page, /^Tiga denah.*, Heading/).click();
  await openGallery(page);
  // Inside a section there are no sections, and so no patterns.
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Openings' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(add(page)).toBeFocused();

  await row(page, /^Tiga denah.*, Section/).click();
  await openGallery(page);
  await page.keyboard.type('pertanyaan');
  const first = dialog(page).getByRole('option').first();
  await expect(first).toContainText('Questions and answers');
  await expect(first.frameLocator('iframe').locator('main section')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await announced(page, /inserted\. /);
  await onDisk('menara-senja', ({ sections }) => sections.length).toBe(10);
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.text('menara-senja')).toBe(before);
});

test('[LIB-12] sections are shown live in the style of the page, filtered by kind and by need, for desktop and phone', async ({
  page,
}) => {
  await openInStudio(page, site, 'menara-senja');
  await row(page, /^Tiga denah.*, Section/).click();
  await openGallery(page);
  const options = dialog(page).getByRole('option');
  await dialog(page).getByText('Openings (8)').click();
  await expect(options).toHaveCount(8);
  const first = options.first();
  const shown = first.frameLocator('iframe').locator('body');
  await expect(shown.locator('h1')).toBeVisible();
  const widthOf = () => shown.evaluate(() => innerWidth);
  const brand = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).getPropertyValue('--brand').trim());
  expect(await brand(shown)).toBe(await brand(page.frameLocator('.st-page iframe').locator('body')));
  expect(await widthOf()).toBeGreaterThan(1000);
  // Nothing of it can be reached or runs.
  await expect(first.locator('iframe')).toHaveAttribute('inert', '');
  await expect(first.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
  await dialog(page).getByText('Phone', { exact: true }).click();
  await expect.poll(widthOf).toBeLessThan(480);
  await expectAccessible(page);
  await dialog(page).getByText('All', { exact: true }).click();
  await dialog(page).getByRole('checkbox', { name: dialogs.needsNoPicture }).check();
  await expect(options.filter({ hasText: 'Questions and answers' })).not.toHaveCount(0);
  await expect(options.filter({ hasText: 'Split opening' })).toHaveCount(0);
  await dialog(page).getByRole('searchbox').fill('penawaran');
  await expect(dialog(page).getByRole('group', { name: 'Offers' }).getByRole('option')).not.toHaveCount(0);
});

test('[STU-05] an entry of the gallery brings its pictures, and what it needs elsewhere on the page, in one step', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'kecil');
  const before = site.text('kecil');
  await row(page, /^Pulang, Section/).click();
  await openGallery(page);
  await page.keyboard.type('janji temu');
  await expect(dialog(page).getByRole('option').first()).toContainText('This site');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Datang Sabtu ini' })).toBeVisible();
  await expect(frame.getByText('Buat janji')).toBeVisible();
  await announced(
    page,
    patternOf(
      (any) =>
        `${nodes.inserted(any, any)}. ${nodes.alsoAdded(['Floating contact buttons', nodes.settings])}`,
    ),
  );
  await onDisk('kecil', ({ leadButtons, settings }) => [leadButtons, settings]).toEqual([
    visit.page.leadButtons,
    // The page's own settings stay unchanged.
    { brochureUrl: small.settings.brochureUrl, whatsappMessage: visit.page.settings.whatsappMessage },
  ]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.text('kecil')).toBe(before);
});

test('[STU-33] the gallery finds by name first, examples have names, and the widget that was asked for is selected', async ({
  page,
}) => {
  await openInStudio(page, site, 'kosong');
  const before = site.text('kosong');
  await row(page, /^Pulang, Section/).click();
  await openGallery(page);
  await page.keyboard.type('video');
  const options = dialog(page).getByRole('option');
  await expect(options.first().locator('.st-offer-title')).toHaveText('Video');
  await expect(dialog(page).getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(
    'Best matches',
  );
  // No two entries have one name, and none has a number where it has words.
  const titles = await dialog(page).locator('.st-offer-title').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => /^Video · (?!Example)/.test(title)).length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/, Video/);
  await onDisk('kosong', ({ sections }) => sections[1]?.children?.[0]?.type).toBe('video');
  // The new section has no heading: it is named by what is in it.
  const [video] = read('kosong').sections[1]?.children ?? [];
  const words = String(video?.title).slice(0, 20);
  await expect(row(page, new RegExp(`^${words}.*, Section`))).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.text('kosong')).toBe(before);
});

test('[STU-07] copied, cut and pasted: on the page, from page to page with its pictures, and as text', async ({
  page,
  context,
}) => {
  await openInStudio(page, site, 'menara-senja');
  const before = site.text('menara-senja');
  await row(page, /^Tiga denah.*, Section/).click();
  await page.keyboard.press('Control+c');
  await announced(page, /copied\.$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(read('menara-senja').sections[2]);
  await page.keyboard.press('Control+v');
  await announced(page, /inserted\. /);
  await onDisk('menara-senja', ({ sections }) => [sections.length, sections[3]?.id]).toEqual([10, 'unit-2']);
  await page.keyboard.press('Control+x');
  await expect.poll(() => site.text('menara-senja')).toBe(before);

  const other = await context.newPage();
  const frame = await openInStudio(other, site, 'kosong');
  await row(other, /^Pulang, Section/).click();
  await other.keyboard.press('Control+v');
  await onDisk('kosong', ({ sections }) => sections.length).toBe(2);
  for (const file of ['denah-studio.svg', 'denah-1br.svg', 'denah-2br.svg'])
    expect(existsSync(site.fileOf('kosong', file))).toBe(true);
  await expect(frame.locator('img[src*=denah-studio]').first()).toBeAttached();
  await other.keyboard.press('Control+z');
  await onDisk('kosong', ({ sections }) => sections.length).toBe(1);

  await row(other, /^Pulang, Heading/).click();
  for (const [text, title] of [
    ['Baris satu.\n\nBaris dua.', clipboard.titleWords],
    [
      JSON.stringify({
        blockName: 'core/heading',
        attrs: { content: 'Judul lain', text: 'Judul lain', level: 2, colour: 'x' },
      }),
      clipboard.titleForeign,
    ],
  ] as const) {
    await other.evaluate((words) => navigator.clipboard.writeText(words), text);
    await row(other, /^Pulang, Heading/).press('Control+v');
    await expect(dialog(other)).toContainText(title);
    await expectAccessible(other);
    await other.keyboard.press('Enter');
    await expect(dialog(other)).toHaveCount(0);
  }
  await onDisk('kosong', ({ sections }) =>
    sections[0]?.children?.map(({ type, text, content }) => [type, text ?? content]),
  ).toEqual([
    ['heading', 'Pulang'],
    ['text', ['Baris satu.', 'Baris dua.']],
    ['heading', 'Judul lain'],
  ]);
});

test('[LIB-12] a new page begins as a whole page that is chosen by its picture', async ({ page }) => {
  await openInStudio(page, site, 'kecil');
  await page.locator('.st-pages').click();
  await page.getByRole('button', { name: '+ New page' }).click();
  await page.getByLabel(newPage.name).fill('Ruko Cempaka');
  await dialog(page).getByText(newPage.starter, { exact: true }).click();
  const choice = dialog(page).locator('label').filter({ hasText: 'Shophouses' });
  await expect(choice.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Shophouses' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: newPage.make }).click();
  await page.waitForURL(/edit\/ruko-cempaka/);
  const wanted = JSON.parse(readFileSync('schemas/starters/060-ruko.json', 'utf8')).page;
  const shown = page.frameLocator('.st-page iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(wanted.sections[0].children[0].text);
  expect(JSON.parse(site.text('ruko-cempaka'))).toMatchObject({
    ...wanted,
    project: { name: 'Ruko Cempaka' },
  });
});
