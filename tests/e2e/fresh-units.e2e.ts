import type { Page } from '@playwright/test';
import { expectAccessible, watchShifts } from './checks.ts';
import { frames } from './frames.ts';
import { expect, test } from './site.ts';
import { openDialog } from './visitor.ts';
import { copy } from './words.ts';

type Row = [code: string, type: string, status: string, price?: number];

interface UnitsFile {
  readonly asOf: string;
  readonly units: readonly Row[];
}

/** Changes the file of statuses beside a page, and counts how often it is asked for. */
async function changeFile(page: Page, changes: Readonly<Record<string, [status: string, price?: number]>>) {
  const asked = { count: 0 };
  await page.route('**/units.json', async (route) => {
    asked.count += 1;
    const { units }: UnitsFile = await (await route.fetch()).json();
    const changed = units.map(([code, type, ...rest]) => [code, type, ...(changes[code] ?? rest)]);
    await route.fulfill({ json: { asOf: '2026-11-22T01:00:00.000Z', units: changed } });
  });
  return asked;
}

test('[UNIT-02] a finder and a comparison follow a newer file of statuses, which is asked for once', async ({
  page,
  site,
}) => {
  const asked = await changeFile(page, { 'A-1': ['sold'], 'A-7': ['available', 700_000_000] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.fixture('unit-compare')}?tipe=Tipe+60&banding=Tipe+60&banding=Tipe+60+A-7`);
  const row = (code: string) => page.locator(`.unit-finder [data-home="${code}"]`);
  await expect(row('A-1').locator('[data-cell=sold]')).toHaveText('Terjual');
  await expect(row('A-1').locator('a')).toHaveCount(0);
  await expect(row('A-7')).toContainText('Rp 700 juta');
  await expect(page.locator('.unit-finder [scope=rowgroup]', { hasText: 'Tipe 60 Ter' })).toHaveText(
    'Tipe 60 Tersedia 7 dari 18 · Mulai Rp 700 juta',
  );
  await expect(page.locator('.unit-finder').getByText('Per 22 November 2026')).toBeVisible();
  const ask = row('A-7').getByRole('link', { name: 'Tanya unit A-7', exact: true });
  const href = new URL((await ask.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('Tipe 60 A-7');
  await page.getByLabel(copy.finderPriceTo).fill('750');
  await expect(page.locator('.unit-finder').getByRole('status')).toHaveText('1 dari 58 unit');
  await page.locator('.unit-compare').scrollIntoViewIfNeeded();
  const fact = (name: string) => page.locator('.unit-compare').getByRole('row', { name }).getByRole('cell');
  await expect(fact('Harga')).toHaveText(['Mulai Rp 700 juta', 'Rp 700 juta']);
  await expect(fact('Status')).toHaveText(['Tersedia 7 dari 18', 'Tersedia']);
  expect(asked.count).toBe(1);
  await expectAccessible(page);
  await ask.click();
  await expect(openDialog(page)).toContainText('Tipe 60 A-7');
  await expect(openDialog(page)).toContainText('Rp 700 juta');
});

test('[UNIT-02] a plan follows a newer file: shapes, legend, list and panel', async ({ page, site }) => {
  await changeFile(page, { 'A-01': ['sold'], 'A-02': ['available', 901_000_000] });
  await page.goto(site.fixture('plan'));
  await page.locator('.site-plan').scrollIntoViewIfNeeded();
  const shape = (code: string) => page.locator(`.site-plan svg a[href="#denah-${code}"]`);
  await expect(page.locator('.site-plan figcaption li')).toHaveText([
    'Tersedia 11',
    'Ditahan 11',
    'Dipesan 10',
    'Terjual 10',
    'Segera dijual 9',
    'Tidak dijual 9',
  ]);
  await expect(shape('A-01').locator('..')).toHaveAttribute('fill', /-sold\)$/);
  await expect(shape('A-02').locator('..')).toHaveAttribute('fill', /-available\)$/);
  await expect(page.locator('#denah-A-01')).toHaveText('A-01 TerjualTipe 60 · LT 72 m² · LB 60 m²');
  await expect(page.locator('#denah-A-01 a')).toHaveCount(0);
  await expect(page.locator('.site-plan summary').first()).toHaveText('Klaster A Tersedia 4 dari 20');
  await shape('A-02').click();
  const panel = page.locator('.site-plan [role=dialog]');
  await expect(panel).toContainText('A-02 Tersedia');
  await expect(panel).toContainText('Rp 901.000.000');
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Tanya unit A-02' }).click();
  await expect(openDialog(page)).toContainText('Tipe 60 A-02');
});

test('[UNIT-02] a tower follows a newer file; a file that is missing, broken, older or out of reach changes nothing', async ({
  page,
  site,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const home = (code: string) => page.locator(`.tower-grid td > a[href="#menara-${code}"]`);
  const html = () => page.locator('.tower-grid').evaluate((tower) => tower.outerHTML);
  const open = async () => {
    const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('units.json'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('units.json'));
    failed.catch(() => {});
    answered.catch(() => {});
    await page.goto(site.fixture('tower'));
    await page.locator('.tower-grid').scrollIntoViewIfNeeded();
    await Promise.race([answered, failed]);
    await expect(page.locator('.tower-grid [role=grid]')).toBeVisible();
    await frames(page);
  };
  const shifts = await watchShifts(page);
  await open();
  const asMade = await html();
  const answers: Parameters<Page['route']>[1][] = [
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
    (route) =>
      route.fulfill({ json: { asOf: '2026-11-20T00:00:00.000Z', units: [['01-01', 'Studio', 'sold']] } }),
    (route) =>
      route.fulfill({
        json: { asOf: '2027-01-01T00:00:00.000Z', units: [null, 4, ['01-01', 'Studio', 'toString']] },
      }),
    (route) => route.abort('internetdisconnected'),
  ];
  for (const answer of answers) {
    await page.route('**/units.json', answer);
    await open();
    expect(await html()).toBe(asMade);
    expect(await shifts()).toBe('0.00');
    await page.unroute('**/units.json');
  }
  await changeFile(page, { '01-01': ['sold'], '01-03': ['available', 650_000_000] });
  await open();
  await expect(home('01-01')).toHaveText('01-01 Terjual');
  await expect(home('01-03')).toHaveText('01-03 Tersedia Rp 650 juta');
  await expect(home('01-01')).toHaveAttribute('data-status', 'sold');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
