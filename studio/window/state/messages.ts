import type { Language } from '../../../src/lib/languages.ts';
import { momentOf } from './when.ts';

const en = {
  unreadable: 'The text has a mistake. Fix it in the text pane first.',
  notAllowed: 'Your role does not include this change.',
  change: (key: string) => `Change "${key}"`,
  toDefault: (key: string) => `Set "${key}" back to its default`,
  fix: (what: string) => `Fix: ${what}`,
  undone: (label: string) => (label ? `Undone: ${label}` : 'Undone'),
  redone: (label: string) => (label ? `Done again: ${label}` : 'Done again'),
  nothingToUndo: 'There is nothing to undo.',
  disk: (who: string) => (who ? `Change by ${who}` : 'Change of the file'),
  diskSaid: (who: string) => (who ? `${who} has changed the page.` : 'The file was changed elsewhere.'),
  alsoHere: (name: string) =>
    name
      ? `${name} has this page open too. Your changes and theirs are merged as you work.`
      : 'This page is open in another window as well. Both save to the same file, and changes are merged.',
  recovered: (who: string, at: Date) =>
    `${who ? `Unsaved changes by ${who}` : 'Your unsaved changes'} from ${momentOf(at, 'en')} are back`,
  chosen: 'Resolve a conflict',
  conflict: 'The file has changed in the same places. Choose what counts.',
  several: (labels: readonly string[]) => listed(labels, 'Edit the text', (count) => `and ${count} more`),
  gone: {
    message: 'The file has been deleted',
    fix: 'Your text is kept in this browser. Put the file back to go on.',
  },
};

const id: typeof en = {
  unreadable: 'Teksnya salah. Perbaiki dulu di panel teks.',
  notAllowed: 'Peran Anda tidak mencakup perubahan ini.',
  change: (key) => `Ubah "${key}"`,
  toDefault: (key) => `Kembalikan "${key}" ke nilai bawaan`,
  fix: (what) => `Perbaiki: ${what}`,
  undone: (label) => (label ? `Diurungkan: ${label}` : 'Diurungkan'),
  redone: (label) => (label ? `Diulangi: ${label}` : 'Diulangi'),
  nothingToUndo: 'Tidak ada yang dapat diurungkan.',
  disk: (who) => (who ? `Perubahan oleh ${who}` : 'Perubahan pada berkas'),
  diskSaid: (who) => (who ? `${who} mengubah halaman ini.` : 'Berkas diubah dari tempat lain.'),
  alsoHere: (name) =>
    name
      ? `${name} juga membuka halaman ini. Perubahan Anda berdua digabung sambil jalan.`
      : 'Halaman ini juga terbuka di jendela lain. Keduanya menyimpan ke berkas yang sama, dan perubahannya digabung.',
  recovered: (who, at) =>
    `Perubahan ${who || 'Anda'} dari ${momentOf(at, 'id')} yang belum disimpan sudah kembali`,
  chosen: 'Pilih perubahan yang berlaku',
  conflict: 'Berkas diubah di tempat yang sama. Pilih mana yang berlaku.',
  several: (labels) => listed(labels, 'Ubah teks', (count) => `dan ${count} lagi`),
  gone: {
    message: 'Berkasnya sudah dihapus',
    fix: 'Teks Anda disimpan di browser ini. Kembalikan berkasnya untuk melanjutkan.',
  },
};

export const stepMessages: Readonly<Record<Language, typeof en>> = { en, id };

/** The label of several changes in the list of versions: the last one and the number of others. */
function listed(labels: readonly string[], unnamed: string, more: (count: number) => string): string {
  const named = [...new Set(labels.map((label) => label || unnamed))];
  const last = named.at(-1) ?? unnamed;
  return named.length > 1 ? `${last} ${more(named.length - 1)}` : last;
}
