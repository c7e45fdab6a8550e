import { expect, type Page, test } from '@playwright/test';
import { type DeskSite, expectSound, logIn, openPage, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';

const { en, id } = deskWords;

let desk: DeskSite;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'en-GB' });

test.beforeAll(async () => {
  desk = await startDesk();
  for (let at = 0; at < 3; at += 1) await visit(desk, at);
  await visit(desk, 7, { project_id: 'P-2', project_name: 'Kota Baru' });
});
test.afterAll(() => desk.stop());

const at = (page: Page) => new URL(page.url()).search;
const total = (page: Page) => page.locator('.figures dd').first();
/** A day as a date field has it, so many days from now. */
const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

function monthsFrom(first: string, last: string): number {
  const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return monthOf(last) - monthOf(first) + 1;
}

test('[OPS-60] the report covers any span of days, which is in the address: Back and a reload keep it', async ({
  browser,
}, info) => {
  for (const width of [390, 1440]) {
    const page = await openPage(browser, width);
    await page.goto(`${desk.url}/desk/?view=report`);
    await logIn(page, desk.token);
    await expect(page.getByRole('heading', { name: new RegExp(`^${en.ranges.days7}`) })).toBeVisible();
    await expect(total(page)).toHaveText('4');
    await page.getByLabel('Period').selectOption('month');
    await expect.poll(() => at(page)).toBe('?view=report&range=month');
    await page.getByLabel('Period').selectOption('dates');
    await page.getByLabel('From').fill(day(-400));
    await page.getByLabel('Until').fill(day(-1));
    await expect.poll(() => at(page)).toBe(`?view=report&range=dates&from=${day(-400)}&until=${day(-1)}`);
    await expect(page.getByRole('region', { name: 'By month' }).locator('li')).toHaveCount(
      monthsFrom(day(-400), day(-1)),
    );
    await expect(total(page)).toHaveText('0');
    await page.getByLabel('Until').fill(day(1));
    await expect(total(page)).toHaveText('4');
    await page.getByLabel('Project').selectOption('P-2');
    await expect(total(page)).toHaveText('1');
    await expectSound(page, `report at ${width}`);
    await page.screenshot({ path: info.outputPath(`months-${width}.png`), fullPage: true });
    await page.reload();
    await expect(total(page)).toHaveText('1');
    await expect(page.getByLabel('From')).toHaveValue(day(-400));
    await page.goBack();
    await expect(total(page)).toHaveText('4');
    await page.goBack();
    await expect(page.getByRole('heading', { name: new RegExp(`^${en.ranges.month}`) })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: new RegExp(`^${en.ranges.days7}`) })).toBeVisible();
    await expect(page.getByRole('region', { name: 'By day' }).locator('li')).toHaveCount(7);
    await page.screenshot({ path: info.outputPath(`days-${width}.png`), fullPage: true });
    await page.context().close();
  }
});

test('[OPS-60] days that make no span are answered with what to do, and keep the last report from misleading', async ({
  browser,
}, info) => {
  const page = await openPage(browser, 390);
  await page.goto(`${desk.url}/desk/?view=report&range=dates&from=${day(0)}&until=${day(-3)}`);
  await logIn(page, desk.token);
  await expect(page.getByRole('alert')).toContainText(en.rangeProblems.backwards);
  await expect(page.locator('.figures')).toHaveCount(0);
  await page.getByLabel('From').fill(day(3));
  await page.getByLabel('Until').fill(day(5));
  await expect(page.getByRole('alert')).toContainText(en.rangeProblems.future);
  await page.getByLabel('From').fill('');
  await expect(page.getByRole('alert')).toHaveText(en.rangeProblems.missing);
  await expectSound(page, 'no span');
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('alert')).toHaveText(id.rangeProblems.missing);
  await page.screenshot({ path: info.outputPath('no-span-390-id.png'), fullPage: true });
  await page.getByLabel('Periode').selectOption('days30');
  await expect(page.getByRole('region', { name: 'Per hari' }).locator('li')).toHaveCount(30);
  await expectSound(page, 'thirty days');
  await page.screenshot({ path: info.outputPath('days30-390-id.png'), fullPage: true });
  await page.context().close();
});
