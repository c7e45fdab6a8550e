import { inEvery, inLanguages, type Sentence } from '../../src/lib/languages.ts';

/** Why a database is refused. */
const storeMessages = inLanguages({
  en: {
    noDriver: (node: string) =>
      `Node ${node} does not include SQLite, and better-sqlite3 is not installed for it. Use Node 22.16 or newer, or install the driver: npm install better-sqlite3@12 && npm install-scripts approve better-sqlite3 && npm rebuild better-sqlite3 (npm 11 and older: omit the second command)`,
    otherProgram: (file: string) =>
      `${file} is a SQLite file that belongs to another program. Kavling did not change it. Set DATABASE_URL to another file.`,
    newerDatabase: (file: string, version: number, known: number) =>
      `${file} has schema version ${version}, but this version of Kavling only supports versions up to ${known}. Kavling did not change it. Use a newer version of Kavling.`,
    damaged: (file: string, reason: string) =>
      `${file} cannot be read as a lead database (${reason}). Kavling did not change it. Restore a backup, or set DATABASE_URL to another file.`,
    theDatabase: 'The database',
    foreignTable:
      'The database has a table "lead" that Kavling did not create. Kavling did not change it. Set DATABASE_URL to an empty database.',
    targetNotEmpty: 'The target already contains leads. Use an empty database.',
  },
  id: {
    noDriver: (node) =>
      `Node ${node} tidak menyertakan SQLite, dan better-sqlite3 belum terpasang untuk Node ini. Pakai Node 22.16 ke atas, atau pasang driver-nya: npm install better-sqlite3@12 && npm install-scripts approve better-sqlite3 && npm rebuild better-sqlite3 (npm 11 ke bawah: tanpa perintah kedua)`,
    otherProgram: (file) =>
      `${file} adalah berkas SQLite milik program lain. Kavling tidak mengubahnya. Isi DATABASE_URL dengan berkas lain.`,
    newerDatabase: (file, version, known) =>
      `${file} memakai skema versi ${version}, sedangkan Kavling ini hanya mendukung sampai versi ${known}. Kavling tidak mengubahnya. Pakai Kavling versi lebih baru.`,
    damaged: (file, reason) =>
      `${file} tidak bisa dibaca sebagai database leads (${reason}). Kavling tidak mengubahnya. Pulihkan backup, atau isi DATABASE_URL dengan berkas lain.`,
    theDatabase: 'Database ini',
    foreignTable:
      'Database ini punya tabel "lead" yang tidak dibuat oleh Kavling. Kavling tidak mengubahnya. Isi DATABASE_URL dengan database kosong.',
    targetNotEmpty: 'Tujuan sudah berisi leads. Pakai database kosong.',
  },
});

/** One sentence about a database in every language, for errors that are thrown before anybody knows who reads them. */
export function localized(messages: (messages: (typeof storeMessages)['en']) => string): Sentence {
  return inEvery(storeMessages, messages);
}
