import { inLanguages } from '../../src/lib/languages.ts';

/** What `kavling new` asks and says. */
export const newMessages = inLanguages({
  en: {
    hello: 'A new microsite',
    askSlug: 'Address of the page, as in example.com/marina-bay',
    askName: 'Name of the project',
    askTelesales: 'WhatsApp number of the sales team, starting with 62',
    askSuperleads: 'Superleads id (press Enter if you do not know it yet)',
    askTemplate: 'What kind of page is it?',
    askSections: 'Which sections do you want to start with? (space to choose, Enter to continue)',
    cancelled: 'Nothing was written.',
    exists: (slug: string) => `pages/${slug} already exists. Choose another name.`,
    existsAddSection: (slug: string) =>
      `pages/${slug} already exists. Choose another name, or add a section: kavling new ${slug} --section faq`,
    nameIt: 'Name the page: kavling new marina-bay',
    notAnAddress: (slug: string, hint: string) => `"${slug}" cannot be an address. ${hint}`,
    write: (slug: string) => `Write ${slug}`,
    slugForm: 'Use lower-case letters, digits and hyphens: marina-bay',
    slugTaken: (slug: string) => `"${slug}" is used by Kavling itself. Choose another.`,
    notAPhone: (number: string, hint: string) => `"${number}" is not a complete phone number. ${hint}`,
    phoneForm: 'Write it with the country code, 11 to 14 digits: 628123456789',
    noTemplate: (name: string, known: string) => `There is no template "${name}". Choose one of: ${known}`,
    noSection: (name: string, meant: string | undefined, known: string) =>
      `There is no ready-made section "${name}". ${meant ? `Did you mean "${meant}"? ` : ''}Choose from: ${known}`,
    added: (file: string, titles: string) => `${file}: ${titles} added at the end.`,
    ready: (file: string) => `${file} is ready.`,
    fillIn: (keys: string) => `Still to fill in under "project": ${keys}.`,
    seeIt: (command: string) => `See it: ${command}`,
  },
  id: {
    hello: 'Microsite baru',
    askSlug: 'Alamat halaman, seperti example.com/marina-bay',
    askName: 'Nama proyek',
    askTelesales: 'Nomor WhatsApp tim penjualan, diawali 62',
    askSuperleads: 'Superleads id (tekan Enter jika belum tahu)',
    askTemplate: 'Halaman seperti apa?',
    askSections: 'Mulai dengan bagian apa saja? (spasi untuk memilih, Enter untuk lanjut)',
    cancelled: 'Tidak ada yang ditulis.',
    exists: (slug) => `pages/${slug} sudah ada. Pilih nama lain.`,
    existsAddSection: (slug) =>
      `pages/${slug} sudah ada. Pilih nama lain, atau tambahkan bagian: kavling new ${slug} --section faq`,
    nameIt: 'Beri nama halamannya: kavling new marina-bay',
    notAnAddress: (slug, hint) => `"${slug}" tidak bisa menjadi alamat. ${hint}`,
    write: (slug) => `Tulis ${slug}`,
    slugForm: 'Pakai huruf kecil, angka dan tanda hubung: marina-bay',
    slugTaken: (slug) => `"${slug}" dipakai oleh Kavling sendiri. Pilih yang lain.`,
    notAPhone: (number, hint) => `"${number}" bukan nomor telepon yang lengkap. ${hint}`,
    phoneForm: 'Tulis dengan kode negara, 11 sampai 14 angka: 628123456789',
    noTemplate: (name, known) => `Tidak ada templat "${name}". Pilih salah satu: ${known}`,
    noSection: (name, meant, known) =>
      `Tidak ada bagian siap pakai "${name}". ${meant ? `Maksud Anda "${meant}"? ` : ''}Pilihannya: ${known}`,
    added: (file, titles) => `${file}: ${titles} ditambahkan di akhir.`,
    ready: (file) => `${file} sudah siap.`,
    fillIn: (keys) => `Yang masih perlu diisi di "project": ${keys}.`,
    seeIt: (command) => `Lihat hasilnya: ${command}`,
  },
});

export type NewMessages = (typeof newMessages)['en'];
