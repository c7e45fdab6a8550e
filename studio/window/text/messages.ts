import type { Language } from '../../../src/lib/languages.ts';

const en = {
  label: 'Text of page.json',
  search: 'Search',
  close: 'Close the text',
  readOnlyRole: 'You may read this text, but not change it.',
  next: 'Go to the next one',
  fix: 'Fix it',
  byDefault: 'Default',
  choices: 'Choices',
  example: 'Example',
};

const id: typeof en = {
  label: 'Teks page.json',
  search: 'Cari',
  close: 'Tutup teks',
  readOnlyRole: 'Teks ini boleh Anda baca, tetapi tidak boleh diubah.',
  next: 'Ke yang berikutnya',
  fix: 'Perbaiki',
  byDefault: 'Bawaan',
  choices: 'Pilihan',
  example: 'Contoh',
};

/** The words of the editor itself; its own are English. */
export const editorPhrases: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  id: {
    Find: 'Cari',
    Replace: 'Ganti dengan',
    next: 'berikutnya',
    previous: 'sebelumnya',
    all: 'semua',
    'match case': 'bedakan huruf besar',
    'by word': 'kata utuh',
    regexp: 'regexp',
    replace: 'ganti',
    'replace all': 'ganti semua',
    close: 'tutup',
    'current match': 'hasil sekarang',
    'on line': 'di baris',
    'replaced $ matches': '$ hasil diganti',
    'replaced match on line $': 'hasil di baris $ diganti',
    'Go to line': 'Ke baris',
    go: 'ke sana',
    Completions: 'Pilihan',
    Diagnostics: 'Masalah',
    'No diagnostics': 'Tidak ada masalah',
    'Fold line': 'Lipat baris',
    'Unfold line': 'Buka baris',
    'Folded lines': 'Baris dilipat',
    'Unfolded lines': 'Baris dibuka',
    'folded code': 'teks yang dilipat',
    unfold: 'buka',
    to: 'sampai',
  },
};

export const textMessages: Readonly<Record<Language, typeof en>> = { en, id };
