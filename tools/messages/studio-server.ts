import { inLanguages } from '../../src/lib/languages.ts';

/** The studio server's error messages for its window: the problem, and the fix. */
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
      fix: 'Ask the person who runs the studio to give you another role.',
    },
    noSuchCall: { message: 'The studio does not know this address.', fix: 'Reload the studio.' },
    noPage: (slug: string) => ({
      message: `There is no page "${slug}".`,
      fix: 'It may have been deleted or renamed. Choose another page.',
    }),
    badRequest: (route: string, misfit: string) => ({
      message: `The studio sent something that its server cannot read. ${route}: ${misfit}.`,
      fix: 'Reload the studio and try again.',
    }),
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
    opening: (page: string) => (page === '' ? 'Opening the studio …' : `Opening ${page} …`),
    needsScript: 'The studio needs JavaScript. Allow it for this address and reload.',
    refusedFile: {
      unknown: {
        message: 'This is not a picture, a film or a PDF, whatever its name says.',
        fix: 'Choose a JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM or PDF file.',
      },
      damaged: {
        message: 'This picture is damaged and cannot be read to its end.',
        fix: 'Export it again, or choose another one.',
      },
      huge: {
        message: 'This picture has too many pixels.',
        fix: 'Save it with at most 16,000 pixels on its longer side, then try again.',
      },
      heic: {
        message: 'This is a HEIC picture, which most browsers do not show.',
        fix: 'Export it as JPEG: on an iPhone, choose "Most Compatible" in Settings › Camera › Formats.',
      },
      heavy: {
        message: 'This picture takes too long to read, or too much memory.',
        fix: 'Save it smaller, or a drawing with fewer repeated parts and effects or as PNG, then try again.',
      },
    },
    tooManyFiles: {
      message: 'Too many pictures are being uploaded at the same time.',
      fix: 'Wait a moment, then upload this one again.',
    },
    noFile: (name: string) => ({
      message: `There is no file "${name}" beside this page.`,
      fix: 'It may have been deleted. Close the library and open it again.',
    }),
    fileInUse: (name: string, at: string) => ({
      message: `"${name}" is used on this page: ${at}`,
      fix: 'Choose another picture there first.',
    }),
    noPattern: (name: string) => ({
      message: `There is nothing called "${name}" in the gallery.`,
      fix: 'Close the gallery and open it again.',
    }),
    patternTaken: (name: string) => ({
      message: `There is a pattern called "${name}" already.`,
      fix: 'Choose another name.',
    }),
    patternWrong: (what: string) => ({
      message: `This cannot be a pattern yet: ${what}`,
      fix: 'Fix this on the page first, then save it as a pattern again.',
    }),
    patternName: {
      message: 'A pattern needs a name of letters and digits.',
      fix: 'Give it a name such as "promo-akhir-tahun".',
    },
    example: (number: number) => `Example ${number}`,
    noVersion: {
      message: 'This version is gone.',
      fix: 'Close the list of versions and open it again.',
    },
    versionName: { message: 'A version needs a name.', fix: 'Write a few words, such as "For the client".' },
    linkDays: (most: number) => ({
      message: `A preview link lasts between 1 and ${most} days.`,
      fix: 'Choose a number of days in between.',
    }),
    linkOver: 'This preview has expired',
    linkOverWhy: 'Ask the person who sent you the link for a new one.',
    checking: 'Checking the page',
    building: 'Building the page, with its pictures and fonts',
    goingBack: 'Going back to that release',
    published: 'Published',
    changedMeanwhile: {
      message: 'The file has changed since you looked at it.',
      fix: 'Look at the page again, then publish.',
    },
    hasErrors: (count: number) => ({
      message: `Nothing was published: the page has ${count} ${count === 1 ? 'mistake' : 'mistakes'}.`,
      fix: 'Fix what is in the list, then publish again.',
    }),
    hasWarnings: (count: number) => ({
      message: `The page has ${count} ${count === 1 ? 'hint' : 'hints'} to read before it goes live.`,
      fix: 'Read the list, then publish again.',
    }),
    noRelease: {
      message: 'This release is gone: the last ten are kept.',
      fix: 'Choose another one.',
    },
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
    badRequest: (route, misfit) => ({
      message: `Studio mengirim sesuatu yang tidak bisa dibaca server. ${route}: ${misfit}.`,
      fix: 'Muat ulang studio, lalu coba lagi.',
    }),
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
    opening: (page: string) => (page === '' ? 'Membuka studio …' : `Membuka ${page} …`),
    needsScript: 'Studio memerlukan JavaScript. Izinkan untuk alamat ini, lalu muat ulang.',
    refusedFile: {
      unknown: {
        message: 'Ini bukan gambar, film atau PDF, apa pun nama filenya.',
        fix: 'Pilih file JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM atau PDF.',
      },
      damaged: {
        message: 'Gambar ini rusak dan tidak bisa dibaca sampai selesai.',
        fix: 'Ekspor ulang, atau pilih gambar lain.',
      },
      huge: {
        message: 'Gambar ini terlalu besar pikselnya.',
        fix: 'Simpan dengan sisi terpanjang paling banyak 16.000 piksel, lalu coba lagi.',
      },
      heic: {
        message: 'Ini gambar HEIC yang tidak bisa ditampilkan kebanyakan browser.',
        fix: 'Ekspor sebagai JPEG: di iPhone, pilih "Paling Kompatibel" di Pengaturan › Kamera › Format.',
      },
      heavy: {
        message: 'Gambar ini terlalu lama dibaca, atau terlalu banyak memakan memori.',
        fix: 'Simpan lebih kecil, atau gambar SVG dengan lebih sedikit bagian berulang dan efek atau sebagai PNG, lalu coba lagi.',
      },
    },
    tooManyFiles: {
      message: 'Terlalu banyak gambar diunggah pada waktu yang sama.',
      fix: 'Tunggu sebentar, lalu unggah lagi gambar ini.',
    },
    noFile: (name) => ({
      message: `Tidak ada file "${name}" di halaman ini.`,
      fix: 'Mungkin sudah dihapus. Tutup pustaka, lalu buka lagi.',
    }),
    fileInUse: (name, at) => ({
      message: `"${name}" dipakai di halaman ini: ${at}`,
      fix: 'Pilih dulu gambar lain di situ.',
    }),
    noPattern: (name) => ({
      message: `Tidak ada "${name}" di galeri.`,
      fix: 'Tutup galeri, lalu buka lagi.',
    }),
    patternTaken: (name) => ({
      message: `Sudah ada pola bernama "${name}".`,
      fix: 'Pilih nama lain.',
    }),
    patternWrong: (what) => ({
      message: `Section ini belum bisa dijadikan pola: ${what}`,
      fix: 'Perbaiki dulu di halaman, lalu simpan lagi sebagai pola.',
    }),
    patternName: {
      message: 'Pola perlu nama dari huruf dan angka.',
      fix: 'Beri nama seperti "promo-akhir-tahun".',
    },
    example: (number) => `Contoh ${number}`,
    noVersion: {
      message: 'Versi ini sudah tidak ada.',
      fix: 'Tutup daftar versi, lalu buka lagi.',
    },
    versionName: { message: 'Versi perlu nama.', fix: 'Tulis beberapa kata, misalnya "Untuk klien".' },
    linkDays: (most) => ({
      message: `Tautan pratinjau berlaku antara 1 dan ${most} hari.`,
      fix: 'Pilih jumlah hari di antaranya.',
    }),
    linkOver: 'Pratinjau ini sudah tidak berlaku',
    linkOverWhy: 'Minta tautan baru ke orang yang mengirimkannya.',
    checking: 'Memeriksa halaman',
    building: 'Membuat halaman dengan gambar dan font-nya',
    goingBack: 'Kembali ke rilis itu',
    published: 'Ditayangkan',
    changedMeanwhile: {
      message: 'File berubah sejak Anda melihatnya.',
      fix: 'Lihat lagi halamannya, lalu tayangkan.',
    },
    hasErrors: (count) => ({
      message: `Belum ditayangkan: halaman punya ${count} kesalahan.`,
      fix: 'Perbaiki yang ada di daftar, lalu tayangkan lagi.',
    }),
    hasWarnings: (count) => ({
      message: `Ada ${count} saran untuk dibaca sebelum halaman tayang.`,
      fix: 'Baca daftarnya, lalu tayangkan lagi.',
    }),
    noRelease: {
      message: 'Rilis ini sudah tidak ada: yang disimpan sepuluh terakhir.',
      fix: 'Pilih yang lain.',
    },
    foundOnDisk: 'Diubah di luar studio',
    neverWorked: 'Halaman ini belum bisa ditampilkan',
    neverWorkedWhy: 'Halaman akan tampil di sini begitu kesalahannya diperbaiki.',
  },
});

export type StudioServerMessages = (typeof studioServerMessages)['en'];
