import type { Language } from '../../../src/lib/languages.ts';

const en = {
  page: (slug: string) => `The page ${slug}`,
  overlay:
    'Page. Click a widget to select it. Arrow keys go from widget to widget, Enter edits, Escape selects what is around it.',
  selected: (title: string, words: string) => (words ? `${title}: ${words}` : title),
  insertAfter: (title: string) => `Insert after ${title}`,
  handles: { up: 'Move up', down: 'Move down', duplicate: 'Duplicate', remove: 'Delete' },
  around: 'Select what is around it',
  sample: 'Sample text',
  words: 'these words',
  editing: (field: string) => `Editing ${field}. Enter or Escape ends it.`,
  steps: {
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    duplicate: (title: string) => `Duplicate ${title}`,
    remove: (title: string) => `Delete ${title}`,
  },
  empty: 'This page is empty.',
  emptyFix: 'Start with a new section or a ready-made one.',
  firstSection: 'Add the first section',
  unreadable: 'This page cannot be shown yet.',
  unreadableFix: 'Its text has a mistake. It is marked in the text below.',
};

const id: typeof en = {
  page: (slug) => `Halaman ${slug}`,
  overlay:
    'Halaman. Klik widget untuk memilihnya. Tombol panah berpindah antar-widget, Enter menyunting, Escape memilih pembungkusnya.',
  selected: (title, words) => (words ? `${title}: ${words}` : title),
  insertAfter: (title) => `Sisipkan setelah ${title}`,
  handles: { up: 'Naikkan', down: 'Turunkan', duplicate: 'Duplikat', remove: 'Hapus' },
  around: 'Pilih pembungkusnya',
  sample: 'Teks contoh',
  words: 'kata-kata ini',
  editing: (field) => `Menyunting ${field}. Enter atau Escape mengakhiri.`,
  steps: {
    up: (title) => `Naikkan ${title}`,
    down: (title) => `Turunkan ${title}`,
    duplicate: (title) => `Duplikat ${title}`,
    remove: (title) => `Hapus ${title}`,
  },
  empty: 'Halaman ini masih kosong.',
  emptyFix: 'Mulai dengan section baru atau section siap pakai.',
  firstSection: 'Tambahkan section pertama',
  unreadable: 'Halaman ini belum bisa ditampilkan.',
  unreadableFix: 'Ada kesalahan di teksnya. Letaknya ditandai di panel teks di bawah.',
};

export const canvasMessages: Readonly<Record<Language, typeof en>> = { en, id };
