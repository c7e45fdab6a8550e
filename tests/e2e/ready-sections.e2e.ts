import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { themePresets } from '../../src/renderer/theme-presets.ts';
import { expectAccessible, expectReadable, scrollThrough, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';

const folder = 'schemas/patterns';
const ids = readdirSync(folder).map((name) =>
  String(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).section.id),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const styles = Object.keys(themePresets).map((preset, at) => ({
  slug: `sections/${preset}`,
  wanted: ids,
  // The elements are the same in every style, and so is what axe finds in them.
  axe: at === 0 ? [390, 1440] : [],
}));
const starters = readdirSync('schemas/starters').map((file) => ({
  slug: `starters/${file.replace(/^\d+-|\.json$/g, '')}`,
  wanted: [] as string[],
  // They are made of sections that are looked at in the first style at both widths.
  axe: [390],
}));

for (const { slug, wanted, axe } of [...styles, ...starters])
  for (const [opened, others] of [
    [390, [320, 834]],
    [1440, [1920]],
  ] as const)
    test(`[LIB-12] ${slug}, opened at ${opened} px: all sections fit this screen and others, and are accessible`, async ({
      page,
      site,
    }) => {
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width: opened, height: 900 });
      await page.goto(site.page(slug));
      await page.evaluate(() => document.querySelector('[data-far]')?.removeAttribute('data-far'));
      await scrollThrough(page);
      expect(Number(await shifts())).toBeLessThan(0.1);
      if (axe.includes(opened)) await expectAccessible(page);
      // Of a style its colours alone are new, which are the same at any width.
      else if (wanted.length > 0 && opened === 1440) await expectReadable(page);
      for (const width of [opened, ...others]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await hidden(page, wanted), `at ${width}`).toEqual([]);
        expect(await outside(page), `at ${width}`).toEqual([]);
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await beyond(), `at ${width}`).toBeLessThanOrEqual(0);
      }
    });

/** The sections that take no space. */
const hidden = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.filter((id) => {
        const box = document.querySelector(`section#${id}`)?.getBoundingClientRect();
        return !box || box.width * box.height === 0;
      }),
    ids,
  );

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
