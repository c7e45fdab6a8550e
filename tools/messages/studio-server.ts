import { inLanguages } from '../../src/lib/languages.ts';

/** What the server of the studio tells its window when something cannot be done: what it is, and what to do. */
export const studioServerMessages = inLanguages({
  en: {
    elsewhere: {
      message: 'The studio only answers on the computer that runs it.',
      fix: 'Open it there, or start it with --team to work from several computers.',
    },
    foreign: {
      message: 'This request did not come from the studio.',
      fix: 'Reload the studio and try again.',
    },
    notAllowed: {
      message: 'You are not allowed to do this.',
      fix: 'Ask whoever runs the studio to give you another role.',
    },
    noSuchCall: { message: 'The studio does not know this address.', fix: 'Reload the studio.' },
    noPage: (slug: string) => ({
      message: `There is no page "${slug}".`,
      fix: 'It may have been deleted or renamed. Choose another page.',
    }),
    badRequest: {
      message: 'The studio sent something that its server cannot read.',
      fix: 'Reload the studio and try again.',
    },
    tooLarge: (megabytes: string) => ({
      message: `This is larger than ${megabytes} MB.`,
      fix: 'Make it smaller, then try again.',
    }),
    brokenLetters: {
      message: 'The text contains half a character, which no file can hold.',
      fix: 'Delete the last character that you typed or pasted, and type it again.',
    },
    cannotRender: (reason: string) => ({
      message: `This page cannot be shown: ${reason}`,
      fix: 'Undo the last change, or fix the mistakes in the list.',
    }),
    noSection: {
      message: 'The page has no such section.',
      fix: 'It may have been deleted. Choose another one.',
    },
    readOnlyFile: 'page.json is read-only. Allow writing to it, then save again.',
    readOnlyFolder: 'The folder of this page is read-only. Allow writing to it, then save again.',
    linked: 'page.json or its folder is a link, and links are not followed. Put the real file in its place.',
    notUtf8: 'page.json is not UTF-8 text. Save it as UTF-8 with your editor first.',
    readOnly: (why: string) => ({ message: why, fix: 'Your changes are kept in this window until then.' }),
    diskFull: {
      message: 'The disk is full, so nothing was written. The file is as it was.',
      fix: 'Free some space, then save again. Your changes are kept in this window.',
    },
    notWritten: (reason: string) => ({
      message: `The file could not be written: ${reason}`,
      fix: 'The file is as it was. Your changes are kept in this window; try again.',
    }),
    failed: (reason: string) => ({
      message: `Something went wrong in the studio: ${reason}`,
      fix: 'Try again. If it happens again, restart the studio.',
    }),
    notBuilt: 'The studio is not built. Run the command again from a complete installation of Kavling.',
    title: (slug: string) => `Edit ${slug}`,
    needsScript: 'The studio needs JavaScript. Allow it for this address and reload.',
    foundOnDisk: 'Changed outside the studio',
    neverWorked: 'This page cannot be shown yet',
    neverWorkedWhy: 'It will appear here as soon as its mistakes are fixed.',
  },
  id: {
    elsewhere: {
      message: 'Studio hanya bisa dibuka di komputer yang menjalankannya.',
      fix: 'Buka di komputer itu, atau jalankan dengan --team supaya bisa dari beberapa komputer.',
    },
    foreign: {
      message: 'Permintaan ini bukan dari studio.',
      fix: 'Muat ulang studio, lalu coba lagi.',
    },
    notAllowed: {
      message: 'Anda tidak punya izin untuk ini.',
      fix: 'Minta peran lain ke orang yang menjalankan studio.',
    },
    noSuchCall: { message: 'Studio tidak mengenal alamat ini.', fix: 'Muat ulang studio.' },
    noPage: (slug) => ({
      message: `Tidak ada halaman "${slug}".`,
      fix: 'Mungkin sudah dihapus atau diganti namanya. Pilih halaman lain.',
    }),
    badRequest: {
      message: 'Studio mengirim sesuatu yang tidak bisa dibaca server.',
      fix: 'Muat ulang studio, lalu coba lagi.',
    },
    tooLarge: (megabytes) => ({
      message: `Ukurannya lebih dari ${megabytes} MB.`,
      fix: 'Perkecil dulu, lalu coba lagi.',
    }),
    brokenLetters: {
      message: 'Teks berisi setengah karakter yang tidak bisa disimpan di file.',
      fix: 'Hapus karakter terakhir yang Anda ketik atau tempel, lalu ketik lagi.',
    },
    cannotRender: (reason) => ({
      message: `Halaman ini tidak bisa ditampilkan: ${reason}`,
      fix: 'Urungkan perubahan terakhir, atau perbaiki kesalahan di daftar.',
    }),
    noSection: {
      message: 'Bagian itu tidak ada di halaman ini.',
      fix: 'Mungkin sudah dihapus. Pilih bagian lain.',
    },
    readOnlyFile: 'page.json hanya bisa dibaca. Izinkan penulisan, lalu simpan lagi.',
    readOnlyFolder: 'Folder halaman ini hanya bisa dibaca. Izinkan penulisan, lalu simpan lagi.',
    linked: 'page.json atau foldernya berupa tautan, dan tautan tidak diikuti. Taruh file aslinya di situ.',
    notUtf8: 'page.json bukan teks UTF-8. Simpan dulu sebagai UTF-8 dengan editor Anda.',
    readOnly: (why) => ({ message: why, fix: 'Perubahan Anda tetap tersimpan di jendela ini.' }),
    diskFull: {
      message: 'Disk penuh, jadi tidak ada yang ditulis. File tetap seperti semula.',
      fix: 'Kosongkan sebagian disk, lalu simpan lagi. Perubahan Anda tetap ada di jendela ini.',
    },
    notWritten: (reason) => ({
      message: `File tidak bisa ditulis: ${reason}`,
      fix: 'File tetap seperti semula. Perubahan Anda tetap ada di jendela ini; coba lagi.',
    }),
    failed: (reason) => ({
      message: `Ada yang salah di studio: ${reason}`,
      fix: 'Coba lagi. Kalau terjadi lagi, jalankan ulang studio.',
    }),
    notBuilt: 'Studio belum di-build. Jalankan lagi dari instalasi Kavling yang lengkap.',
    title: (slug) => `Edit ${slug}`,
    needsScript: 'Studio memerlukan JavaScript. Izinkan untuk alamat ini, lalu muat ulang.',
    foundOnDisk: 'Diubah di luar studio',
    neverWorked: 'Halaman ini belum bisa ditampilkan',
    neverWorkedWhy: 'Halaman akan tampil di sini begitu kesalahannya diperbaiki.',
  },
});

export type StudioServerMessages = (typeof studioServerMessages)['en'];
