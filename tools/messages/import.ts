import { inLanguages } from '../../src/lib/languages.ts';

/** Messages of `kavling import` in the terminal. */
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
    unknown: (types: string) => `not understood, left empty: ${types}`,
    report: (file: string) => `details: ${file}`,
    next: 'Next: fill in "project", then view the page with kavling preview',
    tooLarge: (file: string) => `${file} is too large for a template export.`,
    notAnExport: (file: string) =>
      `${file} is not an Elementor export: it has no "content" list. In Elementor, choose Templates › Export Template.`,
    notJson: (file: string, reason: string) => `${file} is not JSON: ${reason}`,
    tooMuch: (file: string) => `${file} has too many elements for one page, or nests them too deeply.`,
    wrongFile: {
      zip: (file: string) =>
        `${file} is a ZIP. Unzip it and import one of the files in its "templates" folder; give its global.json or site-settings.json with --kit.`,
      wordpress: (file: string) =>
        `${file} is a WordPress export (XML). In Elementor, choose Templates › Saved Templates, then Export Template below the page.`,
      html: (file: string) =>
        `${file} is a web page, not an export. In Elementor, choose Templates › Saved Templates, then Export Template below the page.`,
      picture: (file: string) => `${file} is an image or a PDF, not an Elementor export.`,
      empty: (file: string) => `${file} is empty. Export the template again.`,
      kitManifest: (file: string) =>
        `${file} only lists what is in a kit. Import one of the files in the "templates" folder next to it.`,
      kitSettings: (file: string) =>
        `${file} holds the colours and fonts of a kit, but no page. Import a page of the kit, and add this file with --kit.`,
      kavlingPage: (file: string) => `${file} is already a Kavling page. View it with kavling preview.`,
    },
    notAKit:
      'The file for --kit has no colours or fonts. Use global.json or site-settings.json from an Elementor kit.',
    tooLargePage: (megabytes: string, sections: number) =>
      `The page would be ${megabytes} MB; a page holds at most 1 MB. It has ${sections} sections: in Elementor, save parts of it as separate templates, export each, and import them one by one.`,
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
    unknown: (types) => `tidak dikenali, dikosongkan: ${types}`,
    report: (file) => `rinciannya: ${file}`,
    next: 'Berikutnya: isi "project", lalu lihat halamannya dengan kavling preview',
    tooLarge: (file) => `${file} terlalu besar untuk ekspor template.`,
    notAnExport: (file) =>
      `${file} bukan ekspor Elementor: tidak ada daftar "content". Di Elementor, pilih Templates › Export Template.`,
    notJson: (file, reason) => `${file} bukan JSON: ${reason}`,
    tooMuch: (file) =>
      `${file} berisi terlalu banyak elemen untuk satu halaman, atau susunannya terlalu dalam.`,
    wrongFile: {
      zip: (file) =>
        `${file} adalah ZIP. Ekstrak dulu, lalu impor salah satu berkas di folder "templates"; global.json atau site-settings.json diberikan lewat --kit.`,
      wordpress: (file) =>
        `${file} adalah ekspor WordPress (XML). Di Elementor, pilih Templates › Saved Templates, lalu Export Template di bawah halamannya.`,
      html: (file) =>
        `${file} adalah halaman web, bukan ekspor. Di Elementor, pilih Templates › Saved Templates, lalu Export Template di bawah halamannya.`,
      picture: (file) => `${file} adalah gambar atau PDF, bukan ekspor Elementor.`,
      empty: (file) => `${file} kosong. Ekspor ulang template-nya.`,
      kitManifest: (file) =>
        `${file} hanya daftar isi kit. Impor salah satu berkas di folder "templates" di sebelahnya.`,
      kitSettings: (file) =>
        `${file} berisi warna dan font kit, tanpa halaman. Impor salah satu halaman kit, dan tambahkan berkas ini lewat --kit.`,
      kavlingPage: (file) => `${file} sudah berupa halaman Kavling. Lihat dengan kavling preview.`,
    },
    notAKit:
      'Berkas untuk --kit tidak berisi warna atau font. Pakai global.json atau site-settings.json dari kit Elementor.',
    tooLargePage: (megabytes, sections) =>
      `Halamannya akan sebesar ${megabytes} MB; satu halaman paling besar 1 MB. Ada ${sections} section: di Elementor, simpan bagian-bagiannya sebagai template sendiri, ekspor satu per satu, lalu impor masing-masing.`,
    kitNotJson: 'Berkas kit bukan JSON. Pakai global.json atau site-settings.json dari kit Elementor.',
  },
});
