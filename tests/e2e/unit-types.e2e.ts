import type { Page } from '@playwright/test';
import { expectAccessible, scrollThrough, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';

test.describe('unit types', () => {
  const modal = (page: Page) => page.locator('#_unit-type-modal');

  test('[BTN-09] a unit-detail link opens the unit-type modal filled from its unit', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('unit-types', 0));
    for (const [index, name, summary, cover] of [
      [
        0,
        'Tipe 60',
        'LT 72 m² · LB 60 m² · 2 kamar tidur · 2 kamar mandi. Mulai Rp 890 juta',
        /house-type-60/,
      ],
      [
        1,
        'Tipe 90',
        'LT 90 m² · LB 90 m² · 3 kamar tidur · 2 kamar mandi. Mulai Rp 1,25 miliar',
        /house-type-90/,
      ],
    ] as const) {
      const link = page.locator('a[data-unit]').nth(index);
      await link.click();
      await expect(modal(page)).toHaveAttribute('data-state', 'open');
      await expect(modal(page).locator('[data-part="title"]')).toHaveText(name);
      await expect(modal(page).locator('[data-part="prompt"]')).toHaveText(summary);
      await expect(modal(page).locator('[data-part="cover"]')).toHaveAttribute('src', cover);
      await expect(modal(page).locator('form[data-surface="unit-type"]')).toBeVisible();
      if (index === 0) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(modal(page)).not.toHaveAttribute('open');
      await expect(link).toBeFocused();
    }
  });

  test('[BTN-09] without script the link is WhatsApp with a message about the unit', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.example('unit-types', 0));
    const href = new URL((await page.locator('a[data-unit]').first().getAttribute('href')) ?? '');
    expect(href.host).toBe('wa.me');
    expect(href.searchParams.get('text')).toContain('Tipe 60');
    await page.close();
  });

  test('[BTN-09] [LB-01] picture and floor plan of a unit are one slideshow', async ({ page, site }) => {
    await page.goto(site.example('unit-types', 0));
    await page.getByRole('link', { name: 'Lihat denah Tipe 60' }).click();
    await expect(page.locator('#elementor-lightbox [data-part="counter"]')).toHaveText('2 / 2');
    await expect(page.locator('#elementor-lightbox [data-part="title"]')).toHaveText('Denah Tipe 60');
  });

  test('[BTN-09] buttons of neighbouring cards line up; nothing shifts, axe finds nothing', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto(site.example('unit-types', 0));
    await scrollThrough(page);
    const tops = await page
      .locator('a[data-unit]')
      .evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectAccessible(page);
    expect(await shifts()).toBe('0.00');
  });
});

test.describe('site plan', () => {
  const spots = (page: Page) =>
    page.locator('.site-plan ul button[popovertarget]:not([popovertargetaction])');
  const card = (page: Page) => page.locator('.site-plan [popover]:popover-open');

  test('[WID-15] a place opens by keyboard, one at a time, and returns the focus', async ({ page, site }) => {
    await page.goto(site.example('site-plan', 0));
    await spots(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText('Klaster Anggrek');
    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('link', { name: 'Lihat tipe 60' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(spots(page).nth(2)).toBeFocused();
    await spots(page).nth(0).click();
    await expect(card(page)).toContainText('Danau utama');
    await spots(page).nth(3).click();
    await expect(card(page)).toHaveCount(1);
    await expect(card(page)).toContainText('Klaster Melati');
    await card(page).getByRole('button', { name: 'Tutup' }).click();
    await expect(card(page)).toHaveCount(0);
  });

  test('[WID-15] every place is also in the list; marks are where the author put them', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(site.example('site-plan', 0));
    await expect(page.locator('.site-plan ol > li')).toHaveCount(6);
    await expect(page.locator('.site-plan ol')).toContainText('Untuk acara warga, kapasitas 40 orang.');
    const [plan, spot] = await Promise.all([
      page.locator('.site-plan img').first().boundingBox(),
      spots(page).nth(1).boundingBox(),
    ]);
    expect(((spot?.x ?? 0) + 22 - (plan?.x ?? 0)) / (plan?.width ?? 1)).toBeCloseTo(0.46, 2);
    expect(((spot?.y ?? 0) + 22 - (plan?.y ?? 0)) / (plan?.height ?? 1)).toBeCloseTo(0.54, 2);
    await spots(page).nth(1).click();
    await expect(card(page)).toContainText('Paviliun terapung');
    await page.close();
  });
});
