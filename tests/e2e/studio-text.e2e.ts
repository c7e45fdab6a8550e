import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { watchViolations } from './violations.ts';

let site: StudioSite;

test.beforeAll(async () => {
  site = await startStudio(['menara-senja']);
});
test.afterAll(() => site.close());

/** Opens a page with its text. */
async function openText(page: Page, own = site, slug = 'menara-senja') {
  await openInStudio(page, own, slug);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const content = page.locator('.st-text .cm-content');
  await content.waitFor();
  return content;
}

test('[STU-10] the text pane shows the text, with the look that the policy allows', async ({ page }) => {
  const violations = await watchViolations(page);
  const content = await openText(page);
  await expect(content).toContainText('"title"');
  await expectAccessible(page);
  expect(await violations()).toEqual([]);
  await page.screenshot({ path: 'test-results/text-1280.png' });
});
