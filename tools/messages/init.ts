import { inLanguages } from '../../src/lib/languages.ts';

/** Messages of `kavling init`. */
export const initMessages = inLanguages({
  en: {
    notAFolder: (path: string) => `${path} is a file. Name a folder: kavling init my-site`,
    ownRepository:
      'This is the repository of Kavling itself. Go to a folder of your own: kavling init ../my-site',
    written: (count: number, folder: string) =>
      `${count} ${count === 1 ? 'file' : 'files'} written in ${folder === '' ? 'this folder' : folder}.`,
    kept: (names: string) => `Kept as they are: ${names}`,
    incomplete: (parts: string) => `Your package.json lacks what a site needs. Add:\n${parts}`,
    notJson: 'Your package.json is not valid JSON. Fix it, then run kavling init again.',
    next: 'Next:',
  },
  id: {
    notAFolder: (path) => `${path} adalah file. Sebutkan sebuah folder: kavling init situs-saya`,
    ownRepository: 'Ini repositori Kavling sendiri. Pindah ke folder Anda: kavling init ../situs-saya',
    written: (count, folder) => `${count} file ditulis di ${folder === '' ? 'folder ini' : folder}.`,
    kept: (names) => `Dibiarkan seperti adanya: ${names}`,
    incomplete: (parts) => `package.json Anda belum lengkap untuk sebuah situs. Tambahkan:\n${parts}`,
    notJson: 'package.json Anda bukan JSON yang benar. Perbaiki, lalu jalankan kavling init lagi.',
    next: 'Selanjutnya:',
  },
});
