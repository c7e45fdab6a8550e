import type { Page } from '@playwright/test';
import { expectAccessible, scrollThrough } from './checks.ts';
import { expect, test } from './site.ts';
import { copy } from './words.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];

const scrollToMiddle = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Opacity of the images of the story, in their order. */
const shown = (page: Page) =>
  page
    .locator('.story__view')
    .evaluateAll((views) => views.map((view) => Number(getComputedStyle(view).opacity)));

test('[LIB-03] a story keeps its image in view on a wide screen and changes it with the text', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide);
  await page.goto(site.fixture('rhythm'));
  for (const [index, expected] of [
    [0, [1, 0, 0]],
    [1, [1, 1, 0]],
    [2, [1, 1, 1]],
  ] as const) {
    await scrollToMiddle(page, `.story__step:nth-child(${index + 1}) .story__words`);
    await expect.poll(() => shown(page)).toEqual(expected);
    await expect(page.locator('.story__view').nth(index)).toBeInViewport({ ratio: 0.95 });
  }
});

for (const [name, media] of [
  ['with reduced motion', { reducedMotion: 'reduce' }],
  ['on paper', { media: 'print' }],
] as const)
  test(`[LIB-03] ${name} a story is a plain sequence, each image beside its own text`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia(media);
    await page.goto(site.fixture('rhythm'));
    expect(await shown(page)).toEqual([1, 1, 1]);
  });

test('[LIB-03] on a phone every image of a story is above its text', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.goto(site.fixture('rhythm'));
  const order = await page
    .locator('.story :is(img, .story__title)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(order).toHaveLength(6);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

for (const viewport of [phone, wide])
  test(`[LIB-03] at ${viewport.width} px a row of images begins with the page's column and leaves at the edge of the screen`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(site.fixture('rhythm'));
    const row = page.locator('#baris .gallery__lanes');
    const [title, first, lanes] = await Promise.all(
      [page.locator('#baris h2'), row.locator('li').first(), row].map((part) => part.boundingBox()),
    );
    expect(first?.x).toBeCloseTo(title?.x ?? Number.NaN, 0);
    expect((lanes?.x ?? 0) + (lanes?.width ?? 0)).toBeGreaterThanOrEqual(viewport.width - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await row.locator('a').last().focus();
    await expect(row.locator('li').last()).toBeInViewport({ ratio: 0.9 });
  });

test('[LIB-03] a collage fills its lines whatever the number of its images', async ({ page, site }) => {
  await page.setViewportSize(wide);
  await page.goto(site.fixture('rhythm'));
  const cells = page.locator('#kolase .gallery__cell');
  const count = await cells.count();
  for (let left = count; left > 0; left -= 1) {
    const filled = await page.locator('#kolase .gallery__lanes').evaluate((lanes) => {
      const whole = lanes.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(lanes).rowGap);
      const area = [...lanes.children]
        .map((cell) => cell.getBoundingClientRect())
        .reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
      return area / ((whole.width + gap) * (whole.height + gap));
    });
    expect(filled, `${left} images`).toBeCloseTo(1, 2);
    await cells.last().evaluate((cell) => cell.remove());
  }
});

test('[LIB-03] before and after: side by side without script, one over the other with it, moved by key and pointer', async ({
  page,
  site,
  browser,
}) => {
  const bare = await (await browser.newContext({ javaScriptEnabled: false, viewport: wide })).newPage();
  await bare.goto(site.fixture('rhythm'));
  const sides = await bare
    .locator('.before-after__side')
    .evaluateAll((both) => both.map((side) => side.getBoundingClientRect().toJSON() as DOMRect));
  expect(sides[1]?.left).toBeGreaterThan(sides[0]?.right ?? Number.NaN);
  await expect(bare.locator('.before-after__slider')).toBeHidden();
  await bare.context().close();

  await page.setViewportSize(wide);
  await page.goto(site.fixture('rhythm'));
  await scrollToMiddle(page, '.before-after');
  const slider = page.getByRole('slider', { name: copy.compareImages });
  await expect(slider).toBeVisible();
  const line = () =>
    page.locator('.before-after').evaluate((root) => getComputedStyle(root).getPropertyValue('--line-at'));
  expect(await line()).toBe('50%');
  await slider.press('ArrowLeft');
  expect(await line()).toBe('49%');
  const box = await page.locator('.before-after').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.25, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  expect(Number.parseFloat(await line())).toBeCloseTo(25, -1);
});

test('[LIB-02] content for reading is on the grid of the page, its title at the start', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide);
  await page.goto(site.fixture('rhythm'));
  const [other, title, list] = await Promise.all(
    ['#kolase h2', '#tanya h2', '#tanya .faq'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(title?.x).toBeCloseTo(other?.x ?? Number.NaN, 0);
  expect(title?.y).toBeCloseTo(list?.y ?? Number.NaN, -2);
  expect(list?.x).toBeGreaterThan((title?.x ?? 0) + 300);
});

for (const viewport of [phone, wide])
  test(`[LIB-03] [LIB-05] axe finds nothing on sections of every rhythm at ${viewport.width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(site.fixture('rhythm'));
    await scrollThrough(page);
    await expectAccessible(page);
  });

test('[LIB-05] a header over the image is light there, and a bar once the image has passed', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide);
  await page.goto(site.fixture('rhythm'));
  const header = page.locator('.site-header');
  const look = () =>
    header.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { ground: backgroundColor, text: color };
    });
  const over = await look();
  expect(over.ground).toBe('rgba(0, 0, 0, 0)');
  expect((await page.locator('#atas').boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect.poll(async () => (await look()).ground).not.toMatch(/, 0\)$|rgba/);
  expect((await look()).text).not.toBe(over.text);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('[LIB-05] a header over an image is a plain bar where the page begins without one', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('rhythm'));
  await page.locator('#atas').evaluate((section) => section.remove());
  const header = page.locator('.site-header');
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
});

test('[LIB-05] a bar of facts shows them all on a wide screen and the first on a phone', async ({
  page,
  site,
}) => {
  const facts = page.locator('.site-header__facts li');
  await page.setViewportSize(wide);
  await page.goto(site.page('taman-asri'));
  await expect(facts.filter({ visible: true })).toHaveCount(3);
  await expect(facts.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await page.setViewportSize(phone);
  await expect(facts.filter({ visible: true })).toHaveCount(1);
});

test('[LIB-05] footers: contacts, groups of links and permits in columns; with a form that takes the lead', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide);
  await page.goto(site.fixture('rhythm'));
  const footer = page.locator('.site-footer');
  for (const text of [
    'Setiap hari, 09.00–17.00',
    'Ikuti kami',
    'Proyek lain',
    'NIB 1234567890123 · PBG 503/1',
  ])
    await expect(footer.getByText(text)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Griya Dua' })).toHaveAttribute('href', /griya\.example/);
  const form = footer.getByRole('form', { name: 'Tinggalkan nomor Anda' }).or(footer.locator('form'));
  await expect(form.first()).toBeVisible();
  const [about, beside] = await Promise.all([
    footer.locator('.site-footer__about').boundingBox(),
    form.first().boundingBox(),
  ]);
  expect(beside?.x).toBeGreaterThan((about?.x ?? 0) + (about?.width ?? 0));

  for (const slug of slugs) {
    await page.goto(site.page(slug));
    const logo = page.locator('.site-footer img');
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});
