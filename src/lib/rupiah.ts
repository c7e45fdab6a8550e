const WORDS = {
  id: [
    [1e12, 'triliun'],
    [1e9, 'miliar'],
    [1e6, 'juta'],
  ],
  en: [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ],
} as const;

const languageOf = (lang: string) => (lang.startsWith('en') ? 'en' : 'id');

/** Whole rupiah in digits: `Rp 1.280.000.000`, in English `Rp 1,280,000,000`. */
export function fullRupiah(amount: number, lang: string): string {
  const separator = languageOf(lang) === 'en' ? ',' : '.';
  return `Rp\u00a0${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, separator)}`;
}

/**
 * Whole rupiah as people say it, exactly: `Rp 1,28 miliar`, `Rp 890 juta`. An amount that needs more than three decimals is
 * written in digits, so that no price is rounded.
 */
export function shortRupiah(amount: number, lang: string): string {
  const language = languageOf(lang);
  for (const [size, word] of WORDS[language]) {
    if (amount < size) continue;
    const thousandths = (amount / size) * 1000;
    if (!Number.isInteger(thousandths)) break;
    const figure = String(thousandths / 1000);
    return `Rp\u00a0${language === 'en' ? figure : figure.replace('.', ',')}\u00a0${word}`;
  }
  return fullRupiah(amount, lang);
}
