import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unitTokens } from '../../src/lib/unit-tokens.ts';
import { scrollThrough, watchRequests } from './checks.ts';
import { lostInForcedColours } from './forced-colours.ts';
import { frames } from './frames.ts';
import { expect, test } from './site.ts';
import { fillLead, newVisitor, openDialog, standAtEdge, staysOnPage } from './visitor.ts';

const SLUGS = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A window of 1440 × 900 at 200 % lays out as one of half its size; 640 × 400 is one of 1280 × 800. */
const HALF = { width: 720, height: 450 };

/** The sentences and titles that visitors read on the page itself, without mark-up. */
function wordsOf(slug: string): string[] {
  const page = JSON.parse(readFileSync(`pages/${slug}/page.json`, 'utf8')) as { sections: unknown };
  const words: string[] = [];
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string' && SEEN.has(key)) words.push(value);
    else if (Array.isArray(value)) for (const each of value) read(each, key);
    else if (value && typeof value === 'object')
      for (const [name, each] of Object.entries(value)) if (name !== 'image') read(each, name);
  };
  read(page.sections, '');
  return words;
}

const SEEN = new Set(['question', 'answer', 'quote', 'caption', 'detail', 'remark', 'address']);
for (const key of ['text', 'content']) SEEN.add(key);

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]+>|\*\*|_/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Finds words, and figures of the list of homes in the place of their tokens. */
const patternOf = (words: string) =>
  new RegExp(
    words
      .split(TOKENS)
      .map((part) => plain(part).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join(' *(?:Rp [\\d.,]+(?: juta| miliar)?|\\d+) *'),
  );
const TOKENS = new RegExp(`\\[(?:${unitTokens.join('|')})(?::[^\\]]*)?\\]`);

/** The overflow beyond the end of the screen, even where scrolling is disabled. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('.button, h1, h2, h3, summary')].filter(
      (each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
    );
    return { beyond: scrollWidth - clientWidth, cut: cut.map(({ textContent }) => textContent) };
  });

for (const slug of SLUGS) {
  test(`${slug} without script: all text, pictures and links are visible, buttons lead on and forms post`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(site.page(slug));
    await expect(page.locator('h1')).toBeVisible();
    for (const section of await page.locator('main > section').all()) await expect(section).toBeVisible();
    const seen = plain((await page.locator('main').evaluate(({ textContent }) => textContent)) ?? '');
    expect(wordsOf(slug).filter((words) => !patternOf(words).test(seen))).toEqual([]);

    const broken = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ currentSrc, alt }) => currentSrc || alt),
      );
    await expect.poll(broken, { timeout: 60_000 }).toEqual([]);

    const links = await page.evaluate(() => ({
      nowhere: [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
        .filter((id) => id && !document.getElementById(id)),
      whatsapp: [...document.querySelectorAll<HTMLAnchorElement>('main a.button, header a.button')]
        .filter((link) => /whatsapp|wa\.me/.test(link.href))
        .map(({ href }) => new URL(href).searchParams.get('phone') ?? new URL(href).pathname),
    }));
    expect(links.nowhere).toEqual([]);
    expect(links.whatsapp.length).toBeGreaterThan(1);
    for (const phone of links.whatsapp) expect(phone).toMatch(/^\/?62\d{8,}/);

    const leads = page.locator('main a[data-lead]');
    const addresses = await leads.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|#|\/)/);
    // A form that only asks the page itself needs no address.
    for (const form of await page.locator('main form:not([method=get], [method=dialog])').all()) {
      await expect(form).toHaveAttribute('action', /./);
      await expect(form).toHaveAttribute('method', 'post');
    }
    await context.close();
  });

  test(`${slug} on small screens, with large text, in forced colours and on paper`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.page(slug));
    await scrollThrough(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    for (const viewport of [{ width: 320, height: 640 }, { width: 640, height: 400 }, HALF]) {
      await page.setViewportSize(viewport);
      expect(await overflow(page), `at ${viewport.width}`).toEqual({ beyond: 0, cut: [] });
    }
    await page.setViewportSize({ width: 834, height: 1112 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await scrollThrough(page);
    expect((await overflow(page)).beyond).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });

    await page.emulateMedia({ forcedColors: 'active' });
    for (const viewport of [DESKTOP, HALF]) {
      await page.setViewportSize(viewport);
      expect(await lostInForcedColours(page), `at ${viewport.width}`).toEqual([]);
    }

    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    const paper = await page.evaluate(() => {
      const SCREEN_ONLY =
        'dialog, form, [hidden], [popover], [role="tooltip"], .share, .map__ask, .countdown__ended';
      const seen = (each: Element) =>
        each.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true });
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      return {
        lost: all('main :is(h1, h2, h3, p, dt, dd, th, td)')
          .filter((each) => each.textContent.trim() && !each.closest(SCREEN_ONLY) && !seen(each))
          .map(({ textContent }) => textContent),
        left: all('.site-header, .floating-group, dialog')
          .filter(seen)
          .map(({ className }) => className),
      };
    });
    expect(paper.left).toEqual([]);
    expect(paper.lost).toEqual([]);
    const hidden = await page
      .locator('main details > :not(summary), main [role=tabpanel]')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).offsetHeight === 0).map(String));
    expect(hidden).toEqual([]);
    // Chromium writes photographs into a PDF without loss; there are ten of them on a page, and nothing else is large.
    const { length } = await page.pdf({ format: 'A4' });
    expect(length).toBeGreaterThan(1_000_000);
    expect(length).toBeLessThan(15_000_000);
  });

  test(`${slug} offline after it loaded: the modal opens, and a form keeps its input`, async ({
    page,
    context,
    site,
  }) => {
    await standAtEdge(context);
    await staysOnPage(context);
    const visitor = newVisitor();
    await page.goto(site.page(slug), { waitUntil: 'load' });
    await context.setOffline(true);
    await page.locator('#beranda a.button').first().click();
    const dialog = openDialog(page);
    await expect(dialog).toBeVisible();
    await fillLead(dialog, visitor);
    const consent = dialog.getByRole('checkbox');
    if (await consent.count()) await consent.check();
    const submit = dialog.locator('[data-submit]');
    await submit.click();
    await expect(dialog.getByLabel('Nama lengkap')).toHaveValue(visitor.name);
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await context.setOffline(false);
    expect((await saved).ok()).toBe(true);
  });

  test(`${slug} for visitors who want less motion: nothing moves, and once it has loaded it works without the network`, async ({
    page,
    context,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const settled = watchRequests(page);
    await page.goto(site.page(slug));
    await scrollThrough(page);
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && typeof duration === 'number' && duration > 1;
        })
        .map((each) => (each.effect as KeyframeEffect).target?.className);
    expect(await page.evaluate(moving)).toEqual([]);
    const before = await page.screenshot();
    await frames(page);
    expect((await page.screenshot()).equals(before)).toBe(true);

    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await settled();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await context.setOffline(true);
    await scrollThrough(page);
    const button = page.locator('main [data-lead][data-dialog]:visible').first();
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect(openDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('[PAGE-01] far sections wait only while the page is on its way or behind a window: a picture of the whole page shows all', async ({
  page,
  site,
}) => {
  const undrawn = () =>
    page
      .locator('main > section > *')
      .evaluateAll(
        (all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await page.goto(site.page('taman-asri'));
  await expect.poll(undrawn).toBe(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('main [data-dialog=_general-modal]').first().click();
  await expect(page.locator('#_general-modal')).toHaveAttribute('open');
  await expect.poll(undrawn).toBeGreaterThan(5);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.keyboard.press('Escape');
  await expect.poll(undrawn).toBe(0);
});
