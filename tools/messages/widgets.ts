import { inLanguages } from '../../src/lib/languages.ts';

/** Messages about a site's own widgets. */
export const widgetMessages = inLanguages({
  en: {
    badName: (folder: string) =>
      `${folder}: this is not a widget name. Use lower-case letters, digits and hyphens: widgets/price-table`,
    missing: (folder: string, file: string) =>
      `${folder} has no ${file}. A widget needs <type>.schema.json and <type>.widget.ts; see node_modules/kavling/docs/own-widgets.md.`,
    taken: (type: string, folder: string) =>
      `${folder}: Kavling already has a widget called "${type}". Give yours another name, for example "my-${type}".`,
    twice: (type: string, first: string, second: string) =>
      `Two widgets are called "${type}": ${first} and ${second}. Rename one of them.`,
    noJson: (file: string, reason: string) => `${file} is not valid JSON: ${reason}`,
    incomplete: (file: string, key: string) =>
      `${file} has no "${key}". A widget schema needs "title", "description" and "properties".`,
    badSchema: (types: string, reason: string) => `The schema of ${types} cannot be used: ${reason}`,
    notInstalled: (name: string) =>
      `The package "${name}" from "widgets" in the config is not installed. Run: npm install ${name}`,
    cannotCompile: (reason: string) => `The site's own widgets cannot be compiled:\n${reason}`,
  },
  id: {
    badName: (folder) =>
      `${folder}: nama widget tidak sesuai. Pakai huruf kecil, angka, dan tanda hubung: widgets/tabel-harga`,
    missing: (folder, file) =>
      `${folder} belum punya ${file}. Widget perlu <type>.schema.json dan <type>.widget.ts; lihat node_modules/kavling/docs/own-widgets.md.`,
    taken: (type, folder) =>
      `${folder}: Kavling sudah punya widget bernama "${type}". Beri nama lain, misalnya "my-${type}".`,
    twice: (type, first, second) =>
      `Ada dua widget bernama "${type}": ${first} dan ${second}. Ganti nama salah satunya.`,
    noJson: (file, reason) => `${file} bukan JSON yang benar: ${reason}`,
    incomplete: (file, key) =>
      `${file} belum punya "${key}". Skema widget perlu "title", "description", dan "properties".`,
    badSchema: (types, reason) => `Skema ${types} tidak bisa dipakai: ${reason}`,
    notInstalled: (name) =>
      `Paket "${name}" dari "widgets" di config belum terpasang. Jalankan: npm install ${name}`,
    cannotCompile: (reason) => `Widget milik situs ini tidak bisa dikompilasi:\n${reason}`,
  },
});
