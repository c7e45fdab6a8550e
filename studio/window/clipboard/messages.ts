import type { Language } from '../../../src/lib/languages.ts';

const named = (names: readonly string[]) => names.slice(0, 4).join(', ') + (names.length > 4 ? ' …' : '');

const en = {
  empty: 'The clipboard has no text.',
  unknown: 'Pasted nothing: there is no widget in that JSON.',
  noPlace: (name: string) => `${name} cannot be placed here or near here.`,
  missing: (names: readonly string[]) =>
    names.length === 1
      ? `Pasted. The picture ${named(names)} is missing here: add it.`
      : `Pasted. ${names.length} pictures are missing here: ${named(names)}.`,
  refused: 'The browser does not let the studio copy. Use Ctrl+C.',
  refusedPaste: 'The browser does not let the studio paste. Use Ctrl+V.',
  titleForeign: 'Paste from elsewhere',
  titleWords: 'Paste as text?',
  aboutForeign: 'This is not written as Kavling writes widgets. This is what it would become:',
  aboutWords: 'This is plain text, not a widget.',
  dropped: (count: number) =>
    count === 1
      ? 'One value has no counterpart and is omitted:'
      : `${count} values have no counterpart and are omitted:`,
  nothingDropped: 'Nothing is omitted.',
  insert: 'Insert',
  insertText: 'Insert as text',
};

const id: typeof en = {
  empty: 'Tidak ada teks di clipboard.',
  unknown: 'Tidak ada yang ditempel: tidak ada widget di dalam JSON itu.',
  noPlace: (name) => `${name} tidak bisa ditaruh di sini maupun di sekitarnya.`,
  missing: (names) =>
    names.length === 1
      ? `Sudah ditempel. Gambar ${named(names)} belum ada di sini: tambahkan.`
      : `Sudah ditempel. ${names.length} gambar belum ada di sini: ${named(names)}.`,
  refused: 'Browser tidak mengizinkan studio menyalin. Gunakan Ctrl+C.',
  refusedPaste: 'Browser tidak mengizinkan studio menempel. Gunakan Ctrl+V.',
  titleForeign: 'Tempel dari tempat lain',
  titleWords: 'Tempel sebagai teks?',
  aboutForeign: 'Ini tidak ditulis seperti widget Kavling. Hasilnya akan seperti ini:',
  aboutWords: 'Ini teks biasa, bukan widget.',
  dropped: (count) => `${count} nilai tidak punya padanan dan tidak diikutkan:`,
  nothingDropped: 'Semuanya diikutkan.',
  insert: 'Sisipkan',
  insertText: 'Sisipkan sebagai teks',
};

export const clipboardMessages: Readonly<Record<Language, typeof en>> = { en, id };
