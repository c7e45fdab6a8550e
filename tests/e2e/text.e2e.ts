import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { allHydrated } from './hydration.ts';
import { expect, test } from './site.ts';
import { copy } from './words.ts';

test.describe('drop cap', () => {
  for (const index of [0, 1, 4]) {
    test(`[WID-08] example ${index}: style alone, the word stays whole, nothing loads`, async ({
      page,
      site,
    }) => {
      await page.goto(site.example('text', index));
      const first = page.locator('.text > p').first();
      expect(await first.evaluate((paragraph) => paragraph.childNodes.length)).toBe(1);
      expect(await first.evaluate((paragraph) => paragraph.textContent.startsWith('Lahan'))).toBe(true);
      const [letter, body] = await first.evaluate((paragraph) => {
        const style = getComputedStyle(paragraph, '::first-letter');
        return [
          `${style.getPropertyValue('initial-letter')} ${style.fontSize}`,
          getComputedStyle(paragraph).fontSize,
        ];
      });
      const [lines, , size] = letter.match(/^(\S+)( \S+)? ([\d.]+)px$/)?.slice(1) ?? [];
      expect(lines !== 'normal' || Number(size) > 2.5 * Number.parseFloat(body)).toBe(true);
      await expect(page.locator('script[src], script[data-runtime]')).toHaveCount(0);
    });
  }

  test('[WID-08] without initial letters, as in Firefox, it is as tall as three lines all the same', async ({
    page,
    site,
  }) => {
    const styles: [RegExp, string][] = [
      [/@supports \(initial-letter: 3\)[^{]*/g, '@supports (taken-away: 3) '],
    ];
    for (const taken of [
      styles,
      [...styles, [/@supports \(font-size: 1lh\)/g, '@supports (taken-away: 1)']],
    ]) {
      await page.unrouteAll();
      await page.route(/\/$/, async (route) => {
        const response = await route.fetch();
        let html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
        for (const [pattern, instead] of taken as [RegExp, string][]) html = html.replace(pattern, instead);
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, body: html, headers });
      });
      await page.goto(site.example('text', 0));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { beside, first, third } = await page
        .locator('.text > p')
        .first()
        .evaluate((paragraph) => {
          const text = paragraph.firstChild as Text;
          const range = document.createRange();
          const boxOf = (from: number, to: number) => {
            range.setStart(text, from);
            range.setEnd(text, to);
            return range.getClientRects()[0] as DOMRect;
          };
          const { left } = paragraph.getBoundingClientRect();
          const lines = new Map<number, DOMRect>();
          for (let at = 1; at < text.length; at += 1) {
            const box = boxOf(at, at + 1);
            if (box?.width && !lines.has(Math.round(box.top))) lines.set(Math.round(box.top), box);
          }
          const starts = [...lines.values()];
          const size = Number.parseFloat(getComputedStyle(paragraph, '::first-letter').fontSize);
          return {
            beside: starts.filter((box) => box.left > left + 8).length,
            first: size,
            third: (starts[2]?.bottom ?? 0) - (starts[0]?.top ?? 0),
          };
        });
      expect(beside).toBe(3);
      // A capital has 0.7 of its size.
      expect(0.7 * first).toBeGreaterThan(0.7 * third);
      expect(0.7 * first).toBeLessThan(third);
    }
  });

  test('[WID-08] the text runs through two columns, and through one on a phone', async ({ page, site }) => {
    const starts = () =>
      page
        .locator('.text > p')
        .evaluateAll((all) => new Set(all.map((p) => Math.round(p.getBoundingClientRect().right))).size);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.example('text', 1));
    expect(await starts()).toBe(2);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await starts()).toBe(1);
  });
});

test.describe('alert', () => {
  const alert = (page: Page) => page.locator('.alert');
  const close = (page: Page) => page.getByRole('button', { name: 'Tutup' });

  test('[WID-04] it fades for 400 ms, then it is gone, and the focus goes on with what follows', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto(site.example('alert', 1));
    await close(page).focus();
    await allHydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveAttribute('data-state', 'leaving');
    expect(await alert(page).evaluate((box) => getComputedStyle(box).transitionDuration)).toBe('0.4s');
    await page.clock.runFor(399);
    await expect(alert(page)).not.toHaveAttribute('hidden');
    await page.clock.runFor(1);
    await expect(alert(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('[WID-04] the first click counts, even before the script has loaded', async ({ page, site }) => {
    await page.goto(site.example('alert', 1));
    await close(page).click();
    await expect(alert(page)).toBeHidden();
    await page.reload();
    await expect(alert(page)).toBeVisible();
  });

  test('[WID-04][WID-14] it stays away as long as its author wants, in seconds, then it comes back', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto(site.example('alert', 0));
    await allHydrated(page);
    await close(page).click();
    await page.clock.runFor(400);
    await page.reload();
    await allHydrated(page);
    await expect(alert(page)).toBeHidden();
    await page.clock.fastForward(604_800_000);
    await page.reload();
    await allHydrated(page);
    await expect(alert(page)).toBeVisible();
  });

  test('[WID-04] a browser that stores nothing still puts it away', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto(site.example('alert', 0));
    await close(page).click();
    await expect(alert(page)).toBeHidden();
  });

  test('[WID-04] it is a status, never interrupts, and one that stays has no button and no script', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('alert', 2));
    await expect(page.getByRole('status')).toContainText('Harga dan ketersediaan');
    await expect(close(page)).toHaveCount(0);
    await expect(page.locator('script[src], script[data-runtime]')).toHaveCount(0);
  });
});

test.describe('copy button', () => {
  const status = (page: Page) => page.locator('.copy-button').getByRole('status');

  test('[WID-12] it copies, says Copied! for two seconds to eye and ear, and keeps its width', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(site.example('copy-button', 0));
    const button = page.locator('.copy-button button');
    const before = await button.boundingBox();
    await button.hover();
    await expect(page.locator('k-island[data-widget=copy-button]')).toHaveAttribute('data-state', 'awake');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveAccessibleName('Copied!');
    await expect(status(page)).toHaveText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ASRI-PERDANA-26');
    expect(await button.boundingBox()).toEqual(before);
    await page.clock.runFor(1999);
    await expect(button).toHaveAccessibleName('Copied!');
    await page.clock.runFor(1);
    await expect(button).toHaveAccessibleName('Salin kode');
    await expect(status(page)).toHaveText('');
    await page.clock.resume();
    await button.click();
    await expectAccessible(page);
  });

  test('[WID-12] where the clipboard is closed it copies the old way', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read']);
    await page.addInitScript(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() }),
    );
    await page.goto(site.example('copy-button', 1));
    await page.locator('.copy-button button').click();
    await expect(status(page)).toHaveText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0213 4455 78');
  });

  test('[WID-12] where copying is blocked, the value is shown and selected, and the visitor gets a message', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(site.example('copy-button', 2));
    await page.locator('.copy-button button').click();
    await expect(status(page)).toHaveText(copy.copyFailed);
    await expect(page.locator('.copy-button code')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('https://example.co.id/taman-asri');
    await expectAccessible(page);
  });
});

test('[WID-13] the script of a widget is requested when a visitor comes near it, not before', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const own = (type: string) => asked.filter((url) => url.includes(`widget-${type}`)).length;
  for (const [type, index, selector] of [
    ['copy-button', 0, '.copy-button button'],
    ['alert', 1, '.alert button'],
    ['map', 0, '.map button'],
  ] as const) {
    await page.goto(site.example(type, index));
    await page.waitForLoadState('networkidle');
    expect(own(type), type).toBe(0);
    await page.locator(selector).hover();
    await expect.poll(() => own(type), type).toBe(1);
  }
});

test('[WID-08] the quotation mark of a large testimonial hangs in the margin: all lines begin below each other', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.example('testimonial', 0));
  const quote = page.locator('.testimonial__hanging .testimonial__quote p').first();
  const { left, starts, size } = await quote.evaluate(async (paragraph) => {
    await document.fonts.ready;
    const words = document.createRange();
    words.selectNodeContents(paragraph);
    const lines = new Map<number, number>();
    for (const { top, left: start, width } of words.getClientRects())
      if (width > 0) lines.set(Math.round(top), Math.min(start, lines.get(Math.round(top)) ?? start));
    return {
      left: paragraph.getBoundingClientRect().left,
      starts: [...lines.values()],
      size: Number.parseFloat(getComputedStyle(paragraph).fontSize),
    };
  });
  expect(starts.length).toBeGreaterThan(1);
  // The style puts the mark before the first word, which starts where the other lines do.
  for (const start of starts) expect(Math.abs(start - left)).toBeLessThan(0.12 * size);
});
