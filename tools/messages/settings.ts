import { inLanguages } from '../../src/lib/languages.ts';

/** Output of `kavling settings`, and problems of a `.env`. */
export const settingsMessages = inLanguages({
  en: {
    unreadable: (path: string, reason: string) =>
      `${path} cannot be read: ${reason}. Make the user who runs Kavling its owner: chown <user> .env`,
    notUtf8: (path: string) => `${path} is not UTF-8 text. Save it as UTF-8.`,
    brokenLine: (path: string, line: number) =>
      `${path}:${line}: write each setting as NAME=value on a line, and close every quote.`,
    noFile: (folder: string) => `No .env in ${folder}.`,
    file: (path: string, count: number) =>
      `${path} has ${count} ${count === 1 ? 'setting' : 'settings'}. Environment variables win over it.`,
    sources: { environment: 'environment', '.env': '.env', default: 'default' },
    empty: 'not set',
    nothingFound: (text: string) => `No setting contains "${text}". To see all: kavling settings`,
  },
  id: {
    unreadable: (path, reason) =>
      `${path} tidak bisa dibaca: ${reason}. Jadikan pengguna yang menjalankan Kavling pemiliknya: chown <user> .env`,
    notUtf8: (path) => `${path} bukan teks UTF-8. Simpan sebagai UTF-8.`,
    brokenLine: (path, line) =>
      `${path}:${line}: tulis setiap pengaturan sebagai NAMA=nilai di satu baris, dan tutup setiap tanda kutip.`,
    noFile: (folder) => `Tidak ada .env di ${folder}.`,
    file: (path, count) => `${path} berisi ${count} pengaturan. Variabel lingkungan lebih diutamakan.`,
    sources: { environment: 'lingkungan', '.env': '.env', default: 'bawaan' },
    empty: 'belum diisi',
    nothingFound: (text) => `Tidak ada pengaturan yang berisi "${text}". Lihat semuanya: kavling settings`,
  },
});
