import { inLanguages } from '../../src/lib/languages.ts';

/** Checks, results and advice of `kavling doctor`. */
export const doctorMessages = inLanguages({
  en: {
    names: {
      node: 'Node',
      pages: 'Pages',
      writing: 'Write access',
      database: 'Database',
      port: 'Port',
      chromium: 'Chromium',
      settings: 'Settings',
      notices: 'Notices',
    },
    linksTo: (address: string) => `link to leads at ${address}`,
    noLinks: 'do not link to the desk',
    setAddress: 'Set KAVLING_ADDRESS to the public address of the server: https://www.example.co.id',
    installNode: 'Install Node 20.19 or newer: https://nodejs.org',
    pagesIn: (count: number, folder: string) => `${count} in ${folder}`,
    noPagesIn: (folder: string) => `none in ${folder}`,
    goToSite: "Run this in your site's folder, or create a page: kavling new my-page",
    mayWrite: (folder: string) => `pages, dist and data in ${folder}`,
    mayNotWrite: (folders: string) => `no permission to write in ${folders}`,
    changeRights: 'Change the owner or the permissions of the folder.',
    noSqlite: 'SQLite is not available',
    portFree: '4170 is available',
    portTaken: '4170 is in use',
    otherPort: 'kavling preview uses the next free port automatically. For kavling serve, set PORT.',
    notFound: 'not found',
    installChromium:
      'Only the tool "look" of kavling mcp and browser tests need it. Install Chromium or Chrome, or set CHROMIUM_PATH to the program.',
  },
  id: {
    names: {
      node: 'Node',
      pages: 'Halaman',
      writing: 'Izin tulis',
      database: 'Database',
      port: 'Port',
      chromium: 'Chromium',
      settings: 'Pengaturan',
      notices: 'Notifikasi',
    },
    linksTo: (address) => `menautkan ke lead di ${address}`,
    noLinks: 'tidak menautkan ke desk',
    setAddress: 'Isi KAVLING_ADDRESS dengan alamat publik server: https://www.example.co.id',
    installNode: 'Pasang Node 20.19 atau yang lebih baru: https://nodejs.org',
    pagesIn: (count, folder) => `${count} di ${folder}`,
    noPagesIn: (folder) => `belum ada di ${folder}`,
    goToSite: 'Pindah ke folder situs Anda, atau buat halaman: kavling new halaman-saya',
    mayWrite: (folder) => `pages, dist dan data di ${folder}`,
    mayNotWrite: (folders) => `tidak ada izin menulis di ${folders}`,
    changeRights: 'Ubah pemilik atau izin folder itu.',
    noSqlite: 'SQLite tidak tersedia',
    portFree: '4170 kosong',
    portTaken: '4170 sudah dipakai',
    otherPort: 'kavling preview otomatis memakai port kosong berikutnya. Untuk kavling serve, isi PORT.',
    notFound: 'tidak ditemukan',
    installChromium:
      'Hanya diperlukan untuk alat "look" di kavling mcp dan untuk pengujian di browser. Pasang Chromium atau Chrome, atau isi CHROMIUM_PATH dengan lokasi programnya.',
  },
});

export type DoctorMessages = (typeof doctorMessages)['en'];
