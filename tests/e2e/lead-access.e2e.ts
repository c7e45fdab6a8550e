import type { Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';
import {
  codesOf,
  expectLeads,
  fillLead,
  newVisitor,
  openDialog,
  standAtEdge,
  staysOnPage,
} from './visitor.ts';
import { copy } from './words.ts';

const button = (page: Page, name = 'Hubungi Kami') =>
  page.locator('main').getByRole('link', { name, exact: true });

/** Violations that axe finds in the open window or, without one, on the page. */
async function violations(page: Page): Promise<string[]> {
  const scope = (await openDialog(page).count()) > 0 ? 'dialog[open]' : 'body';
  const { violations: found } = await axeOn(page).include(scope).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Tabs through the open window and back to where it began: nothing outside gets the focus. */
async function expectKeptFocus(page: Page, stops: number): Promise<void> {
  const inside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest('dialog[open]'));
    });
  for (let each = 0; each < stops; each++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: 'reduce' } as object);

    test('every window and every state of it is right for assistive technology and the keyboard', async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(180_000);
      await standAtEdge(context);
      await staysOnPage(context);
      const check = async (what: string) => expect(await violations(page), what).toEqual([]);
      await page.goto(site.fixture('lead-consent'));
      await check('page');
      await button(page).click();
      await check('form');
      await expectKeptFocus(page, 8);
      await openDialog(page).locator('[data-submit]').click();
      await expect(openDialog(page).locator('[data-alert]')).toBeVisible();
      await check('error');
      const visitor = newVisitor();
      await fillLead(openDialog(page), visitor);
      for (const box of await openDialog(page).getByRole('checkbox').all()) await box.check();
      // Until the check is over: the page tries again by itself, and would be done before.
      await page.route(/admin-post/, (route) => route.fulfill({ body: '' }));
      await openDialog(page).locator('[data-submit]').click();
      await expect(openDialog(page).locator('[data-failed]')).toBeVisible();
      await check('failed');
      await page.unroute(/admin-post/);
      // Pressed without waiting; has no effect if the page was quicker.
      await openDialog(page)
        .locator('[data-submit]')
        .evaluate((submit: HTMLElement) => submit.click());
      await expect(openDialog(page).getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
      await check('sent');

      // The navigation to WhatsApp may still be under way, and would abort this one.
      await expect(() => page.goto(site.fixture('lead'))).toPass();
      await page.locator('[data-unit="Tipe 60"]').click();
      await check('unit');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-unit="Tipe 60"]')).toBeFocused();

      await page.goto(site.fixture('lead-evergreen'));
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      await button(page).click();
      await fillLead(openDialog(page), visitor);
      await openDialog(page).locator('[data-submit]').click();
      await expect(openDialog(page)).toHaveAttribute('id', '_recommendation-modal');
      await check('recommendation');
      await expectKeptFocus(page, 5);

      await page.goto(site.fixture('analytics-wait'));
      await expect(page.getByRole('region', { name: copy.consentTitle })).toBeVisible();
      await check('consent');
    });

    test('the window for the code is right for assistive technology and the keyboard in all its states', async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(180_000);
      await standAtEdge(context);
      await staysOnPage(context);
      const check = async (what: string) => expect(await violations(page), what).toEqual([]);
      const visitor = newVisitor();
      await page.goto(site.fixture('otp'));
      await button(page).click();
      await fillLead(openDialog(page), visitor);
      await openDialog(page).locator('[data-submit]').click();
      const boxes = page.locator('#_otp-modal').getByRole('textbox');
      await expect(boxes.first()).toBeFocused();
      await check('waiting');
      await page.keyboard.press('ArrowRight');
      await expect(boxes.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expectKeptFocus(page, 9);
      await boxes.first().focus();
      const code = codesOf(visitor)[0] ?? '';
      await page.keyboard.type(code.replace(/./g, (digit) => String((Number(digit) + 1) % 10)));
      await expect(page.locator('#_otp-modal').getByRole('status')).toContainText('salah');
      await check('failed');
      await page.keyboard.type(code);
      await expectLeads(visitor, 1);
      await expect(openDialog(page).getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
      await check('sent');
    });

    test('nothing scrolls sideways, and the page behind a window stands still', async ({ page, site }) => {
      await page.goto(site.fixture('otp'));
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways()).toBeLessThanOrEqual(0);
      const left = () => button(page).evaluate((link) => Math.round(link.getBoundingClientRect().left));
      const before = await left();
      await button(page).click();
      expect(await left()).toBe(before);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.mouse.click(3, 3);
      await expect(openDialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  });
}

test('what a screen reader meets in the form, with an error, and in the window for the code', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await page.goto(site.fixture('otp'));
  await button(page).click();
  const dialog = openDialog(page);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Hubungi Kami":
      - heading "Hubungi Kami" [level=2]
      - paragraph: Silakan isi nomor Whatsapp Anda untuk memulai percakapan dengan sales konsultan kami.
      - text: Nama lengkap
      - textbox "Nama lengkap"
      - text: Nomor WhatsApp
      - textbox "Nomor WhatsApp"
      - button "Chat Sekarang"
      - button "Tutup"
  `);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await expect(dialog).toMatchAriaSnapshot(`
    - textbox "Nama lengkap"
    - paragraph: Silakan isi nama
    - text: Nomor WhatsApp
    - textbox "Nomor WhatsApp"
    - paragraph: Silakan isi nomor Whatsapp
    - alert: Silakan isi nomor Whatsapp
    - button "Chat Sekarang"
  `);
  const visitor = newVisitor();
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await expect(page.locator('#_otp-modal').getByRole('textbox').first()).toBeFocused();
  await expect(page.locator('#_otp-modal')).toMatchAriaSnapshot(`
    - dialog "${copy.otpTitle}":
      - heading "${copy.otpTitle}" [level=2]
      - paragraph:
        - text: ${copy.otpPrompt}
        - strong: /\\+62\\d+/
      - group "${copy.otpTitle}":
        - textbox "Karakter 1 dari 6"
        - textbox "Karakter 2 dari 6"
        - textbox "Karakter 3 dari 6"
        - textbox "Karakter 4 dari 6"
        - textbox "Karakter 5 dari 6"
        - textbox "Karakter 6 dari 6"
      - status
      - paragraph:
        - text: ${copy.otpCountdown.split(' (')[0]}
        - timer: /\\(\\d\\d:\\d\\d\\)/
      - button "Ganti nomor"
      - button "Tutup"
  `);
});

test('a page that comes back from the back-forward cache has its form and its buttons', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await button(page).click();
  await fillLead(openDialog(page), visitor);
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await openDialog(page).locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
  await page.goBack();
  const isCached = await page.evaluate(() => 'wasHere' in window);
  test.info().annotations.push({ type: 'back-forward cache', description: isCached ? 'used' : 'not used' });
  // As the browser says it when it kept the page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  if ((await openDialog(page).count()) === 0) await button(page).click();
  await expect(openDialog(page).getByLabel('Nama lengkap')).toBeVisible();
  await expect(openDialog(page).locator('[data-submit]')).toBeEnabled();
  await expectLeads(visitor, 1);
});
