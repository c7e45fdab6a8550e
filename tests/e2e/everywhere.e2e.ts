import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { scrollThrough, watchRequests } from './checks.ts';
import { expect, test } from './site.ts';

const slugs = readdirSync('pages').filter((slug) => existsSync(`pages/${slug}/page.json`));
test.describe.configure({ timeout: 300_000 });

/** The width of the page beyond the screen, in CSS pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const slug of slugs) {
  test.describe(slug, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });
      test('all text and pictures are visible, buttons lead on and forms post', async ({ page, site }) => {
        await page.goto(site.page(slug));
        await expect(page.locator('h1')).toBeVisible();
        const sections = page.locator('main > section');
        for (let index = 0; index < (await sections.count()); index += 1)
          await expect(sections.nth(index)).toBeVisible();
        const leads = page.locator('main a[data-lead]');
        const addresses = await leads.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(addresses.length).toBeGreaterThan(0);
        for (const address of addresses) expect(address).toMatch(/^(https:\/\/|#|\/)/);
        // A form that only asks the page itself needs no address.
        for (const form of await page.locator('main form:not([method=get], [method=dialog])').all()) {
          await expect(form).toHaveAttribute('action', /./);
          await expect(form).toHaveAttribute('method', 'post');
        }
      });
    });

    test('after it has loaded it works without the network', async ({ page, site, context }) => {
      const settled = watchRequests(page);
      await page.goto(site.page(slug));
      await scrollThrough(page);
      await page.evaluate(() => document.fonts.ready);
      await settled();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await context.setOffline(true);
      await scrollThrough(page);
      const button = page.locator('main [data-lead][data-dialog]:visible').first();
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    for (const [name, viewport] of [
      ['at 320 pixels', { width: 320, height: 640 }],
      ['at 200 % of zoom on a small laptop', { width: 640, height: 400 }],
    ] as const) {
      test(`${name} nothing overflows the screen`, async ({ page, site }) => {
        await page.setViewportSize(viewport);
        await page.goto(site.page(slug));
        await scrollThrough(page);
        expect(await overflow(page)).toBe(0);
        await expect(page.locator('h1')).toBeVisible();
      });
    }

    test('with text at twice the size nothing overflows the screen', async ({ page, site }) => {
      await page.setViewportSize({ width: 834, height: 1112 });
      await page.goto(site.page(slug));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await scrollThrough(page);
      expect(await overflow(page)).toBe(0);
    });

    test('in forced colours every lead button and field keeps an edge, an underline or an icon', async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(site.page(slug));
      const bare = await page
        .locator(
          'main a[data-lead], main input:not([type=hidden], [type=checkbox], [type=radio], [type=range])',
        )
        .evaluateAll((all) =>
          all
            .filter((one) => (one as HTMLElement).offsetParent !== null)
            .filter((one) => {
              const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } =
                getComputedStyle(one);
              const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px';
              return (
                !hasEdge &&
                outlineStyle === 'none' &&
                !textDecorationLine.includes('underline') &&
                !one.querySelector('svg, img')
              );
            })
            .map((one) => one.outerHTML.slice(0, 120)),
        );
      expect(bare).toEqual([]);
    });

    test('on paper all text is printed, and floating elements are not', async ({ page, site }) => {
      await page.goto(site.page(slug));
      await scrollThrough(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeVisible();
      for (const floating of ['.floating-group', 'dialog'])
        for (const one of await page.locator(floating).all()) await expect(one).toBeHidden();
      const hidden = await page
        .locator('main details > :not(summary), main [role=tabpanel]')
        .evaluateAll((all) =>
          all
            .filter((one) => (one as HTMLElement).offsetHeight === 0)
            .map((one) => one.outerHTML.slice(0, 120)),
        );
      expect(hidden).toEqual([]);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.length).toBeGreaterThan(20_000);
    });
  });
}
