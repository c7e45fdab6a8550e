import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { expect, test } from './site.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';

let site: StudioSite;
test.beforeAll(async () => {
  site = await startStudio(['menara-senja']);
});
test.afterAll(() => site.close());
test.use({ viewport: { width: 1440, height: 900 } });

const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name }).first();
test('[STU-01] [STU-02] the outline and the page show one selection, and neither scrolls the other away', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'menara-senja');
  const box = page.locator('.st-selected');
  await row(page, /^Tiga denah.*, Section/).click();
  await expect(box).toHaveAttribute('data-path', 'sections/2');
  await frame.getByRole('heading', { name: /Tiga denah/ }).click();
  await expect(row(page, /^Tiga denah.*, Heading/)).toHaveAttribute('aria-selected', 'true');
  const rows = page.locator('.st-rows');
  const before = await rows.evaluate((element) => element.scrollTop);
  await row(page, /, Unit types$/).click();
  expect(await rows.evaluate((element) => element.scrollTop)).toBe(before);
  await expectAccessible(page);
});
