import type { Page, Route } from '@playwright/test';
import { expect } from './site.ts';
import { codesOf, fillLead, openDialog, type Visitor } from './visitor.ts';

export const AJAX = /admin-ajax\.php/;
export const WRONG = 'Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar';

export const button = (page: Page, name = 'Hubungi Kami') =>
  page.locator('main').getByRole('link', { name, exact: true });
export const otp = (page: Page) => page.locator('#_otp-modal');
export const boxes = (page: Page) => otp(page).getByRole('textbox');
export const line = (page: Page) => otp(page).getByRole('status');
export const fieldsOf = (route: Route) =>
  Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));

/** Opens the form, fills it and sends it. */
export async function submit(page: Page, visitor: Visitor): Promise<void> {
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
}

/** The same, up to the window for the code. */
export async function askForCode(page: Page, visitor: Visitor): Promise<string> {
  await submit(page, visitor);
  await expect(otp(page)).toBeVisible();
  await expect(boxes(page).first()).toBeFocused();
  return codesOf(visitor).at(-1) ?? '';
}

export function alerts(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (alert) => {
    said.push(alert.message());
    void alert.accept();
  });
  return said;
}

export const other = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10));
