import { inLanguages } from '../../src/lib/languages.ts';

/** Messages about the paths that the studio and agents may read and write. */
export const studioMessages = inLanguages({
  en: {
    outside: (path: string) =>
      `"${path}" is outside the site. Name a page of this site, or a file beside its page.json.`,
    link: (path: string) =>
      `${path} is a link, and links are not followed. Put the real folder or file in its place.`,
    noSite: (folder: string) =>
      `${folder} is not a site: it has neither kavling.config nor pages/. Run this in the folder of the site, or name it: kavling mcp my-site`,
  },
  id: {
    outside: (path) =>
      `"${path}" ada di luar situs. Sebutkan halaman situs ini, atau file di samping page.json-nya.`,
    link: (path) =>
      `${path} adalah tautan, dan tautan tidak diikuti. Taruh folder atau file aslinya di tempat itu.`,
    noSite: (folder) =>
      `${folder} bukan situs: tidak ada kavling.config dan tidak ada pages/. Jalankan di folder situs, atau sebutkan foldernya: kavling mcp situs-saya`,
  },
});
