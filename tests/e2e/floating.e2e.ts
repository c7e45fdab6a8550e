import { expect, test } from './site.ts';

const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];

for (const slug of slugs)
  for (const width of [320, 360, 390, 430])
    test(`[LIB-04] ${slug} at ${width} px: the floating buttons come after the opening and are a bar that ends the screen`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.page(slug));
      const bar = page.locator('.floating-group');
      await expect(bar).toBeHidden();
      await page.evaluate(() => scrollTo(0, innerHeight * 0.6));
      await expect(bar).toBeVisible();
      const seen = await bar.evaluate(async (element) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const states = new Set<string>();
        // Sections that come near may be higher than was reserved for them: the end is read again at each step.
        for (let top = 480; top < document.documentElement.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' });
          await frame();
          // Text, images and controls go on below the bar as below the edge of a screen: from its one side to the other.
          const { left, right, bottom, height } = element.getBoundingClientRect();
          const ground = getComputedStyle(element).backgroundColor;
          states.add(JSON.stringify({ left, right, bottom, isLow: height <= 72, ground }));
        }
        return [...states].map((state) => JSON.parse(state) as Record<string, unknown>);
      });
      expect(seen).toEqual([
        {
          ...{ left: 0, right: width, bottom: 800, isLow: true },
          ground: expect.not.stringMatching(/rgba|transparent|\/ 0/),
        },
      ]);
      // The last words of the page are above it.
      const last = await page.locator('.site-footer').evaluate((footer) => {
        const range = document.createRange();
        range.selectNodeContents(footer);
        return Math.max(
          ...[...range.getClientRects()].filter(({ height }) => height < 60).map(({ bottom }) => bottom),
        );
      });
      expect(last).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    });

test('[LIB-04] what has the focus is scrolled clear of the bar', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(site.page('taman-asri'));
  await page.evaluate(() => scrollTo(0, innerHeight));
  const bar = page.locator('.floating-group');
  await expect(bar).toBeVisible();
  const top = (await bar.boundingBox())?.y ?? 0;
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((edge) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('.floating-group, .site-header'))
        return '';
      const box = focused.getBoundingClientRect();
      return box.bottom > edge && box.height < 200 ? focused.outerHTML.slice(0, 120) : '';
    }, top);
    expect(hidden).toBe('');
  }
});

for (const width of [1100, 1280, 1440, 1920])
  test(`[LIB-04] at ${width} px the floating button is beside the column of the page`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of slugs) {
      await page.goto(site.page(slug));
      await page.evaluate(() => scrollTo(0, innerHeight));
      const button = page.locator('.floating-group > .button');
      await expect(button).toBeVisible();
      const [box, column] = await Promise.all([
        button.boundingBox(),
        page.locator('.site-footer > div').evaluate((inner) => {
          const { right } = inner.getBoundingClientRect();
          return right - Number.parseFloat(getComputedStyle(inner).paddingRight);
        }),
      ]);
      // Below 1216 px of column the gutter is narrower than a button.
      expect(box?.x).toBeGreaterThanOrEqual(column - (width < 1216 ? 40 : 0));
      await expect(button).toHaveAccessibleName(/WhatsApp|Tanya|Hubungi/);
    }
  });
