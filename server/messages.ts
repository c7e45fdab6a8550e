import { inEvery, inLanguages, type Sentence } from '../src/lib/languages.ts';

/** What whoever runs the server reads when a setting, the database or the port is wrong. */
export const serverMessages = inLanguages({
  en: {
    wholeNumber: (least: number, most: number) => `Give a whole number from ${least} to ${most}.`,
    oneOf: (names: string) => `Give one of: ${names}.`,
    limits: 'Give limits as count/seconds, separated by commas: 1/60,3/600,5/86400.',
    postgres: 'Give postgres://user:password@host:5432/name.',
    database: 'Give a file path (data/kavling.db) or postgres://user:password@host:5432/name.',
    address: 'Give a complete https:// address.',
    origin: 'Give an origin without a path: https://example.com.',
    ranges: 'Give addresses or ranges: 127.0.0.1,10.0.0.0/8,fd00::/8.',
    phones: 'Give numbers as digits with the country code: 6281234567890.',
    deskPerson: 'Make each entry with: kavling leads token <name>.',
    deskName:
      'Write the name with letters, digits, dots, hyphens and underscores, without spaces: ani.wijaya',
    unknownSetting: 'There is no setting with this name. See docs/operators.md.',
    secretLength: 'Give at least 32 characters, for example from: openssl rand -hex 32.',
    secretForPostgres: 'Required with PostgreSQL, and the same in every process: openssl rand -hex 32.',
    forWhatsapp: 'Required to send through WhatsApp.',
    requiredBy: (name: string) => `Required by ${name}.`,
    webhookSecret: 'Required by KAVLING_WEBHOOK_URLS: openssl rand -hex 32.',
    senderMissing: (page: string) =>
      `The page "${page}" asks for codes, and nothing sends them. Give whatsapp or http (docs/operators.md, "Codes"). To try it out on this machine: console, which shows codes in this terminal and sends none.`,
    cannotOpen: (reason: string) => `The database cannot be opened: ${reason}`,
    cannotListen: (place: string, reason: string) => `Cannot listen on ${place}: ${reason}`,
    otherProgram: (file: string) =>
      `${file} is a SQLite file of another program. It was not touched. Point DATABASE_URL at another file.`,
    newerDatabase: (file: string, version: number, known: number) =>
      `${file} has schema version ${version}; this program knows versions up to ${known}. It was not touched. Start a newer Kavling.`,
    damaged: (file: string, reason: string) =>
      `${file} cannot be read as a lead database (${reason}). It was not touched. Restore a backup, or point DATABASE_URL at another file.`,
    theDatabase: 'The database',
    foreignTable:
      'The database has a table "lead" that Kavling did not make. It was not touched. Point DATABASE_URL at an empty database.',
    targetNotEmpty: 'The target already holds leads. Give an empty database.',
    notAnAddress: (value: string, hint: string) => `${value} is not a database address. ${hint}`.trim(),
    wholePhone: 'Give the whole phone number: 6281298765432.',
    passwordShown:
      'Everybody on this machine can read an argument in the process list. Put the address with its password into an environment variable, and name that: env:TARGET_URL.',
    notSet: (name: string) => `The environment variable ${name} is empty.`,
  },
  id: {
    wholeNumber: (least, most) => `Isi dengan bilangan bulat dari ${least} sampai ${most}.`,
    oneOf: (names) => `Isi dengan salah satu: ${names}.`,
    limits: 'Isi batas sebagai jumlah/detik, dipisah koma: 1/60,3/600,5/86400.',
    postgres: 'Isi dengan postgres://user:password@host:5432/nama.',
    database: 'Isi dengan alamat berkas (data/kavling.db) atau postgres://user:password@host:5432/nama.',
    address: 'Isi dengan alamat https:// yang lengkap.',
    origin: 'Isi dengan origin tanpa path: https://example.com.',
    ranges: 'Isi dengan alamat atau rentang: 127.0.0.1,10.0.0.0/8,fd00::/8.',
    phones: 'Isi nomor berupa angka dengan kode negara: 6281234567890.',
    deskPerson: 'Buat setiap isian dengan: kavling leads token <nama>.',
    deskName: 'Tulis nama dengan huruf, angka, titik, tanda hubung atau garis bawah, tanpa spasi: ani.wijaya',
    unknownSetting: 'Tidak ada pengaturan dengan nama ini. Lihat docs/operators.md.',
    secretLength: 'Isi dengan paling sedikit 32 karakter, misalnya dari: openssl rand -hex 32.',
    secretForPostgres: 'Wajib untuk PostgreSQL, dan sama di setiap proses: openssl rand -hex 32.',
    forWhatsapp: 'Wajib untuk mengirim lewat WhatsApp.',
    requiredBy: (name) => `Wajib karena ${name}.`,
    webhookSecret: 'Wajib karena KAVLING_WEBHOOK_URLS: openssl rand -hex 32.',
    senderMissing: (page) =>
      `Halaman "${page}" meminta kode OTP, tetapi belum ada pengirimnya. Isi dengan whatsapp atau http (docs/operators.md, bagian "Codes"). Untuk mencoba di komputer ini: console, yang menampilkan kode di terminal dan tidak mengirimnya.`,
    cannotOpen: (reason) => `Database tidak bisa dibuka: ${reason}`,
    cannotListen: (place, reason) => `Tidak bisa memakai ${place}: ${reason}`,
    otherProgram: (file) =>
      `${file} adalah berkas SQLite milik program lain. Berkas itu tidak diubah. Arahkan DATABASE_URL ke berkas lain.`,
    newerDatabase: (file, version, known) =>
      `${file} memakai skema versi ${version}; program ini mengenal sampai versi ${known}. Isinya tidak diubah. Jalankan Kavling yang lebih baru.`,
    damaged: (file, reason) =>
      `${file} tidak bisa dibaca sebagai database leads (${reason}). Berkas itu tidak diubah. Pulihkan cadangan, atau arahkan DATABASE_URL ke berkas lain.`,
    theDatabase: 'Database ini',
    foreignTable:
      'Database ini punya tabel "lead" yang bukan buatan Kavling. Isinya tidak diubah. Arahkan DATABASE_URL ke database kosong.',
    targetNotEmpty: 'Tujuan sudah berisi leads. Pakai database kosong.',
    notAnAddress: (value, hint) => `${value} bukan alamat database. ${hint}`.trim(),
    wholePhone: 'Tulis nomor telepon lengkap: 6281298765432.',
    passwordShown:
      'Semua orang di komputer ini bisa membaca argumen lewat daftar proses. Simpan alamat beserta kata sandinya di variabel lingkungan, lalu sebut namanya: env:TARGET_URL.',
    notSet: (name) => `Variabel lingkungan ${name} kosong.`,
  },
});

export type ServerMessages = (typeof serverMessages)['en'];

/** One sentence of the server in every language, for errors that are thrown before anybody knows who reads them. */
export function told(say: (messages: ServerMessages) => string): Sentence {
  return inEvery(serverMessages, say);
}
