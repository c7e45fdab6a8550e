import { expect, test } from './site.ts';

for (const width of [390, 1440]) {
  test(`[OPS-66] the parts of a row in a box all begin without a line at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.fixture('layout-rows'));
    for (const parts of ['#angka dl > div', '#ikon li']) {
      const edges = await page.locator(parts).evaluateAll((all) =>
        all.map((one) => {
          const { borderTopWidth, paddingTop, paddingBottom } = getComputedStyle(one);
          return `${borderTopWidth} ${paddingTop} ${paddingBottom}`;
        }),
      );
      expect(edges.length, parts).toBeGreaterThan(2);
      expect(new Set(edges), parts).toEqual(new Set(['0px 0px 0px']));
    }
  });

  test(`[OPS-66] a line between widgets fills its column at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.fixture('layout-rows'));
    const lines = await page.locator('#garis hr').evaluateAll((all) =>
      all.map((one) => {
        const room = one.parentElement as Element;
        const { paddingLeft, paddingRight } = getComputedStyle(room);
        const inside = room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return one.getBoundingClientRect().width / inside;
      }),
    );
    const [boxed = 0, stacked = 0, short = 0, beside = 0] = lines;
    expect(boxed).toBeCloseTo(1, 1);
    expect(stacked).toBeCloseTo(1, 1);
    expect(short).toBeLessThan(0.5);
    expect(beside).toBeGreaterThan(0.3);
  });
}
