import type { SiteCode } from '../codes.ts';
import type { DiagnosticMessages, FindingText, Params } from './messages.ts';

/** Messages about a site's own patterns, icons and fonts. */
export const indonesianSite: Pick<DiagnosticMessages['findings'], SiteCode> = {
  KV501: (p) => ({
    message: `Sudah ada ${noun(p.kind)} bernama "${p.name}".`,
    fix: `Ganti nama ${p.file}.`,
  }),
  KV502: (p) => ({
    message: `"${p.name}" tidak bisa menjadi nama ${noun(p.kind)}.`,
    fix: `Ganti nama ${p.file}. Pakai huruf kecil, angka, dan tanda hubung${p.suggestion ? `: ${p.suggestion}` : '.'}`,
  }),
  KV503: (p) => ({
    message:
      {
        size: `Ikon ${p.file} tidak punya ukuran.`,
        large: `Ikon ${p.file} terlalu besar: ${p.size} kB.`,
      }[p.problem ?? ''] ?? `Tidak ada gambar di dalam ikon ${p.file}.`,
    fix:
      {
        size: 'Tambahkan viewBox pada elemen svg-nya: <svg viewBox="0 0 24 24">',
        large:
          'Sederhanakan gambarnya sampai berkasnya maksimal 8 kB. Setiap halaman yang memakainya memuatnya utuh.',
      }[p.problem ?? ''] ??
      'Simpan ulang sebagai SVG biasa yang berisi bentuk. Gambar, skrip, dan style di dalam ikon dibuang.',
  }),
  KV504: (p) =>
    p.problem === 'none'
      ? {
          message: `Tidak ada berkas font di ${p.file}.`,
          fix: 'Tambahkan font berformat .woff2, .ttf, atau .otf: satu font variabel, atau satu berkas untuk tiap ketebalan.',
        }
      : {
          message: `Font ${p.file} tidak bisa dibaca.`,
          fix: 'Unduh ulang sebagai .woff2, .ttf, atau .otf. Mengganti nama tidak mengubah isi berkas.',
        },
  KV505: (p) => ({
    message: `Tidak ada lisensi di samping font ${p.file}.`,
    fix: 'Tambahkan berkas lisensi yang menyertai font itu, misalnya LICENSE.txt atau OFL.txt.',
  }),
  KV506: (p) => widgetFault(p),
  KV507: (p) => ({
    message: `Tidak ada ikon bernama "${p.name}", jadi widget ini tidak menampilkan apa pun di tempatnya.`,
    fix: p.suggestion ? `Maksud Anda "${p.suggestion}"?` : `Simpan gambarnya sebagai icons/${p.name}.svg.`,
  }),
};

/** By the kinds of `WidgetFault`. */
const WIDGET_FAULTS: Readonly<Record<string, (detail: string) => FindingText>> = {
  import: (name) => ({
    message: `Widget ini mengimpor "${name}", padahal file itu tidak ada.`,
    fix: 'Buat filenya, atau perbaiki path di baris import.',
  }),
  package: (name) => ({
    message: `Widget ini mengimpor "${name}", padahal paket itu belum terpasang.`,
    fix: `Jalankan: npm install ${name}`,
  }),
  outside: (name) => ({
    message: `Widget ini mengimpor ${name} yang berada di luar folder widget.`,
    fix: 'Pindahkan filenya ke folder salah satu widget, atau ke sebuah paket.',
  }),
  load: (reason) => ({
    message: `Widget ini tidak bisa dimuat: ${reason}.`,
    fix: 'Perbaiki kode di baris ini. Widget harus bisa dimuat tanpa browser.',
  }),
  export: (type) => ({
    message: `widgets/${type}/${type}.widget.ts harus mengekspor widget secara default.`,
    fix: `Tulis: export default defineWidget({ type: "${type}", hydrate: "never", View })`,
  }),
};

function widgetFault({ kind = '', detail = '' }: Params): FindingText {
  return (
    WIDGET_FAULTS[kind]?.(detail) ?? {
      message: `Widget ini tidak bisa dikompilasi: ${detail}.`,
      fix: 'Perbaiki kode di baris ini.',
    }
  );
}

const nouns: Readonly<Record<string, string>> = {
  pattern: 'pola',
  icon: 'ikon',
  font: 'font',
  preset: 'preset',
};

function noun(kind = ''): string {
  return nouns[kind] ?? kind;
}

/** Why, for `kavling explain`. */
export const indonesianSiteWhy: Pick<DiagnosticMessages['explain'], SiteCode> = {
  KV501: {
    title: 'Nama yang sudah dipakai',
    why: 'Halaman yang menyebut nama ini bisa berarti salah satu dari keduanya.',
  },
  KV502: {
    title: 'Nama yang tidak bisa dipakai halaman',
    why: 'Halaman menyebut pola, ikon, dan font dengan namanya, dan nama itu menjadi bagian dari alamat web.',
  },
  KV503: {
    title: 'Ikon yang tidak bisa dipakai',
    why: 'Ikon menjadi bagian dari halaman, jadi hanya bentuknya yang disimpan: bukan yang memuat, menjalankan, atau mengubah tampilan bagian lain.',
  },
  KV504: {
    title: 'Font yang tidak bisa dipakai',
    why: 'Build mengecilkan setiap font menjadi huruf yang dibutuhkan halaman, jadi fontnya harus bisa dibaca.',
  },
  KV505: {
    title: 'Font tanpa lisensi',
    why: 'Banyak font tidak boleh dipasang di situs web tanpa lisensi. Siapa pun yang merawat situs ini nanti perlu tahu.',
  },
  KV506: {
    title: 'Widget milik situs yang tidak bisa dipakai',
    why: 'Halaman yang memakai widget ini baru bisa di-build setelah kodenya bisa dikompilasi dan dimuat.',
  },
  KV507: {
    title: 'Widget yang menampilkan ikon yang tidak ada',
    why: 'Ikon situs adalah file di icons/ dan ikon bawaan. Nama lain tidak menampilkan apa pun.',
  },
};
