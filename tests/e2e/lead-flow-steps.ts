import type { Page } from '@playwright/test';
import { openDialog } from './visitor.ts';

export const SAVE = /admin-(post|ajax)\.php/;
export const button = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });
export const contact = (page: Page) => page.locator('form[data-surface=contact]');

export async function openForm(page: Page, name = 'Hubungi Kami') {
  await button(page, name).click();
  return openDialog(page);
}

export const MESSAGES = [
  ['an empty form', '', '', 'Silakan isi nomor Whatsapp', 'Nama lengkap'],
  ['no name', '', '6281234567890', 'Silakan isi nama', 'Nama lengkap'],
  ['no number', 'Sari', '', 'Silakan isi nomor Whatsapp', 'Nomor WhatsApp'],
  [
    'a number with 0',
    'Sari',
    '081234567890',
    'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789',
    'Nomor WhatsApp',
  ],
  ['a short number', 'Sari', '6281234', 'Harap masukkan nomor whatsapp anda dengan benar', 'Nomor WhatsApp'],
  ['62 twice', 'Sari', '626281234567', 'Harap masukkan nomor whatsapp anda dengan benar', 'Nomor WhatsApp'],
  [
    'another country',
    'Sari',
    '+65 8123 4567 8',
    'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789',
    'Nomor WhatsApp',
  ],
] as const;
