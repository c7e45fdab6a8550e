import { expect, test } from './site.ts';

const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];

/** The narrowest and the widest gap between two words of a page in em of its font size, with the tracking on both sides. */
function measureGaps(): { narrow: [number, string]; wide: [number, string]; count: number } {
  const found: [number, string][] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ contentVisibilityAuto: false })) continue;
    const style = getComputedStyle(parent);
    if (/mono|justify/.test(style.fontFamily + style.textAlign)) continue;
    const range = document.createRange();
    for (const { index } of (text.nodeValue ?? '').matchAll(/(?<=\p{L}) (?=\p{L})/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const box = range.getBoundingClientRect();
      // A space at the end of a line has no width.
      if (box.width === 0) continue;
      const tracking = Number.parseFloat(style.letterSpacing) || 0;
      const words = (text.nodeValue ?? '').slice(Math.max(0, index - 12), index + 12);
      found.push([(box.width + tracking) / Number.parseFloat(style.fontSize), words]);
    }
  }
  found.sort(([a], [b]) => a - b);
  const [narrow = [0, ''], wide = [0, '']] = [found[0], found.at(-1)];
  return { narrow, wide, count: found.length } as ReturnType<typeof measureGaps>;
}

for (const deviceScaleFactor of [1, 2, 3])
  test(`[LIB-01] words are told apart at every size and in every typeface, at a device pixel ratio of ${deviceScaleFactor}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      deviceScaleFactor,
      viewport: deviceScaleFactor === 1 ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    });
    const page = await context.newPage();
    for (const slug of slugs) {
      await page.goto(site.page(slug));
      await page.evaluate(() => document.fonts.ready);
      const gaps = await page.evaluate(measureGaps);
      expect(gaps.count, slug).toBeGreaterThan(50);
      expect(gaps.narrow[0], `${slug}: ${gaps.narrow[1]}`).toBeGreaterThan(0.2);
      expect(gaps.wide[0], `${slug}: ${gaps.wide[1]}`).toBeLessThan(0.32);
    }
    await context.close();
  });
