import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import type { ColumnName } from '../../server/contract/desk/export-columns.ts';
import { exportWords } from '../../server/contract/desk/export-words.ts';
import type { Language } from '../../src/lib/languages.ts';
import { type DeskSite, expectSound, logIn, openPage, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';

const { en, id } = deskWords;

/** The usual columns after the time. */
const COLUMNS = ['name', 'phone', 'otp_verified', 'message', 'simulation', 'project_name'] as const;
const cells = (language: Language, columns: readonly ColumnName[]) =>
  columns.map((column) => `"${exportWords[language].titles[column]}"`);

let desk: DeskSite;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'id-ID', timezoneId: 'Asia/Makassar' });

test.beforeAll(async () => {
  desk = await startDesk();
  await visit(desk, 1, { message: '=HYPERLINK("https://evil.example");+62;=1+1' });
  await visit(desk, 2, { project_id: 'P-2', project_name: 'Kota Baru', name: 'Rina; Wulandari' });
});
test.afterAll(() => desk.stop());

async function enter(page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk/`);
  await page.getByLabel('Token Anda').fill(desk.token);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.locator('.row').first()).toBeVisible();
}

async function take(page: Page, press: () => Promise<void>): Promise<readonly string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return linesOf(download);
}

async function linesOf(download: Download): Promise<readonly string[]> {
  const bytes = readFileSync(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return bytes.subarray(3).toString().trimEnd().split('\r\n');
}

const menu = (page: Page) => page.getByText('Ekspor', { exact: true });

test('[OPS-60] the spreadsheet that the desk downloads is what Excel with Indonesian settings reads', async ({
  page,
}) => {
  await enter(page);
  await menu(page).click();
  const [titles, rina, hostile] = await take(page, () =>
    page.getByRole('link', { name: id.exportSpreadsheet }).click(),
  );
  expect(titles).toContain(
    [`"${exportWords.id.titles.created_at} (Asia/Makassar)"`, ...cells('id', COLUMNS)].join(';'),
  );
  expect(rina).toContain(`;"Rina; Wulandari";"'+6281210000002";"tidak";"";"";"Kota Baru";"WhatsApp";"Baru";`);
  expect(hostile).toContain(`"'=HYPERLINK(""https://evil.example"");'+62;'=1+1"`);
});

test('[OPS-60] columns and separator are chosen in a dialog, by the keyboard too, and kept', async ({
  browser,
}, info) => {
  for (const width of [390, 1440]) {
    const page = await openPage(browser, width);
    await enter(page);
    if (width === 1440) await page.locator('.row > button').first().click();
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: id.chooseColumns }).press('Enter');
    const dialog = page.getByRole('dialog', { name: id.columns });
    await expectSound(page, `columns at ${width}`);
    const button = dialog.getByRole('link', { name: 'Unduh' });
    await expect(button).toHaveCSS('background-color', 'rgb(31, 77, 58)');
    await page.screenshot({ path: info.outputPath(`columns-${width}-id.png`) });
    await dialog.getByRole('button', { name: 'Kosongkan' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(id.pickColumn);
    await dialog.getByLabel('Nama', { exact: true }).press('Space');
    await dialog.getByLabel('Proyek', { exact: true }).check();
    await dialog.getByLabel(id.separator).selectOption('comma');
    const lines = await take(page, () => button.press('Enter'));
    expect(lines).toEqual(['"Nama","Proyek"', '"Rina; Wulandari","Kota Baru"', '"Visitor 1","Taman Asri"']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
    await expect(page.locator('.panel')).toHaveCount(width === 1440 ? 1 : 0);
    await page.reload();
    await menu(page).click();
    const kept = await take(page, () => page.getByRole('link', { name: id.exportSpreadsheet }).click());
    expect(kept[0]).toBe('"Nama","Proyek"');
    await page.context().close();
  }
});

test('[OPS-60] the export holds what the list shows: a filter, and a search that no address holds', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await enter(page);
  await page.getByRole('searchbox').fill('Visitor 1');
  await expect(page.locator('.row')).toHaveCount(1);
  await menu(page).click();
  await expect(page.getByText(id.exportNarrowed)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: id.exportSpreadsheet }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const lines = await linesOf(download);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"Visitor 1"');
  expect(addresses.filter((one) => /Visitor|search=/.test(decodeURIComponent(one)))).toEqual([]);
});

test('[OPS-60] the export is in English for a browser set to English', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.goto(`${desk.url}/desk/`);
  await logIn(page, desk.token);
  await page.getByText('Export', { exact: true }).click();
  const [titles, first] = await take(page, () =>
    page.getByRole('link', { name: en.exportSpreadsheet }).click(),
  );
  expect(titles).toContain(cells('en', [...COLUMNS, 'lead_type_id', 'status']).join(';'));
  expect(first).toContain('"New"');
  await page.context().close();
});
