import type { Language } from '../../lib/languages.ts';

const en = {
  unreadable: 'The text has a mistake. Mend it in the text pane first.',
  change: (key: string) => `Change "${key}"`,
  toDefault: (key: string) => `Set "${key}" back to its default`,
  mend: (what: string) => `Mend: ${what}`,
  undone: (label: string) => (label ? `Undone: ${label}` : 'Undone'),
  redone: (label: string) => (label ? `Done again: ${label}` : 'Done again'),
  nothingToUndo: 'There is nothing to undo.',
  disk: (who: string) => (who ? `Change by ${who}` : 'Change of the file'),
};

const id: typeof en = {
  unreadable: 'Teksnya salah. Perbaiki dulu di panel teks.',
  change: (key) => `Ubah "${key}"`,
  toDefault: (key) => `Kembalikan "${key}" ke nilai bawaan`,
  mend: (what) => `Perbaiki: ${what}`,
  undone: (label) => (label ? `Diurungkan: ${label}` : 'Diurungkan'),
  redone: (label) => (label ? `Diulangi: ${label}` : 'Diulangi'),
  nothingToUndo: 'Tidak ada yang dapat diurungkan.',
  disk: (who) => (who ? `Perubahan oleh ${who}` : 'Perubahan pada berkas'),
};

export const stepMessages: Readonly<Record<Language, typeof en>> = { en, id };
