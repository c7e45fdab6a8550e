import { expectAccessible, scrollThrough } from './checks.ts';
import { expect, test } from './site.ts';

for (const tone of ['tint', 'dark', 'brand']) {
  test(`[WID-15] on a ${tone} section everything stays readable`, async ({ page, site }) => {
    await page.goto(site.fixture(`content-${tone}`));
    await scrollThrough(page);
    await expectAccessible(page);
  });
}

test('[WID-15] with colours of the system, and on paper, everything is still there', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.fixture('content-dark'));
  const alert = page.locator('.alert').first();
  await expect(alert).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('.testimonial__full').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Tampilkan peta' })).toBeVisible();
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(page.getByText('Kolam renang 25 meter')).toBeVisible();
  await expect(page.getByText('Jl. Raya Serpong No. 88')).toBeVisible();
  await expect(page.locator('.alert button').first()).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[WID-15] the map is an address with a way there, and no button that does nothing', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('map', 0));
    await expect(page.getByText('Jl. Raya Serpong No. 88')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Petunjuk arah' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=-6.2615%2C106.6543',
    );
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('[WID-12] the value to copy is visible', async ({ page, site }) => {
    await page.goto(site.example('copy-button', 2));
    await expect(page.getByText('https://example.co.id/taman-asri')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('[WID-04] an alert is shown, without a button that does nothing', async ({ page, site }) => {
    await page.goto(site.example('alert', 0));
    await expect(page.getByRole('status')).toContainText('Kantor pemasaran tutup');
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('[WID-01] a section that would move shows its first picture', async ({ page, site }) => {
    for (const index of [1, 2]) {
      await page.goto(site.example('section', index));
      await expect(page.locator('[data-backdrop] img')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});

test.describe('map', () => {
  for (const [index, host] of [
    [0, 'www.openstreetmap.org/export/embed.html'],
    [1, 'www.google.com/maps/embed'],
    [2, 'www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1sJl.%20Boulevard'],
  ] as const) {
    test(`[WID-15] example ${index} asks ${host} for the map only when the visitor does, and the focus goes with it`, async ({
      page,
      site,
    }) => {
      const asked: string[] = [];
      await page.route(/openstreetmap|google/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>Peta</title><p>peta</p>' });
      });
      await page.goto(site.example('map', index));
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: 'Tampilkan peta' }).click();
      await expect(page.frameLocator('iframe').getByText('peta')).toBeVisible();
      expect(asked[0]).toContain(host);
      await expect(page.locator('iframe')).toBeFocused();
      await expect(page.locator('iframe')).toHaveAttribute('title', /^Peta /);
      await expect(page.locator('iframe')).toHaveAttribute(
        'referrerpolicy',
        'strict-origin-when-cross-origin',
      );
      await expectAccessible(page);
    });
  }
});

test('[WID-15] the cells of a table have headers for their row, column and group', async ({ page, site }) => {
  await page.goto(site.example('table', 0));
  await expect(page.getByRole('table', { name: 'Spesifikasi bangunan' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Bagian', 'Tipe 60', 'Tipe 90']);
  await expect(page.getByRole('rowheader', { name: 'Pondasi' })).toBeVisible();
  await expect(page.locator('th[scope=rowgroup]')).toHaveText(['Struktur', 'Penyelesaian', 'Utilitas']);
});

test('[WID-15] a table wider than a phone scrolls on its own, by keyboard too', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.example('table', 1));
  const region = page.getByRole('region', { name: 'Simulasi cicilan KPR' });
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const head = await page.getByRole('rowheader').first().boundingBox();
  expect(head?.x).toBeLessThan(40);
});

test('[WID-15] stars are read as words', async ({ page, site }) => {
  await page.goto(site.example('testimonial', 1));
  await expect(page.getByText('Nilai 5 dari 5')).toHaveCount(2);
  await expect(page.getByText('Nilai 4,5 dari 5')).toHaveCount(1);
  await expect(page.locator('figure').first()).toContainText('Ratri Wulandari');
});

test('[WID-15] a price card is one link, as large as the card', async ({ page, site }) => {
  await page.goto(site.example('price-list', 1));
  const card = page.locator('.price-list li').first();
  await expect(card.getByRole('link')).toHaveCount(1);
  const [box, at] = await card.evaluate((item) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return [{ width, height }, document.elementFromPoint(x + width / 2, y + height - 4)?.localName];
  });
  expect(box.height).toBeGreaterThan(200);
  expect(at).toBe('a');
  await expect(page.getByText('Harga semula')).toHaveCount(1);
});

test('[WID-15] what needs no script has none', async ({ page, site }) => {
  for (const type of [
    'table',
    'testimonial',
    'price-list',
    'facilities',
    'location-list',
    'logo-strip',
    'heading',
    'columns',
    'icon-list',
    'divider',
    'spacer',
  ]) {
    await page.goto(site.example(type));
    await expect(page.locator('script[src], script[data-runtime], k-island'), type).toHaveCount(0);
  }
});
