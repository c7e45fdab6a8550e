import { inLanguages } from '../../src/lib/languages.ts';

/** Questions and messages of `kavling new`. */
export const newMessages = inLanguages({
  en: {
    hello: 'A new microsite',
    askSlug: 'What is the address of the page? For example marina-bay in example.com/marina-bay',
    askName: 'What is the name of the project?',
    askTelesales: 'What is the WhatsApp number of the sales team? Start with 62',
    askSuperleads: 'What is the superleads id? Press Enter if you do not know it yet',
    askTemplate: 'What kind of page is it?',
    askStart: 'How do you want to begin?',
    startSections: 'Choose sections',
    startSectionsAbout: 'An ordinary page; you choose what is on it.',
    askSections: 'Which sections do you want to start with? (Space to choose, Enter to continue)',
    cancelled: 'Nothing was written.',
    exists: (slug: string) => `pages/${slug} already exists. Choose another name.`,
    existsAddSection: (slug: string) =>
      `pages/${slug} already exists. Choose another name, or add a section: kavling new ${slug} --section faq`,
    nameIt: 'Name the page: kavling new marina-bay',
    notAnAddress: (slug: string, hint: string) => `"${slug}" cannot be used as a page address. ${hint}`,
    write: (slug: string) => `Use ${slug}`,
    slugForm: 'Use lower-case letters, digits and hyphens: marina-bay',
    slugTaken: (slug: string) => `Kavling itself uses "${slug}". Choose another name.`,
    notAPhone: (number: string, hint: string) => `"${number}" is not a complete phone number. ${hint}`,
    phoneForm: 'Write it with the country code, 11 to 14 digits: 628123456789',
    noTemplate: (name: string, known: string) => `There is no template "${name}". Choose one of: ${known}`,
    noSection: (name: string, meant: string | undefined, known: string) =>
      `There is no ready-made section "${name}". ${meant ? `Did you mean "${meant}"? ` : ''}Choose from: ${known}`,
    starterOrSections: 'Choose a starter or sections, not both: remove --starter or --section.',
    noStarter: (name: string, meant: string | undefined, known: string) =>
      `There is no starter "${name}". ${meant ? `Did you mean "${meant}"? ` : ''}Choose from: ${known}`,
    added: (file: string, titles: string) => `${file}: added ${titles} at the end.`,
    ready: (file: string) => `${file} is ready.`,
    fillIn: (keys: string) => `You still need to fill in under "project": ${keys}.`,
    seeIt: (command: string) => `To see it, run: ${command}`,
  },
  id: {
    hello: 'Microsite baru',
    askSlug: 'Apa alamat halamannya? Misalnya marina-bay di example.com/marina-bay',
    askName: 'Apa nama proyeknya?',
    askTelesales: 'Berapa nomor WhatsApp tim sales? Awali dengan 62',
    askSuperleads: 'Berapa superleads id-nya? Tekan Enter kalau belum tahu',
    askTemplate: 'Jenis halamannya apa?',
    askStart: 'Mau mulai dari mana?',
    startSections: 'Pilih section',
    startSectionsAbout: 'Halaman biasa; isinya Anda pilih sendiri.',
    askSections: 'Mau mulai dengan section apa saja? (Spasi untuk memilih, Enter untuk lanjut)',
    cancelled: 'Tidak ada yang ditulis.',
    exists: (slug) => `pages/${slug} sudah ada. Pilih nama lain.`,
    existsAddSection: (slug) =>
      `pages/${slug} sudah ada. Pilih nama lain, atau tambahkan section: kavling new ${slug} --section faq`,
    nameIt: 'Beri nama halamannya: kavling new marina-bay',
    notAnAddress: (slug, hint) => `"${slug}" tidak bisa dipakai sebagai alamat halaman. ${hint}`,
    write: (slug) => `Pakai ${slug}`,
    slugForm: 'Pakai huruf kecil, angka dan tanda hubung: marina-bay',
    slugTaken: (slug) => `"${slug}" dipakai oleh Kavling sendiri. Pilih nama lain.`,
    notAPhone: (number, hint) => `"${number}" bukan nomor telepon yang lengkap. ${hint}`,
    phoneForm: 'Tulis dengan kode negara, 11 sampai 14 angka: 628123456789',
    noTemplate: (name, known) => `Tidak ada template "${name}". Pilih salah satu: ${known}`,
    noSection: (name, meant, known) =>
      `Tidak ada section siap pakai "${name}". ${meant ? `Maksud Anda "${meant}"? ` : ''}Pilihannya: ${known}`,
    starterOrSections: 'Pilih starter atau section, jangan keduanya: hapus --starter atau --section.',
    noStarter: (name, meant, known) =>
      `Tidak ada starter "${name}". ${meant ? `Maksud Anda "${meant}"? ` : ''}Pilihannya: ${known}`,
    added: (file, titles) => `${file}: ${titles} ditambahkan di akhir.`,
    ready: (file) => `${file} sudah siap.`,
    fillIn: (keys) => `Masih perlu diisi di "project": ${keys}.`,
    seeIt: (command) => `Lihat hasilnya: ${command}`,
  },
});

export type NewMessages = (typeof newMessages)['en'];
