import { inLanguages } from '../../src/lib/languages.ts';

/** Why the studio does not change a list of homes: the problem, and the fix. */
export const studioUnitsMessages = inLanguages({
  en: {
    locked: {
      message: 'This list cannot be edited here.',
      fix: 'Edit it in its own program, or upload it as CSV.',
    },
    changed: {
      message: 'The list has changed since you looked at it. Nothing was written.',
      fix: 'Choose the file again to compare it with the present list.',
    },
    refused: {
      unclear: {
        message: 'The file could not be written back as it is.',
        fix: 'Open it in your spreadsheet program, save it as CSV UTF-8, and try again.',
      },
      letters: {
        message: 'The encoding of this file lacks one of these letters.',
        fix: 'Use other letters, or save the file as CSV UTF-8 in your spreadsheet program.',
      },
      cells: {
        message: 'A cell is one line of at most 500 letters.',
        fix: 'Write it shorter, in one line.',
      },
    },
  },
  id: {
    locked: {
      message: 'Daftar ini tidak bisa disunting di sini.',
      fix: 'Sunting di programnya sendiri, atau unggah sebagai CSV.',
    },
    changed: {
      message: 'Daftarnya sudah berubah sejak Anda buka. Tidak ada yang ditulis.',
      fix: 'Pilih lagi berkasnya untuk membandingkannya dengan daftar yang sekarang.',
    },
    refused: {
      unclear: {
        message: 'Berkas ini tidak bisa ditulis kembali seperti semula.',
        fix: 'Buka di program lembar kerja Anda, simpan sebagai CSV UTF-8, lalu coba lagi.',
      },
      letters: {
        message: 'Pengodean berkas ini tidak punya salah satu huruf itu.',
        fix: 'Pakai huruf lain, atau simpan berkasnya sebagai CSV UTF-8 di program lembar kerja Anda.',
      },
      cells: {
        message: 'Isi sel hanya satu baris, paling banyak 500 huruf.',
        fix: 'Tulis lebih pendek, dalam satu baris.',
      },
    },
  },
});
