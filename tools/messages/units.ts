import { inLanguages } from '../../src/lib/languages.ts';
import { unitStatusNames } from '../../src/lib/unit-status-names.ts';

/** The sentences of `kavling units`. */
export const unitsMessages = inLanguages({
  en: {
    heading: (page: string, list: string, homes: number, day: string) =>
      `${page}  ${homes} home${homes === 1 ? '' : 's'} in ${list}, changed on ${day}`,
    type: 'Type',
    all: 'All',
    prices: 'Prices of available homes',
    statuses: unitStatusNames.en,
    skipped: (rows: number) => `${rows} row${rows === 1 ? '' : 's'} without a home skipped.`,
    noList: (page: string) =>
      `${page} has no list of homes. Add it: "project": { "units": { "source": "units.csv" } }`,
    noLists:
      'No page has a list of homes. Add it to a page: "project": { "units": { "source": "units.csv" } }',
  },
  id: {
    heading: (page: string, list: string, homes: number, day: string) =>
      `${page}  ${homes} unit di ${list}, diubah ${day}`,
    type: 'Tipe',
    all: 'Semua',
    prices: 'Harga unit tersedia',
    statuses: unitStatusNames.id,
    skipped: (rows: number) => `${rows} baris tanpa unit dilewati.`,
    noList: (page: string) =>
      `${page} belum punya daftar unit. Tambahkan: "project": { "units": { "source": "units.csv" } }`,
    noLists:
      'Belum ada halaman dengan daftar unit. Tambahkan: "project": { "units": { "source": "units.csv" } }',
  },
});
