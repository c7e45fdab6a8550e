import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { expect, test } from './site.ts';

const lines = (page: Page) =>
  page.locator('.price-list').evaluate((list) => (list as HTMLElement).innerText.split(/\n+/));

test('[UNIT-02] phases show the homes of the list; without script the day of the build decides', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(site.fixture('price-phases'));
  const text = (await lines(page)).join('\n').replaceAll('\u00a0', ' ');
  expect(text).toMatch(/^Tahap 1\nBerlaku sampai 31 Desember 2026\nHarga naik mulai 1 Januari\.\nTipe 45\n/);
  expect(text).toMatch(
    /Tipe 60\nLT 84–99 m² · LB 60 m²\nMulai Rp 8\d\d juta|Tipe 60\nLT 84–99 m² · LB 60 m²\nMulai Rp 9\d\d juta/,
  );
  expect(text).toMatch(/\nTersedia \d+ dari \d+\n/);
  expect(text).toMatch(/\ntahap 2\nMulai 1 Januari 2027\nTipe \d+\n/);
  expect(text).toMatch(/\nTahap 0\nBerakhir 1 November 2026\nKios\nRp 400 juta$/);
  await page.close();
});

test('[UNIT-02] a phase begins and ends at midnight in Jakarta, without another build', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: new Date('2026-12-31T23:59:40+07:00') });
  await page.goto(site.fixture('price-phases'));
  const phase = (name: string) => page.locator('.price-list [data-state]', { hasText: name });
  await expect(page.locator('k-island[data-widget=price-list]')).toHaveAttribute('data-state', 'awake');
  await expect(phase('Tahap 1')).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(30_000);
  await expect(phase('Tahap 1')).toHaveAttribute('data-state', 'over');
  await expect(phase('Tahap 1').getByText('Berakhir 31 Desember 2026')).toBeVisible();
  await expect(phase('Tahap 1').locator('li').first()).toBeHidden();
  await expect(phase('tahap 2').getByText('Berlaku sampai 31 Maret 2027')).toBeVisible();
  await expectAccessible(page);
});
