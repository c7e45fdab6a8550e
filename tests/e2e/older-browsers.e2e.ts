import type { Page } from '@playwright/test';
import { allHydrated } from './hydration.ts';
import { expect, test } from './site.ts';
import { fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';

const phone = { width: 390, height: 844 };

/** Takes features away from the style of a page, as a browser without them reads it: what it does not know never applies. */
async function without(page: Page, taken: readonly (readonly [RegExp, string])[]): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    let html = await response.text();
    for (const [pattern, instead] of taken) html = html.replace(pattern, instead);
    const { 'content-security-policy': _, ...headers } = response.headers();
    html = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ response, body: html, headers });
  });
}

test('media queries of a page are written as older browsers read them', async ({ page, site }) => {
  await page.goto(site.page('taman-asri'));
  expect(await page.content()).not.toMatch(/@media[^{]*\((?:width|height)\s*[<>=]/);
});

test('without popovers the links of the header form a row, and one floating button leads on', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await without(page, [
    [/:popover-open/g, ':taken-away'],
    [/ popover="auto"/g, ''],
    [/ popoverTarget="[^"]*"/g, ''],
    [/animation-timeline/g, 'taken-away'],
  ]);
  await page.goto(site.page('taman-asri'));
  const header = page.locator('.site-header');
  await expect(header.getByRole('link', { name: 'Galeri' })).toHaveCount(1);
  await expect(header.getByRole('link', { name: 'Galeri' })).toBeVisible();
  await expect(page.locator('.site-header__toggle')).toBeHidden();
  expect((await header.boundingBox())?.height).toBeLessThan(phone.height / 5);
  const floating = page.locator('.floating-group');
  await expect(floating.locator('a:visible, button:visible')).toHaveCount(1);
  await expect(floating.locator('a:visible')).toHaveAttribute('href', /wa\.me/);
  expect((await floating.boundingBox())?.height).toBeLessThan(phone.height / 8);
});

test('without small viewport units and timelines of scrolling, openings keep their picture and all of their words', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await without(page, [
    [/svh/g, 'taken-away'],
    [/animation-timeline/g, 'taken-away'],
  ]);
  for (const slug of ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir']) {
    await page.goto(site.page(slug));
    const picture = await page.locator('#beranda .section__background').boundingBox();
    expect(picture?.height).toBeGreaterThan(phone.height / 4);
    await expect(page.locator('#beranda h1')).toBeInViewport({ ratio: 1 });
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
  }
});

test('without color-mix the text of the first screen has a shade behind it', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await without(page, [[/color-mix\(/g, 'taken-away(']]);
  await page.goto(site.example('section', 1));
  const shade = await page
    .locator('.section__background')
    .first()
    .evaluate((element) => {
      const { backgroundColor, opacity } = getComputedStyle(element, '::after');
      return { backgroundColor, opacity };
    });
  expect(shade.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(Number(shade.opacity)).toBeGreaterThan(0.5);
});

test('without showModal a lead button shows its form, and the form sends', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  await standAtEdge(context);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await page.goto(site.fixture('lead'));
  await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
  const dialog = openDialog(page);
  await expect(dialog).toBeInViewport();
  const visitor = newVisitor();
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
});

for (const size of ['150%', '200%'])
  test(`with letters at ${size} the header of a phone wraps, and nothing leaves the screen`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(site.page('taman-asri'));
    await page
      .addStyleTag({ content: `html { font-size: ${size} }` })
      .catch(() =>
        page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size),
      );
    const toggle = page.locator('.site-header__toggle');
    await expect(toggle).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect(page.locator('#_site-menu')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

for (const slug of ['taman-asri', 'vila-pesisir'] as const)
  test(`on phones the header of ${slug} is one row`, async ({ page, site }) => {
    const [name, toggle] = ['.site-header__name', '.site-header__toggle'].map((one) => page.locator(one));
    const middle = async (one: typeof name) => {
      const box = await one?.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(site.page(slug));
      expect(Math.abs((await middle(name)) - (await middle(toggle)))).toBeLessThan(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('at 400 per cent nothing that stays in place takes room from the words', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site.page('taman-asri'));
  await page.locator('#tentang').scrollIntoViewIfNeeded();
  await expect(page.locator('.site-header')).not.toBeInViewport();
  await expect(page.locator('.floating-group')).not.toBeInViewport();
});

test('on a phone on its side a form keeps its way out while it is scrolled', async ({ page, site }) => {
  await page.setViewportSize({ width: 844, height: 340 });
  await page.goto(site.fixture('lead'));
  await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
  const dialog = openDialog(page);
  await expect(dialog).toBeInViewport();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.locator('.dialog__close')).toBeInViewport({ ratio: 1 });
  await dialog.locator('.dialog__close').click();
  await expect(dialog).toHaveCount(0);
});

test('with more contrast asked for, quiet words are as dark as the others', async ({ page, site }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(site.page('taman-asri'));
  const colors = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--muted', '--ink'].map((name) => style.getPropertyValue(name));
  });
  expect(colors[0]).toBe(colors[1]);
});

test('the dots of a carousel are targets that do not overlap', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.goto(site.example('image-carousel', 0));
  const dots = page.locator('.image-carousel__dot');
  await dots.first().scrollIntoViewIfNeeded();
  const boxes = await Promise.all((await dots.all()).map((dot) => dot.boundingBox()));
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    expect(box?.width ?? 0).toBeGreaterThanOrEqual(24);
    if (box && next && next.y === box.y) expect(box.x + box.width).toBeLessThanOrEqual(next.x + 0.1);
  }
});

test('in forced colours the bar of sections underlines the current link alone', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.fixture('interactive-sections'));
  await allHydrated(page, 'k-island[data-widget=section-nav]');
  const bar = page.locator('.section-nav');
  await bar.getByRole('link', { name: 'Harga' }).click();
  await expect(bar.locator('[aria-current]')).toHaveText('Harga');
  const underlined = await bar
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        getComputedStyle(link, '::after').visibility === 'visible' ? [link.textContent] : [],
      ),
    );
  expect(underlined).toEqual(['Harga']);
});

test('the pin of a plan has the ring of the page when the keyboard comes to it', async ({ page, site }) => {
  await page.goto(site.example('site-plan', 0));
  const pin = page.locator('.site-plan ul button[popovertarget]').first();
  await pin.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(pin).toBeFocused();
  const [ring, usual] = await pin.evaluate((button) => {
    const probe = button.parentElement?.appendChild(document.createElement('i')) as HTMLElement;
    probe.style.color = 'var(--focus, var(--brand))';
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(button);
    return [`${outlineWidth} ${outlineStyle} ${outlineColor}`, `3px solid ${getComputedStyle(probe).color}`];
  });
  expect(ring).toBe(usual);
});
