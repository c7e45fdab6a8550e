import { expect, type Page, test } from '@playwright/test';
import { expectAccessiblePart } from './checks.ts';
import { type StudioSite, startStudio } from './studio-site.ts';
import { watchViolations } from './violations.ts';

let site: StudioSite;
const SLUG = 'menara-senja';
const CONTROL = 'ControlOrMeta';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startStudio([SLUG]);
});
test.afterAll(() => site.close());

/** Opens a page with its text. */
async function openText(page: Page) {
  await page.goto(`${site.url}/.kavling/studio/edit/${SLUG}`);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const content = page.locator('.st-text .cm-content');
  await content.waitFor();
  return content;
}

/** Puts the caret after the first place that has these words. */
async function goTo(page: Page, words: string) {
  await page.keyboard.press(`${CONTROL}+KeyF`);
  await page.locator('.cm-search [name=search]').pressSequentially(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

const saved = (page: Page) => expect(page.locator('.st-saving')).toHaveAttribute('data-state', 'saved');

test('[STU-10] the text pane is in the studio’s look, by the policy of the window, and accessible', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const content = await openText(page);
  await expect(content).toContainText('"title"');
  await page.screenshot({ path: 'test-results/studio-text-1280.png' });
  await expectAccessiblePart(page, '.st-text');
  expect(await violations()).toEqual([]);
});

test('[STU-10][STU-04] typing changes the file, and one undo history takes it back to the first byte', async ({
  page,
}) => {
  const before = site.text(SLUG);
  const content = await openText(page);
  await content.click();
  await goTo(page, '"title": "Menara Senja');
  await page.keyboard.type(' Baru');
  await expect.poll(() => site.text(SLUG)).toContain('"title": "Menara Senja Baru');
  await saved(page);
  // Slow typing is several steps.
  await expect
    .poll(async () => {
      await page.keyboard.press(`${CONTROL}+KeyZ`);
      return site.text(SLUG);
    })
    .toBe(before);
});
