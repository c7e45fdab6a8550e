import { inLanguages } from '../../src/lib/languages.ts';

const pages = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'page' : 'pages'}`;
const halaman = (count: number) => `${count.toLocaleString('id')} halaman`;

/** Messages of the commands for pages: validate, explain, widgets, migrate, build. */
export const pageMessages = inLanguages({
  en: {
    noPage: 'No pages found. Create one: kavling new my-page',
    noSuchPage: (names: string) => `There is no page "${names}".`,
    noSuchPageReason: 'there is no such page',
    fixed: (file: string, count: number) => `${file}: ${count} fixed.`,
    checking: (path: string) => `Checking ${path} …`,
    watching: (path: string) => `Watching ${path}. Press Ctrl+C to stop.`,
    noCode: (name: string, meant?: string) =>
      `There is no code "${name}". ${meant ? `Did you mean ${meant}? ` : ''}All codes: kavling explain`,
    noWidget: (name: string, meant?: string) =>
      `There is no widget called "${name}". ${meant ? `Did you mean "${meant}"? ` : ''}All names: kavling widgets`,
    widgets: (count: number) => `${count} widgets. To see one: kavling widgets <name>`,
    required: 'Required.',
    cannotRead: (file: string, slug: string) => `Cannot read ${file}. To see why: kavling validate ${slug}`,
    wouldChange: (changed: number, all: number) => `${changed} of ${pages(all)} would change.`,
    changed: (changed: number, all: number) => `${changed} of ${pages(all)} changed.`,
    upToDate: (all: number, version: number) =>
      all === 1
        ? `The page is already at version ${version}.`
        : `All ${pages(all)} are already at version ${version}.`,
    holdsPages: (folder: string) =>
      `The folder ${folder} contains your pages, and the build would replace it. Choose another folder with --out.`,
    building: 'Building',
    morePages: (count: number) => `… and ${pages(count)} more. To see all: kavling validate`,
    built: (made: number, kept: number, folder: string, seconds: string) =>
      `${pages(made)} built${kept ? `, ${kept.toLocaleString('en')} unchanged` : ''}, in ${folder} (${seconds} s)`,
    builtNext: 'To see the site as visitors will: kavling serve',
    otherBuild: (process: number, out: string, work: string) =>
      `Another build (process ${process}) is writing to ${out}. Wait for it to finish. If it is no longer running, delete ${work}.`,
    othersChanged: (slugs: readonly string[]) =>
      `Kavling, or something that all pages share, has changed since the site was built, so every page must be built again. These have changes that are not published yet: ${slugs.join(', ')}. Publish everything together: kavling build`,
  },
  id: {
    noPage: 'Belum ada halaman. Buat satu: kavling new halaman-saya',
    noSuchPage: (names) => `Tidak ada halaman "${names}".`,
    noSuchPageReason: 'halaman itu tidak ada',
    fixed: (file, count) => `${file}: ${count} sudah diperbaiki.`,
    checking: (path) => `Memeriksa ${path} …`,
    watching: (path) => `Memantau ${path}. Tekan Ctrl+C untuk berhenti.`,
    noCode: (name, meant) =>
      `Tidak ada kode "${name}". ${meant ? `Maksud Anda ${meant}? ` : ''}Semua kode: kavling explain`,
    noWidget: (name, meant) =>
      `Tidak ada widget bernama "${name}". ${meant ? `Maksud Anda "${meant}"? ` : ''}Semua nama: kavling widgets`,
    widgets: (count) => `${count} widget. Untuk melihat satu: kavling widgets <nama>`,
    required: 'Wajib.',
    cannotRead: (file, slug) => `${file} tidak bisa dibaca. Lihat sebabnya: kavling validate ${slug}`,
    wouldChange: (changed, all) => `${changed} dari ${halaman(all)} akan berubah.`,
    changed: (changed, all) => `${changed} dari ${halaman(all)} diubah.`,
    upToDate: (all, version) =>
      all === 1 ? `Halaman ini sudah versi ${version}.` : `Semua ${halaman(all)} sudah versi ${version}.`,
    holdsPages: (folder) =>
      `Folder ${folder} berisi halaman Anda dan akan tertimpa hasil build. Pilih folder lain dengan --out.`,
    building: 'Membuat',
    morePages: (count) => `… dan ${halaman(count)} lagi. Lihat semua: kavling validate`,
    built: (made, kept, folder, seconds) =>
      `${halaman(made)} dibuat${kept ? `, ${kept.toLocaleString('id')} tidak berubah` : ''}, di ${folder} (${seconds.replace('.', ',')} detik)`,
    builtNext: 'Lihat situs seperti pengunjung: kavling serve',
    otherBuild: (process, out, work) =>
      `Ada build lain (proses ${process}) yang sedang menulis ke ${out}. Tunggu sampai selesai; jika sudah tidak berjalan, hapus ${work}.`,
    othersChanged: (slugs) =>
      `Kavling, atau sesuatu yang dipakai semua halaman, berubah sejak situs di-build, jadi semua halaman harus dibuat ulang. Halaman ini punya perubahan yang belum ditayangkan: ${slugs.join(', ')}. Tayangkan semuanya sekaligus: kavling build`,
  },
});

export type PageMessages = (typeof pageMessages)['en'];
