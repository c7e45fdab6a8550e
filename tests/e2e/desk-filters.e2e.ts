import { expect, test } from '@playwright/test';
import { type DeskSite, expectSound, logIn, openPage, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';

const { en } = deskWords;

let site: DeskSite;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ locale: 'en-US' });
test.beforeAll(async () => {
  site = await startDesk();
});
test.afterAll(() => site.stop());

for (const width of [390, 1440])
  test(`an empty list has a reason, and shows all leads again, at ${width} px`, async ({ browser }) => {
    const page = await openPage(browser, width);
    await page.goto(`${site.url}/desk/`);
    await logIn(page, site.token);
    if (width === 390) {
      await expect(page.getByRole('heading', { name: en.noLeads })).toBeVisible();
      await expectSound(page, 'no leads');
      await visit(site, 1);
    }
    await expect(page.locator('.row')).toHaveCount(1);
    await page.getByLabel('Search').fill('zzz');
    await expect(page.getByRole('heading', { name: en.noMatch })).toBeVisible();
    await expectSound(page, 'no match');
    await page.getByRole('button', { name: en.showAll }).click();
    await expect(page.locator('.row')).toHaveCount(1);
    await page.context().close();
  });

test('at 1440 px all filters are in one row and read whole, in both languages', async ({ browser }) => {
  const page = await openPage(browser, 1440);
  await page.goto(`${site.url}/desk/`);
  await logIn(page, site.token);
  for (const other of ['ID', 'EN']) {
    const tops = await page
      .locator('.choices > *')
      .evaluateAll((all) =>
        all.map((one) =>
          Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2),
        ),
      );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
    const cut = await page
      .locator('.choices select')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut).toBe(0);
    await page.getByRole('button', { name: other, exact: false }).first().click();
  }
  await page.context().close();
});

test('a day is written in the language of the reader, and typed with keys', async ({ browser }) => {
  const page = await openPage(browser, 1440);
  await page.goto(`${site.url}/desk/`);
  await logIn(page, site.token);
  await page.getByRole('button', { name: 'ID' }).click();
  const from = page.getByLabel('Dari');
  await from.fill('2026-10-03');
  await page.getByLabel('Cari').focus();
  await expect(page.locator('.filter.day').first()).toContainText('3 Okt 2026');
  await expect(page).toHaveURL(/from=2026-10-03/);
  await expect(from).toHaveCSS('opacity', '0');
  await from.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(from).toHaveCSS('opacity', '1');
  await expectSound(page, 'a day');
  await page.context().close();
});
