import { readFileSync } from 'node:fs';
import { expect, test } from './site.ts';

/** More than three weeks, in milliseconds: a look that waits for its limit never ends. */
const LIMIT = 2 ** 31 - 1;

test('[STU-17] an agent that looks at a whole page waits for no widget below the screen', async ({
  page,
  site,
}) => {
  await page.goto(site.page('menara-senja'));
  const measure = (file: string) =>
    page.evaluate<{ width: number; height: number }>(`${file}\nmeasureWidget('', ${LIMIT})`);
  const { width, height } = await measure(readFileSync('tools/mcp/look/measure.js', 'utf8'));
  expect(width).toBe(1280);
  expect(height).toBeGreaterThan(5000);
  const asleep = await page
    .locator('k-island[data-hydrate=visible]:not([data-state=awake])')
    .evaluateAll((all) => all.filter((island) => island.firstElementChild?.checkVisibility()).length);
  expect(asleep).toBe(0);
});
