import { inLanguages } from '../../src/lib/languages.ts';

/** Messages about a site's own fonts in addition to the findings of `validate`. */
export const fontMessages = inLanguages({
  en: {
    unreadable: (name: string, reason: string) =>
      `The font "${name}" is damaged: ${reason}. Download its files again as .woff2, .ttf or .otf.`,
  },
  id: {
    unreadable: (name, reason) =>
      `Font "${name}" rusak: ${reason}. Unduh lagi berkasnya sebagai .woff2, .ttf, atau .otf.`,
  },
});
