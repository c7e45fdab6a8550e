import { inLanguages } from '../../src/lib/languages.ts';

/** What `kavling import` says in the terminal. */
export const importMessages = inLanguages({
  en: {
    notAnAddress: (name: string, hint: string) => `"${name}" cannot be used as a page address. ${hint}`,
    exists: (file: string) => `${file} already exists. Choose another folder with --out, or add --force.`,
    noFile: (file: string) => `There is no file ${file}.`,
    pictures: 'Images',
    done: (file: string, elements: number) => `${file} created from ${elements} elements`,
    shares: (exact: string, approximated: string, placeholder: string) =>
      `exact ${exact}, approximated ${approximated}, placeholder ${placeholder}`,
    pictureCounts: (here: number, elsewhere: number, undescribed: number) =>
      `images: ${here} downloaded, ${elsewhere} still on other servers, ${undescribed} without a description`,
    dynamicTags: (names: string) => `dynamic tags with no equivalent: ${names}`,
    report: (file: string) => `details: ${file}`,
    next: 'Next: fill in "project", then view the page with kavling preview',
    tooLarge: (file: string) => `${file} is too large for a template export.`,
    notAnExport: (file: string) =>
      `${file} is not an Elementor export: it has no "content" list. In Elementor, choose Templates › Export Template.`,
    notJson: (file: string, reason: string) => `${file} is not JSON: ${reason}`,
    tooMuch: (file: string) => `${file} has too many elements for one page, or nests them too deeply.`,
    atomic: (file: string, kind: string) =>
      `${file} was made with Elementor's atomic editor ("${kind}"), which uses a different format. Export a page built with sections or containers.`,
    kitNotJson: 'The kit is not JSON. Use global.json or site-settings.json from an Elementor kit.',
  },
  id: {
    notAnAddress: (name, hint) => `"${name}" tidak bisa dipakai sebagai alamat halaman. ${hint}`,
    exists: (file) => `${file} sudah ada. Pilih folder lain dengan --out, atau tambahkan --force.`,
    noFile: (file) => `Tidak ada berkas ${file}.`,
    pictures: 'Gambar',
    done: (file, elements) => `${file} dari ${elements} elemen`,
    shares: (exact, approximated, placeholder) =>
      `persis ${exact}, mendekati ${approximated}, pengganti ${placeholder}`,
    pictureCounts: (here, elsewhere, undescribed) =>
      `gambar: ${here} diunduh, ${elsewhere} masih di server lain, ${undescribed} tanpa deskripsi`,
    dynamicTags: (names) => `dynamic tag yang tidak ada padanannya: ${names}`,
    report: (file) => `rinciannya: ${file}`,
    next: 'Berikutnya: isi "project", lalu lihat halamannya dengan kavling preview',
    tooLarge: (file) => `${file} terlalu besar untuk ekspor template.`,
    notAnExport: (file) =>
      `${file} bukan ekspor Elementor: tidak ada daftar "content". Di Elementor, pilih Templates › Export Template.`,
    notJson: (file, reason) => `${file} bukan JSON: ${reason}`,
    tooMuch: (file) =>
      `${file} berisi terlalu banyak elemen untuk satu halaman, atau susunannya terlalu dalam.`,
    atomic: (file, kind) =>
      `${file} dibuat dengan editor atomic Elementor ("${kind}") yang formatnya berbeda. Ekspor halaman yang memakai section atau container.`,
    kitNotJson: 'Berkas kit bukan JSON. Pakai global.json atau site-settings.json dari kit Elementor.',
  },
});
