import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { themePresets } from '../../src/renderer/theme-presets.ts';
import { expectAccessible, scrollThrough, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';

const folder = 'schemas/patterns';
const ids = readdirSync(folder).map((name) =>
  String(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).section.id),
);

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const styles = Object.keys(themePresets).map((preset) => ({ slug: `sections/${preset}`, wanted: ids }));
const starters = readdirSync('schemas/starters').map((file) => ({
  slug: `starters/${file.replace(/^\d+-|\.json$/g, '')}`,
  wanted: [] as string[],
}));

for (const { slug, wanted } of [...styles, ...starters])
  test(`[LIB-12] ${slug}: all sections fit every screen and are accessible`, async ({ page, site }) => {
    const shifts = await watchShifts(page);
    for (const width of [320, 390, 834, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.page(slug));
      await page.evaluate(() => document.querySelector('[data-far]')?.removeAttribute('data-far'));
      await scrollThrough(page);
      for (const id of wanted) await expect(page.locator(`section#${id}`)).toBeVisible();
      expect(await outside(page), `at ${width}`).toEqual([]);
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await beyond(), `at ${width}`).toBeLessThanOrEqual(0);
      expect(Number(await shifts()), `shift at ${width}`).toBeLessThan(0.1);
      if (width === 390 || width === 1440) await expectAccessible(page);
    }
  });

/** Parts with words that are partly beside the screen, without those in a row to scroll. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const isScrolled = (part: Element | null): boolean =>
      part !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(part).overflowX) || isScrolled(part.parentElement));
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, a, button, input)')]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && (left < -1 || right > screen + 1) && part.checkVisibility();
      })
      .filter((part) => !isScrolled(part.parentElement?.closest('main *') ?? null))
      .map(
        (part) =>
          `${part.closest('section')?.id}: ${part.tagName} "${part.textContent?.trim().slice(0, 40)}"`,
      );
  });
