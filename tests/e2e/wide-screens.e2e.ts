import { expect, test } from './site.ts';

const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];

/** The measures that grow with the screen, in pixels, and the longest line of running text in letters. */
function measure() {
  const px = (selector: string, property: string) => {
    const element = document.querySelector(selector);
    return element ? Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) : 0;
  };
  const widths = [
    ...document.querySelectorAll('.site-header__inner, .section__inner[data-width="normal"]'),
  ].map((element) => element.getBoundingClientRect().width);
  const screens = [...document.querySelectorAll('.section[data-height="screen"]')].map(
    (element) => element.getBoundingClientRect().height,
  );
  return {
    column: Math.max(...widths),
    title: px('h1', 'font-size'),
    text: px('.text p', 'font-size'),
    room: px('.section[data-spacing="large"] + .section[data-spacing="large"]', 'padding-top'),
    screen: Math.max(0, ...screens),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}

for (const slug of slugs)
  test(`[LIB-02] ${slug}: column, type and space grow with the screen; what fills a screen has a ceiling`, async ({
    page,
    site,
  }) => {
    const at = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await page.goto(site.page(slug));
      return page.evaluate(measure);
    };
    const laptop = await at(1440, 900);
    const desktop = await at(1920, 1080);
    const large = await at(2560, 1440);
    expect(laptop.column).toBeCloseTo(1216, 0);
    for (const [narrow, wide] of [
      [laptop, desktop],
      [desktop, large],
    ] as const) {
      expect(wide.column / narrow.column).toBeGreaterThan(1.2);
      expect(wide.title / narrow.title).toBeGreaterThan(1.15);
      expect(wide.text).toBeGreaterThan(narrow.text);
      if (narrow.room > 0) expect(wide.room / narrow.room).toBeGreaterThan(1.1);
    }
    expect((await at(1920, 3000)).screen).toBe((await at(1920, 2000)).screen);
    for (const { overflow, screen } of [laptop, desktop, large]) {
      expect(overflow).toBeLessThanOrEqual(0);
      expect(screen).toBeLessThanOrEqual(1300);
    }
  });
