import type { Page } from '@playwright/test';
import { fillSentence } from '../../src/runtime/copy.ts';
import { axeOn } from './axe.ts';
import { askForCode, boxes, line, other, otp } from './otp-steps.ts';
import { expect, test } from './site.ts';
import { fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { natural, patternOf } from './words.ts';

const { en, id } = natural;
/** The sentence with the time until another code can be sent. */
const waitIn = (language: 'en' | 'id', clock?: RegExp) =>
  patternOf((time) => fillSentence(natural[language].otpCountdown, { time }), clock);

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
}

test.beforeEach(async ({ context, page }) => {
  await standAtEdge(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`[LIB-09] ${width} pixels wide, an example page explains mistakes, the wait and a wrong code as a marketer would`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.page('danau-raya'));
    await page.locator('main').getByRole('link', { name: 'Bicara dengan konsultan' }).first().click();
    const dialog = openDialog(page);
    const submit = dialog.getByRole('button', { name: 'Chat Sekarang' });
    await submit.click();
    await expect(dialog.locator('[data-alert]')).toHaveText(id.checkboxUnticked);
    const visitor = newVisitor();
    await fillLead(dialog, { ...visitor, phone: '62812' });
    await dialog.getByRole('checkbox').check();
    await submit.click();
    await expect(dialog.locator('[data-alert]')).toHaveText(id.phoneInvalid);
    await expectAccessible(page);

    await fillLead(dialog, visitor);
    await submit.click();
    await expect(otp(page)).toContainText(id.otpPrompt);
    await expect(otp(page).getByText(waitIn('id'))).toHaveText(waitIn('id', /0[01]:\d\d/));
    await expect(otp(page).getByRole('timer')).toHaveText(/^0[01]:\d\d$/);
    await page.keyboard.type('000000');
    await expect(line(page)).toHaveText(id.otpWrong);
    await expectAccessible(page);
  });
}

test('[LIB-09] the sentence of the wait leaves with it, and the link to send another code comes', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site.page('danau-raya'));
  await page.locator('main').getByRole('link', { name: 'Bicara dengan konsultan' }).first().click();
  const dialog = openDialog(page);
  await fillLead(dialog, newVisitor());
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  const sentence = otp(page).getByText(waitIn('id'));
  await expect(sentence).toBeVisible();
  await expect(otp(page).getByRole('button', { name: id.otpResend })).toHaveCount(0);
  await page.clock.runFor(125_000);
  await expect(sentence).toBeHidden();
  await expect(otp(page).getByRole('button', { name: id.otpResend })).toBeVisible();
});

test('[LIB-09] an English page is English from the form to the code, and its own sentence wins over the set', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('otp-english'));
  await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole('heading')).toHaveText(en.plainTitle);
  await dialog.getByRole('button', { name: en.plainSubmit }).click();
  await expect(dialog.locator('[data-alert]')).toHaveText(en.phoneEmpty);
  const visitor = newVisitor();
  await dialog.getByLabel(en.nameLabel).fill(visitor.name);
  await dialog.getByLabel(en.phoneLabel).fill(visitor.phone);
  await dialog.getByRole('button', { name: en.plainSubmit }).click();
  await expect(otp(page).getByText(waitIn('en'))).toHaveText(waitIn('en', /0[01]:\d\d/));
  await expect(otp(page).locator('[data-otp-verify]')).toHaveText('Check it');
  await page.keyboard.type('000000');
  await expect(line(page)).toHaveText(en.otpWrong);
  await expect(boxes(page).first()).toBeFocused();
});

test('[LIB-09] a page without the set shows the specification: the countdown alone, and its sentence for a wrong code', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, newVisitor());
  await expect(otp(page).getByRole('timer')).toHaveText(/^\(0[01]:\d\d\)$/);
  await page.keyboard.type(other(code));
  await expect(line(page)).toHaveText('Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar');
});
