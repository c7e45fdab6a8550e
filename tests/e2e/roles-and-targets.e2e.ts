import { allHydrated } from './hydration.ts';
import { expect, test } from './site.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`[OPS-55] the name in the header is a target of 44 pixels at ${width}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.page('taman-asri'));
    const box = await page.locator('header a[href="#_main"]').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const header = await page.locator('.site-header__inner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(70);
  });

test('[OPS-55] the links of the header and its menu are landmarks of different names', async ({
  page,
  site,
}) => {
  await page.goto(site.page('taman-asri'));
  const names = await page
    .locator('header nav')
    .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label')));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
});

test('[OPS-55] hidden panels of tabs keep their role and the name of their tab', async ({ page, site }) => {
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  const panels = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      return [
        panel?.role,
        panel?.getAttribute('aria-labelledby') === tab.id,
        panel?.hasAttribute('hidden'),
        panel?.hasAttribute('tabindex'),
      ];
    }),
  );
  expect(panels).toEqual([
    ['tabpanel', true, false, true],
    ['tabpanel', true, true, false],
    ['tabpanel', true, true, false],
  ]);
});
