import { inLanguages } from '../../src/lib/languages.ts';

/** Messages for operators about the start of the server. */
export const processMessages = inLanguages({
  en: {
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
  },
  id: {
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
  },
});
