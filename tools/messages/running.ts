import { inLanguages } from '../../src/lib/languages.ts';

/** Messages of `kavling preview` and `kavling serve` in the terminal. */
export const runningMessages = inLanguages({
  en: {
    noSuchPage: (slug: string) => `There is no page "${slug}". To see all pages: kavling preview`,
    widgetsRenewed: 'widgets compiled',
    mistakes: (slug: string, count: number) =>
      `${slug}: ${count} ${count === 1 ? 'mistake' : 'mistakes'}. To see more: kavling validate ${slug}`,
    portTaken: (command: string, port: number) =>
      `Port ${port} is already in use. Choose another: kavling ${command} --port ${port + 1}`,
    studio: 'Studio',
    stopStudio: 'What you edit is saved to page.json as you work. Press Ctrl+C to stop.',
    preview: 'Preview',
    widgets: 'Widgets',
    leads: 'Leads',
    testLeads: (file: string) => `${file} (test leads, not sent to anyone)`,
    stop: 'Changes appear as soon as you save them. Press Ctrl+C to stop.',
    noBrowser: (address: string) => `Could not open your browser. Go to ${address}`,
    notBuilt: (folder: string) => `There is no built site in ${folder}. Build it first: kavling build`,
    serving: (folder: string, url: string) => `Serving ${folder} at ${url}`,
    badFacts: (file: string, reason: string) =>
      `${file} cannot be read: ${reason} The server needs it to know which pages ask for codes. Build the site again: kavling build --fresh`,
    listNotPublished: (reason: string) => `A page with a new list of homes could not be published: ${reason}`,
  },
  id: {
    noSuchPage: (slug) => `Tidak ada halaman "${slug}". Lihat semua halaman: kavling preview`,
    widgetsRenewed: 'widget selesai dikompilasi',
    mistakes: (slug, count) => `${slug}: ${count} kesalahan. Selengkapnya: kavling validate ${slug}`,
    portTaken: (command, port) =>
      `Port ${port} sudah dipakai. Pilih yang lain: kavling ${command} --port ${port + 1}`,
    studio: 'Studio',
    stopStudio: 'Hasil edit langsung tersimpan di page.json. Tekan Ctrl+C untuk berhenti.',
    preview: 'Pratinjau',
    widgets: 'Widget',
    leads: 'Leads',
    testLeads: (file) => `${file} (leads percobaan, tidak dikirim ke siapa pun)`,
    stop: 'Perubahan yang disimpan langsung tampil. Tekan Ctrl+C untuk berhenti.',
    noBrowser: (address) => `Browser tidak bisa dibuka. Buka sendiri: ${address}`,
    notBuilt: (folder) => `Belum ada situs yang di-build di ${folder}. Build dulu: kavling build`,
    serving: (folder, url) => `Situs dari ${folder} berjalan di ${url}`,
    badFacts: (file, reason) =>
      `${file} tidak bisa dibaca: ${reason} Server membutuhkannya untuk tahu halaman mana yang meminta kode. Build ulang situs: kavling build --fresh`,
    listNotPublished: (reason) => `Halaman dengan daftar unit baru tidak bisa diterbitkan: ${reason}`,
  },
});
