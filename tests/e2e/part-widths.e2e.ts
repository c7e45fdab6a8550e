import { expect, test } from './site.ts';

for (const width of [390, 1440]) {
  test(`[OPS-66] a button and a form are as wide as what they are in at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.fixture('layout-parts'));
    const shares = await page.locator('#pesan a.button, #daftar .fields').evaluateAll((all) =>
      all.map((one) => {
        const { paddingLeft, paddingRight } = getComputedStyle(one.closest('.columns') as Element);
        const room = (one.closest('.columns') as Element).clientWidth;
        const inside = room - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return one.getBoundingClientRect().width / inside;
      }),
    );
    const [filled = 0, small = 1] = shares;
    expect(filled).toBeCloseTo(1, 1);
    expect(small).toBeLessThan(0.5);
    const [form, card] = await page
      .locator('#daftar')
      .evaluate((section) =>
        ['form', '.columns'].map((name) => section.querySelector(name)?.getBoundingClientRect().width ?? 0),
      );
    expect((form ?? 0) / (card ?? 1)).toBeGreaterThan(0.85);
  });
}

test('[OPS-66] the lines of plans in cards are level, with or without a badge', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.fixture('layout-parts'));
  for (const part of ['.price-list p', '.icon-list']) {
    const tops = await page
      .locator(`#paket ${part}`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThanOrEqual(3);
    expect(new Set(tops).size, part).toBe(tops.length / 3);
  }
  const [badge, card] = await page.locator('#paket').evaluate((section) => {
    const found = [...section.querySelectorAll('span')].find((one) => one.textContent === 'Favorit');
    const around = found?.closest('[data-look="card"]');
    return [found, around].map((one) => one?.getBoundingClientRect().top ?? 0);
  });
  expect(badge).toBeLessThan(card ?? 0);
});
