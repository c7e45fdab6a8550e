import type { Language } from '../../../src/lib/languages.ts';

const en = {
  title: 'Homes on the plan',
  help: 'Press "Draw a home" and then each corner of the home on the plan. Press Enter instead to begin with a small square, and move its corners with the arrow keys.',
  draw: 'Draw a home',
  surface: 'Plan: press to set a corner, or press Enter for a small square',
  finish: 'Finish',
  cancel: 'Cancel',
  home: 'Home',
  none: 'No home chosen',
  code: 'Code in the list of units',
  corner: (number: number, x: number, y: number) =>
    `Corner ${number}: ${x} % from the left, ${y} % from the top`,
  addCorner: 'Add a corner',
  removeCorner: 'Remove the corner',
  remove: 'Remove the home',
  larger: 'Larger',
  smaller: 'Smaller',
  moved: 'Move a corner',
};

const id: typeof en = {
  title: 'Rumah di denah',
  help: 'Tekan "Gambar rumah", lalu sudut-sudut rumah di denah satu per satu. Atau tekan Enter untuk mulai dengan kotak kecil, lalu geser sudutnya dengan tombol panah.',
  draw: 'Gambar rumah',
  surface: 'Denah: tekan untuk menaruh sudut, atau Enter untuk kotak kecil',
  finish: 'Selesai',
  cancel: 'Batal',
  home: 'Rumah',
  none: 'Belum ada yang dipilih',
  code: 'Kode di daftar unit',
  corner: (number, x, y) => `Sudut ${number}: ${x} % dari kiri, ${y} % dari atas`,
  addCorner: 'Tambah sudut',
  removeCorner: 'Hapus sudut',
  remove: 'Hapus rumah',
  larger: 'Perbesar',
  smaller: 'Perkecil',
  moved: 'Pindahkan sudut',
};

export const shapeMessages: Readonly<Record<Language, typeof en>> = { en, id };
