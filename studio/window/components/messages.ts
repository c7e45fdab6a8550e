import type { Language } from '../../../src/lib/languages.ts';

const en = {
  opening: 'Opening the page …',
  close: 'Close',
  cancel: 'Cancel',
  live: 'What is live',
  changesDue: (count: number) => (count === 1 ? '1 change not published' : `${count} changes not published`),
  errors: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
  warnings: (count: number) => (count === 1 ? '1 hint' : `${count} hints`),
};

const id: typeof en = {
  opening: 'Membuka halaman …',
  close: 'Tutup',
  cancel: 'Batal',
  live: 'Yang sedang tayang',
  changesDue: (count) => `${count} perubahan belum diterbitkan`,
  errors: (count) => `${count} kesalahan`,
  warnings: (count) => `${count} saran`,
};

/** Sentences that the panels and dialogs share. */
export const componentMessages: Readonly<Record<Language, typeof en>> = { en, id };
