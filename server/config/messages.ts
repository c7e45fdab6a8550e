import { inEvery, inLanguages, type Sentence } from '../../src/lib/languages.ts';

/** Messages for operators when a setting, the database or the port is wrong. */
export const serverMessages = inLanguages({
  en: {
    wholeNumber: (least: number, most: number) => `Use a whole number from ${least} to ${most}.`,
    oneOf: (names: string) => `Use one of: ${names}.`,
    limits: 'Write limits as count/seconds, separated by commas: 1/60,3/600,5/86400.',
    postgres: 'Use postgres://user:password@host:5432/name.',
    database: 'Use a file path (data/kavling.db) or postgres://user:password@host:5432/name.',
    address: 'Use a complete https:// address.',
    origin: 'Use an origin without a path: https://example.com.',
    ranges: 'Use IP addresses or ranges: 127.0.0.1,10.0.0.0/8,fd00::/8.',
    phones: 'Write phone numbers as digits with the country code: 6281234567890.',
    smtp: 'Use smtps://user:password@host or smtp://user:password@host:587.',
    emails: 'Write complete e-mail addresses, separated by commas: ani@example.com,budi@example.com:en.',
    chats: 'Write chat ids as numbers, separated by commas: 123456789,-1001234567890:en.',
    deskPerson: 'Create each entry with: kavling leads token <name>.',
    deskName: 'Use only letters, digits, dots, hyphens and underscores in the name: ani.wijaya',
    unknownSetting: (meant: string | undefined) =>
      `There is no setting with this name.${meant ? ` Did you mean ${meant}?` : ''} To see all settings: kavling settings`,
    secretLength: 'Use at least 32 characters. To make some: openssl rand -hex 32.',
    secretForPostgres:
      'Required with PostgreSQL. Use the same value for every process. To make one: openssl rand -hex 32.',
    forWhatsapp: 'Required to send through WhatsApp.',
    requiredBy: (name: string) => `Required by ${name}.`,
    webhookSecret: 'Required by KAVLING_WEBHOOK_URLS. To make one: echo whsec_$(openssl rand -base64 32).',
    webhookKey:
      'After whsec_ it needs base64 of at least 24 bytes. To make one: echo whsec_$(openssl rand -base64 32).',
    senderMissing: (page: string) =>
      `The page "${page}" asks for codes, but nothing is set up to send them. Use whatsapp, a gateway or http (kavling settings codes). To try it on this computer, use console, which prints codes in this terminal and sends none.`,
    missingAction: (page: string, name: string, setting: string, variable: string) =>
      `Warning: the page "${page}" calls the action "${name}" (${setting}), which this server does not know. Add it to ${variable}, or correct the page.`,
    missingCall: (page: string, address: string, setting: string) =>
      `Warning: the page "${page}" sends its calls to ${address} (${setting}), which this server does not answer.`,
    missingDocument: (page: string, address: string) =>
      `Warning: the page "${page}" links to ${address}, but this site has no such document.`,
    consoleSender: (page: string) =>
      `Warning: the page "${page}" asks for codes, but with KAVLING_OTP_SENDER=console visitors do not receive them.`,
    moreMissing: (count: number) => `Warnings not shown: ${count}`,
    cannotOpen: (reason: string) => `Cannot open the database: ${reason}`,
    cannotListen: (place: string, reason: string) => `Cannot listen on ${place}: ${reason}`,
    noDriver: (node: string) =>
      `Node ${node} does not include SQLite, and better-sqlite3 is not installed for it. Use Node 22.16 or newer, or install the driver: npm install better-sqlite3@12 && npm install-scripts approve better-sqlite3 && npm rebuild better-sqlite3 (npm 11 and older: leave out the second command)`,
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
    notAnAddress: (value: string, hint: string) => `${value} is not a database address. ${hint}`.trim(),
    wholePhone: 'Enter the complete phone number: 6281298765432.',
    passwordShown:
      'Everyone on this computer can see command arguments in the process list. Put the address with its password in an environment variable and name that instead: env:TARGET_URL.',
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
    smtp: 'Isi dengan smtps://user:password@host atau smtp://user:password@host:587.',
    emails: 'Tulis alamat email lengkap, dipisah koma: ani@example.com,budi@example.com:en.',
    chats: 'Tulis id chat berupa angka, dipisah koma: 123456789,-1001234567890:en.',
    deskPerson: 'Buat setiap isian dengan: kavling leads token <nama>.',
    deskName: 'Tulis nama dengan huruf, angka, titik, tanda hubung atau garis bawah, tanpa spasi: ani.wijaya',
    unknownSetting: (meant) =>
      `Tidak ada pengaturan dengan nama ini.${meant ? ` Mungkin maksud Anda ${meant}?` : ''} Lihat semua pengaturan: kavling settings`,
    secretLength: 'Isi minimal 32 karakter. Cara membuatnya: openssl rand -hex 32.',
    secretForPostgres:
      'Wajib untuk PostgreSQL, dengan nilai yang sama di setiap proses. Cara membuatnya: openssl rand -hex 32.',
    forWhatsapp: 'Wajib untuk mengirim lewat WhatsApp.',
    requiredBy: (name) => `Wajib karena ${name} diisi.`,
    webhookSecret:
      'Wajib karena KAVLING_WEBHOOK_URLS diisi. Cara membuatnya: echo whsec_$(openssl rand -base64 32).',
    webhookKey:
      'Setelah whsec_ harus ada base64 dari minimal 24 byte. Cara membuatnya: echo whsec_$(openssl rand -base64 32).',
    senderMissing: (page) =>
      `Halaman "${page}" meminta kode OTP, tetapi belum ada pengirimnya. Isi dengan whatsapp, sebuah gateway atau http (kavling settings codes). Untuk mencoba di komputer ini, pakai console: kode hanya tampil di terminal dan tidak dikirim.`,
    missingAction: (page, name, setting, variable) =>
      `Peringatan: halaman "${page}" memanggil action "${name}" (${setting}), yang tidak dikenal server ini. Tambahkan ke ${variable}, atau perbaiki halamannya.`,
    missingCall: (page, address, setting) =>
      `Peringatan: halaman "${page}" mengirim panggilan ke ${address} (${setting}), yang tidak dijawab server ini.`,
    missingDocument: (page, address) =>
      `Peringatan: halaman "${page}" menautkan ${address}, tetapi situs ini tidak punya dokumen itu.`,
    consoleSender: (page) =>
      `Peringatan: halaman "${page}" meminta kode OTP, tetapi dengan KAVLING_OTP_SENDER=console pengunjung tidak menerimanya.`,
    moreMissing: (count) => `Peringatan yang tidak ditampilkan: ${count}`,
    cannotOpen: (reason) => `Database tidak bisa dibuka: ${reason}`,
    cannotListen: (place, reason) => `Tidak bisa memakai ${place}: ${reason}`,
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
    notAnAddress: (value, hint) => `${value} bukan alamat database. ${hint}`.trim(),
    wholePhone: 'Tulis nomor telepon lengkap: 6281298765432.',
    passwordShown:
      'Semua orang di komputer ini bisa melihat argumen perintah di daftar proses. Simpan alamat dan password-nya di variabel lingkungan, lalu tulis nama variabelnya: env:TARGET_URL.',
    notSet: (name) => `Variabel lingkungan ${name} kosong.`,
  },
});

export type ServerMessages = (typeof serverMessages)['en'];

/** One sentence of the server in every language, for errors that are thrown before anybody knows who reads them. */
export function localized(messages: (messages: ServerMessages) => string): Sentence {
  return inEvery(serverMessages, messages);
}
