import type { Separator } from '../server/contract/desk/export-columns.ts';
import { inLanguages } from '../src/lib/languages.ts';

/** The sentences of the export. */
export const exportMessages = inLanguages({
  en: {
    exports: 'Export',
    exportNarrowed: 'Only the leads that match the filters',
    exportSpreadsheet: 'For a spreadsheet',
    exportCrm: 'For a CRM',
    chooseColumns: 'Choose columns…',
    columns: 'Columns of the spreadsheet',
    usualColumns: 'Usual',
    allColumns: 'All',
    noColumns: 'None',
    pickColumn: 'Choose at least one column.',
    separator: 'Cells are separated by',
    separators: {
      semicolon: 'semicolons: Excel with Indonesian settings',
      comma: 'commas: Excel with English settings',
    } as Readonly<Record<Separator, string>>,
    download: 'Download',
  },
  id: {
    exports: 'Ekspor',
    exportNarrowed: 'Hanya leads yang sesuai filter',
    exportSpreadsheet: 'Untuk spreadsheet',
    exportCrm: 'Untuk CRM',
    chooseColumns: 'Pilih kolom…',
    columns: 'Kolom spreadsheet',
    usualColumns: 'Yang biasa',
    allColumns: 'Semua',
    noColumns: 'Kosongkan',
    pickColumn: 'Pilih paling sedikit satu kolom.',
    separator: 'Pemisah kolom',
    separators: {
      semicolon: 'titik koma: Excel dengan pengaturan Indonesia',
      comma: 'koma: Excel dengan pengaturan Inggris',
    },
    download: 'Unduh',
  },
});

export type ExportMessages = (typeof exportMessages)['en'];
