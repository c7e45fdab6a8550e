import type { Locator, Page } from '@playwright/test';
import { copy as answers } from '../../server/contract/copy.ts';
import { fillSentence } from '../../src/runtime/copy.ts';
import { axeOn } from './axe.ts';
import { askForCode, boxes, button, line, other, otp, WRONG } from './otp-steps.ts';
import { expect, test } from './site.ts';
import { codesOf, fillLead, newVisitor, openDialog, standAtEdge, staysOnPage } from './visitor.ts';
import { copy, natural, patternOf } from './words.ts';

const NAME = 'Silakan isi nama';
const NUMBER = 'Silakan isi nomor Whatsapp';
const COUNTRY = 'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789';
const BOX = 'Silakan ceklis pernyataan';
const SENT = copy.leadSucceededTitle;

const submit = (form: Locator) => form.locator('[data-submit]').click();
const inline = (page: Page) => page.locator('form[data-surface=contact]');
const size = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round);
};

/** axe finds nothing in the open dialog or in the page. A wider window has the same parts in the same colours. */
async function isClean(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 390) return;
  const scope = (await openDialog(page).count()) > 0 ? 'dialog[open]' : 'main';
  expect((await axeOn(page).include(scope).analyze()).violations).toEqual([]);
}

/** Marked as wrong and described by its own line, or neither. */
async function expectField(field: Locator, error: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(error);
  if (error) await expect(field).toHaveAttribute('aria-invalid', 'true');
  else await expect(field).not.toHaveAttribute('aria-invalid');
}

/** The window for the code stays as it is after the right one: it would close after 800 ms. */
async function staysVerified(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = window.setTimeout;
    window.setTimeout = ((run: () => void, delay?: number) =>
      delay === 800 ? 0 : own(run, delay)) as typeof window.setTimeout;
  });
}

/** Records what shifts from here on, within half a second of a tap too. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Element | null }[] }).sources)
          shifts.push(node?.parentElement?.outerHTML ?? '?');
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ context, page }) => {
      await standAtEdge(context);
      await staysOnPage(context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('[LIB-06][FORM-05] every failing field is marked and has its own line, next to the sentence of the form', async ({
      page,
      site,
    }) => {
      await page.goto(site.fixture('lead-consent'));
      await button(page).click();
      const form = openDialog(page).locator('form');
      const fields = {
        name: form.getByLabel('Nama lengkap'),
        phone: form.getByLabel('Nomor WhatsApp'),
        price: form.getByRole('checkbox').first(),
        consent: form.getByRole('checkbox').last(),
      };
      await submit(form);
      await expect(form.locator('[data-alert]')).toHaveText(BOX);
      await expectField(fields.name, NAME);
      await expectField(fields.phone, NUMBER);
      await expectField(fields.price, BOX);
      await expectField(fields.consent, BOX);
      await expect(fields.name).toBeFocused();
      await isClean(page);

      await fields.name.fill('Sari');
      await fields.phone.fill('0812');
      await fields.price.check();
      await submit(form);
      await expectField(fields.name, '');
      await expectField(fields.phone, COUNTRY);
      await expectField(fields.price, '');
      await expectField(fields.consent, BOX);
      await expect(form.locator('[data-alert]')).toHaveText(BOX);
      await expect(fields.phone).toBeFocused();
      const below = async (field: Locator) => {
        const id = (await field.getAttribute('aria-describedby')) ?? '';
        return (
          ((await page.locator(`[id="${id}"]`).boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0)
        );
      };
      expect(await below(fields.phone)).toBeGreaterThan(0);
      expect(await below(fields.consent)).toBeGreaterThan(0);
      await isClean(page);
    });

    test('[LIB-06][LEAD-08] a lead that is saved has a title, in the place of the form, and nothing else moves', async ({
      page,
      site,
    }) => {
      await page.goto(site.page('taman-asri'));
      const form = inline(page);
      await form.scrollIntoViewIfNeeded();
      await fillLead(form, newVisitor());
      const before = await size(form);
      const shifts = await watchShifts(page);
      await submit(form);
      await expect(form.getByRole('heading', { name: natural.id.leadSucceededTitle })).toBeVisible();
      await expect(form.getByRole('heading', { name: 'Atur jam kunjungan' })).toBeHidden();
      expect(await size(form)).toEqual(before);
      expect(await shifts()).toEqual([]);
      await isClean(page);

      await page.goto(site.fixture('lead'));
      await button(page).click();
      const dialog = openDialog(page);
      await fillLead(dialog, newVisitor());
      const window = await size(dialog);
      await Promise.all([page.waitForRequest(/whatsapp\.com/), submit(dialog)]);
      await expect(dialog.getByRole('heading', { name: SENT })).toBeVisible();
      await expect(dialog).toHaveAccessibleName(SENT);
      await expect(dialog.getByRole('heading', { name: 'Hubungi Kami' })).toBeHidden();
      expect(await size(dialog)).toEqual(window);
      await isClean(page);
      await page.keyboard.press('Escape');
      await button(page).click();
      await expect(dialog).toHaveAccessibleName('Hubungi Kami');
    });

    test('[LIB-06][OTP-02] the window for the code has a title and a sentence for each state, and keeps its place', async ({
      page,
      site,
    }) => {
      await page.clock.install();
      const visitor = newVisitor();
      await page.goto(site.fixture('otp'));
      const code = await askForCode(page, visitor);
      const [place, change] = [await size(otp(page)), otp(page).getByRole('button', { name: 'Ganti nomor' })];
      const stays = async () => {
        expect(await size(otp(page))).toEqual(place);
        await isClean(page);
      };
      await expect(otp(page)).toHaveAccessibleName(copy.otpTitle);
      await expect(otp(page).locator('[data-otp-countdown]')).toHaveText(
        patternOf((time) => fillSentence(copy.otpCountdown, { time }), /0[01]:\d\d/),
      );
      await stays();
      const link = await size(change);

      await page.keyboard.type(other(code));
      await expect(line(page)).toHaveText(WRONG);
      await expectField(boxes(page).first(), WRONG);
      await stays();
      expect(await size(change)).toEqual(link);

      await page.clock.fastForward(62_000);
      await expect(otp(page).getByRole('button', { name: 'Kirim Ulang OTP' })).toBeVisible();
      await stays();
      expect(await size(change)).toEqual(link);

      await staysVerified(page);
      await boxes(page).first().fill(code);
      await expect(otp(page)).toHaveAccessibleName(copy.otpVerifiedTitle);
      await expect(otp(page).getByText(copy.otpVerifiedPrompt)).toBeVisible();
      await expect(line(page)).toHaveText('Input OTP berhasil');
      await expect(change).toBeHidden();
      await stays();
    });
  });
}

test('[LIB-06] the states change calmly, and without movement where it is reduced', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await staysOnPage(context);
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline,
          ).length,
    );
  const names: string[] = [];
  await page.exposeFunction('moved', (name: string) => names.push(name));
  await page.addInitScript(() =>
    addEventListener('animationstart', ({ animationName }) =>
      (window as unknown as { moved(name: string): void }).moved(animationName),
    ),
  );
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(site.fixture('lead'));
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    names.length = 0;
    await button(page).click();
    await submit(openDialog(page));
    await expect(openDialog(page).locator('[data-alert]')).toHaveText(NUMBER);
    await fillLead(openDialog(page), newVisitor());
    await submit(openDialog(page));
    await expect(openDialog(page).getByRole('heading', { name: SENT })).toBeVisible();
    if (reducedMotion === 'reduce') {
      expect(names).toEqual([]);
      await expect.poll(moving).toBe(0);
    } else {
      await expect.poll(() => names).toContain('lead-form__open');
      await expect.poll(() => names).toContain('lead-form__rise');
      await expect.poll(moving).toBe(0);
    }
  }
});

test('[LIB-06] a form that is not alive yet has the same lines', async ({ page, context, site }) => {
  await standAtEdge(context);
  await page.route(/\/assets\/widget-lead-form\./, () => undefined);
  await page.goto(site.fixture('lead-consent'));
  await button(page).click();
  const form = openDialog(page).locator('form');
  await submit(form);
  await expect(form.locator('[data-alert]')).toHaveText(BOX);
  await expectField(form.getByLabel('Nama lengkap'), NAME);
  await expectField(form.getByLabel('Nomor WhatsApp'), NUMBER);
  await expectField(form.getByRole('checkbox').last(), BOX);
  await form.getByLabel('Nama lengkap').fill('Sari');
  await submit(form);
  await expect(form.getByLabel('Nama lengkap')).not.toHaveAttribute('aria-invalid');
  await expectField(form.getByLabel('Nomor WhatsApp'), NUMBER);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LIB-06][OPS-03] fields have titles in the language of the page, for the browser that checks them', async ({
    page,
    site,
  }) => {
    await page.goto(site.fixture('lead-consent'));
    for (const form of await page.locator('form[data-lead-form]').all())
      for (const field of await form.locator('input[required]').all())
        expect([copy.nameHint, copy.phoneHint, BOX]).toContain(await field.getAttribute('title'));
  });

  test('[LIB-06][OPS-03] a refused form comes back with a line below each field that failed', async ({
    page,
    site,
  }) => {
    await page.route(site.fixture('lead'), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('<form ', '<form novalidate ');
      await route.fulfill({ response, body });
    });
    await page.goto(site.fixture('lead'));
    await inline(page).getByLabel('Nomor WhatsApp').fill('0812');
    await submit(inline(page));
    await expect(page.getByRole('alert')).toHaveText(COUNTRY);
    await expectField(page.getByLabel('Nama lengkap'), NAME);
    await expectField(page.getByLabel('Nomor WhatsApp'), COUNTRY);
    await expect(page.getByLabel('Nama lengkap')).toBeFocused();
    for (const field of await page.locator('input[required]').all())
      await expect(field).toHaveAttribute('title', /./);
  });

  test('[LIB-06][OTP-09] a wrong code is explained at its field', async ({ page, site }) => {
    const visitor = newVisitor();
    await page.goto(site.fixture('otp-contact'));
    await fillLead(inline(page), visitor);
    await submit(inline(page));
    await expect(page.getByLabel('Kode OTP')).toHaveAttribute('title', answers.codeHint);
    await page.getByLabel('Kode OTP').fill(other(codesOf(visitor)[0] ?? ''));
    await page.getByRole('button', { name: 'Verifikasi' }).click();
    await expectField(page.getByLabel('Kode OTP'), WRONG);
  });
});
