import { inEvery, inLanguages, type Sentence } from '../../src/lib/languages.ts';

/** Problems of settings, for operators. */
const configMessages = inLanguages({
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
  },
});

export type ConfigMessages = (typeof configMessages)['en'];

/** One sentence about a setting in every language, for errors thrown before the reader's language is known. */
export function localized(messages: (messages: ConfigMessages) => string): Sentence {
  return inEvery(configMessages, messages);
}
