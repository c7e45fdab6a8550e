import type { Page } from '@playwright/test';
import { expectAccessible, scrollThrough, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { copy } from './words.ts';

const shape = (page: Page, code: string) => page.locator(`.site-plan svg a[href="#denah-${code}"]`);
const panel = (page: Page) => page.locator('.site-plan [role=dialog]');
const frame = (page: Page) => page.locator('.site-plan [data-part=frame]');
const ready = (page: Page) => expect(frame(page)).toHaveAttribute('data-state', 'whole');
const zoom = (page: Page, name: string) => page.locator('.site-plan').getByRole('button', { name });

/** The plan with its script. */
async function openPlan(page: Page, url: string) {
  await page.goto(url);
  await frame(page).scrollIntoViewIfNeeded();
  await ready(page);
}

test('[UNIT-04] a plan shows each status by figure, colour and word, and counts them; the list has the same', async ({
  page,
  site,
}) => {
  const shifts = await watchShifts(page);
  await openPlan(page, site.fixture('plan'));
  const legend = page.locator('.site-plan figcaption li');
  await expect(legend).toHaveText([
    'Tersedia 11',
    'Ditahan 11',
    'Dipesan 10',
    'Terjual 9',
    'Segera dijual 9',
    'Tidak dijual 10',
  ]);
  const looks = await page
    .locator('.site-plan svg pattern')
    .evaluateAll((all) =>
      all.map((one) => `${getComputedStyle(one.children[0] as Element).fill} ${one.innerHTML}`),
    );
  expect(new Set(looks).size).toBe(6);
  expect(new Set(looks.map((look) => look.split('data-part').length)).size).toBe(2);
  // The shape of Z-99 has no home, so it is not drawn.
  await expect(page.locator('.site-plan svg a')).toHaveCount(60);
  await expect(page.locator('.site-plan [data-part=plan] > svg')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('.site-plan summary')).toHaveText([
    'Klaster A Tersedia 4 dari 20',
    'Klaster B Tersedia 4 dari 20',
    'Klaster C Tersedia 3 dari 20',
  ]);
  await scrollThrough(page);
  expect(await shifts()).toBe('0.00');
  await page.getByText('Klaster A', { exact: true }).click();
  await expect(page.locator('#denah-A-01')).toContainText('A-01 Tersedia');
  await expect(page.locator('#denah-A-01')).toContainText('Rp 890.000.000');
  await expectAccessible(page);
});

test('[UNIT-04] a press on a shape shows its home, and its button asks for it: the lead names it', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await openPlan(page, site.fixture('plan'));
  await shape(page, 'B-02').click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText('B-02 Tersedia');
  await expect(panel(page)).toContainText('Tipe 60 · LT 72 m² · LB 60 m²');
  await expect(panel(page)).toBeFocused();
  await expectAccessible(page);
  const outline = page.locator('.site-plan [data-part=plan] > svg > path');
  await expect(outline).toHaveAttribute(
    'd',
    (await shape(page, 'B-02').locator('path').getAttribute('d')) ?? '',
  );
  await panel(page).getByRole('button', { name: copy.nextUnit }).click();
  await expect(panel(page)).toContainText('B-03');
  await panel(page).getByRole('button', { name: copy.previousUnit }).click();
  await panel(page).getByRole('link', { name: 'Tanya unit B-02' }).click();
  const dialog = openDialog(page);
  await expect(dialog).toContainText('Tipe 60 B-02');
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeFocused();
  // A home that is sold has no button.
  await shape(page, 'B-05').click();
  await expect(panel(page).getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(outline).toHaveAttribute('d', '');
  await shape(page, 'B-02').click();
  await panel(page).getByRole('link').click();
  const visitor = newVisitor();
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ message: 'Tipe 60 B-02' });
});

test('[UNIT-04] every home is reached by keyboard through the list', async ({ page, site }) => {
  await openPlan(page, site.fixture('plan'));
  await page.locator('.site-plan summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.site-plan details').first()).toHaveAttribute('open');
  const ask = page.getByRole('link', { name: 'Tanya unit A-01' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(ask).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(openDialog(page)).toContainText('Tipe 60 A-01');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
});

test('[UNIT-04] without script a shape leads to its entry in the list, which is open then', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.fixture('plan'));
  await expect(zoom(page, 'Perbesar denah')).toBeHidden();
  await shape(page, 'C-05').click();
  await expect(page.locator('#denah-C-05')).toBeInViewport();
  const href = new URL((await page.locator('#denah-C-05 a').getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('Tipe 60 C-05');
  await page.close();
});

test('[UNIT-04] a plan grows by buttons, keys, wheel and two fingers, and never holds the page', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await openPlan(page, site.fixture('plan'));
  const before = await frame(page).boundingBox();
  const scale = () =>
    page
      .locator('.site-plan [data-part=plan]')
      .evaluate((plan) => plan.getBoundingClientRect().width / plan.clientWidth);
  expect(await scale()).toBeCloseTo(1, 2);
  expect(await frame(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y');
  await zoom(page, 'Perbesar denah').click();
  await expect.poll(scale).toBeCloseTo(1.5, 2);
  await expect(frame(page)).toHaveAttribute('data-state', 'large');
  // The frame keeps its place, and its middle stays in the middle.
  expect(await frame(page).boundingBox()).toEqual(before);
  const middle = await frame(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  expect(middle).toBeCloseTo(0.25, 1);
  await frame(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => frame(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
    .toBeLessThan(0.2);
  await page.keyboard.press('0');
  await expect.poll(scale).toBeCloseTo(1, 2);
  await expect(zoom(page, 'Perkecil denah')).toHaveAttribute('aria-disabled', 'true');

  const client = await page.context().newCDPSession(page);
  const box = await frame(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
    });
  await touch('touchStart', [-30, 0], [30, 0]);
  for (const apart of [60, 90]) await touch('touchMove', [-apart, 0], [apart, 0]);
  await touch('touchEnd');
  await expect.poll(scale).toBeCloseTo(3, 1);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await page.keyboard.press('0');
  await expect.poll(scale).toBeCloseTo(1, 2);

  // One finger over the plan scrolls the page, and so does the wheel.
  await touch('touchStart', [0, 0]);
  for (let down = -20; down >= -160; down -= 20) await touch('touchMove', [0, down]);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await frame(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(scale).toBeGreaterThan(2);
  await page.close();
});

for (const width of [320, 390, 834, 1440])
  test(`[UNIT-04] nothing of a plan with shapes is wider than a screen of ${width} px, and buttons are 44 px`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await openPlan(page, site.fixture('plan'));
    await shape(page, 'A-20').click({ force: true });
    await expect(panel(page)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    for (const button of await page.locator('.site-plan :is(button, summary):visible').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.close();
  });

test('[UNIT-04] the shapes of an SVG drawing are homes: in their places, with their statuses, by press', async ({
  page,
  site,
}) => {
  await openPlan(page, site.fixture('plan-drawing'));
  await expect(page.locator('.site-plan svg a')).toHaveCount(3);
  await expect(page.locator('.site-plan figcaption li')).toHaveText(['Tersedia 2', 'Terjual 1']);
  await expect(shape(page, 'A-2').locator('..')).toHaveAttribute('fill', /-sold\)$/);
  await expect(shape(page, 'A-2').locator('path')).toHaveAttribute('d', 'M367 134L517 134L517 300L367 300Z');
  await shape(page, 'A-3').click();
  await expect(panel(page)).toContainText('A-3 Tersedia');
  await expectAccessible(page);
});
