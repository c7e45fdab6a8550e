import { inLanguages } from '../../src/lib/languages.ts';

/** Messages about `kavling.config`. */
export const configMessages = inLanguages({
  en: {
    unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
    notInstalled: (file: string, name: string) =>
      `${file} imports "${name}", which is not installed. Run: npm install`,
    notAnObject: (_: string) => 'It must export an object: export default { home: "marina-bay" }',
    notData: (path: string) =>
      `"${path}" is not plain data. Use texts, numbers, true, false, lists [ ] and groups { }.`,
    key: (key: string) =>
      `There is no setting "${key}". You can use: address, base, home, domains, language, leads, widgets, fonts, presets, copy.`,
    address: (value: string) =>
      `"${value}" is not a site address. Write it like this: https://properti.example.co.id`,
    base: (value: string) =>
      `"${value}" is not a valid base path. Start with "/" and use letters, digits, ".", "_", "~" and "-": /promo`,
    twoBases: (base: string, address: string) =>
      `"base" is ${base}, but "address" is ${address}. Put the path in only one of them, or use the same path in both.`,
    page: (slug: string) => `There is no page "${slug}" in pages/. Use the name of an existing folder.`,
    group: (key: string) => `"${key}" must be a group { } with a name for each entry.`,
    host: (host: string) =>
      `"${host}" is not a domain name. Write it without https:// and without a path: marinabay.co.id`,
    pages: (host: string) =>
      `"${host}" has no page. Add the slug of the page to show: domains: { "marinabay.co.id": "marina-bay" }`,
    language: (value: string) => `"${value}" is not a language. Write its two letters: language: "id"`,
    leads: (value: string) =>
      `"leads" cannot be ${value}. Write the address of the backend: leads: "https://leads.example.co.id", or its three addresses: leads: { ajaxUrl, projectUrl, formAction }`,
    widgets: (value: string) =>
      `"widgets" must be a list of package names, not ${value}. Write it like this: widgets: ["@acme/kavling-widgets"]`,
  },
  id: {
    unreadable: (file, reason) => `${file} tidak bisa dibaca: ${reason}`,
    notInstalled: (file, name) =>
      `${file} mengimpor "${name}", padahal paket itu belum terpasang. Jalankan: npm install`,
    notAnObject: () => 'Isinya harus mengekspor objek: export default { home: "marina-bay" }',
    notData: (path) =>
      `"${path}" bukan data biasa. Pakai teks, angka, true, false, daftar [ ], dan kelompok { }.`,
    key: (key) =>
      `Tidak ada pengaturan "${key}". Yang bisa dipakai: address, base, home, domains, language, leads, widgets, fonts, presets, copy.`,
    address: (value) => `"${value}" bukan alamat situs. Tulis seperti ini: https://properti.example.co.id`,
    base: (value) =>
      `"${value}" tidak bisa menjadi path situs. Awali dengan "/" dan pakai huruf, angka, ".", "_", "~", dan "-": /promo`,
    twoBases: (base, address) =>
      `"base" berisi ${base}, sedangkan "address" berisi ${address}. Tulis path di salah satu saja, atau samakan keduanya.`,
    page: (slug) => `Tidak ada halaman "${slug}" di pages/. Tulis nama folder yang ada.`,
    group: (key) => `"${key}" harus berupa kelompok { } dengan nama untuk setiap isinya.`,
    host: (host) =>
      `"${host}" bukan nama domain. Tulis tanpa https:// dan tanpa alamat halaman: marinabay.co.id`,
    pages: (host) =>
      `"${host}" belum menyebut halaman. Tulis slug yang ditampilkan: domains: { "marinabay.co.id": "marina-bay" }`,
    language: (value) => `"${value}" bukan bahasa. Tulis dua hurufnya: language: "id"`,
    leads: (value) =>
      `"leads" tidak bisa berisi ${value}. Tulis alamat backend-nya: leads: "https://leads.example.co.id", atau ketiga alamatnya: leads: { ajaxUrl, projectUrl, formAction }`,
    widgets: (value) =>
      `"widgets" harus berupa daftar nama paket, bukan ${value}. Tulis seperti ini: widgets: ["@acme/kavling-widgets"]`,
  },
});
