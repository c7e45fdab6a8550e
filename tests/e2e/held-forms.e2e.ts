import type { Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { copy } from './words.ts';

const COUNTRY_CODE = 'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789';

/** Keeps what draws a form back until the answer is called. */
async function holdForms(page: Page): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(widget-lead-form|mount)\./, async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}

/** A lead dialog that is open before its form is alive. */
async function openHeldForm(page: Page, url: string) {
  const arrive = await holdForms(page);
  await page.goto(url);
  await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
  const dialog = openDialog(page);
  const phone = dialog.getByLabel('Nomor WhatsApp');
  const alert = dialog.locator('form [role=alert][data-alert]');
  return { arrive, visitor: newVisitor(), dialog, phone, alert };
}

test('[FORM-05] a form that is not alive yet reports a wrong number immediately, and is sent once the number is right', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const { arrive, visitor, dialog, phone, alert } = await openHeldForm(page, site.fixture('lead'));
  const submit = dialog.getByRole('button', { name: 'Chat Sekarang' });
  await fillLead(dialog, { ...visitor, phone: '0812345' });
  await submit.click();
  await expect(alert).toHaveText(COUNTRY_CODE);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(COUNTRY_CODE);
  await expect(phone).toBeFocused();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  expect((await axeOn(page).include('dialog[open]').analyze()).violations).toEqual([]);

  await phone.fill(visitor.phone);
  await submit.click();
  await expect(dialog.getByText(copy.formLoading)).toBeVisible();
  await expect(alert).toBeEmpty();
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  expect(leadsOf(visitor)).toEqual([]);
  arrive();
  await expect(dialog.locator('[data-success]')).toBeVisible();
  await expectLeads(visitor, 1);
});

test('[FORM-05] a form that comes alive after it was refused keeps the message and what is being typed, and sends nothing by itself', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const { arrive, visitor, dialog, phone, alert } = await openHeldForm(page, site.fixture('lead'));
  await fillLead(dialog, { ...visitor, phone: '0812345' });
  await phone.press('Enter');
  await expect(alert).toHaveText(COUNTRY_CODE);
  await phone.fill(visitor.phone);
  await phone.evaluate((input) => Object.assign(window, { typedIn: input }));
  arrive();
  await expect(dialog.locator('k-island[data-widget=lead-form]')).toHaveAttribute('data-state', 'awake');
  await expect(alert).toHaveText(COUNTRY_CODE);
  await expect(phone).toHaveAccessibleDescription(COUNTRY_CODE);
  await expect(phone).toHaveValue(visitor.phone);
  expect(await phone.evaluate((input) => (window as unknown as { typedIn: Element }).typedIn === input)).toBe(
    true,
  );
  await expect(phone).toBeFocused();
  expect(leadsOf(visitor)).toEqual([]);

  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await expect(dialog.locator('[data-success]')).toBeVisible();
  await expectLeads(visitor, 1);
});
