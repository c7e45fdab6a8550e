import type { Language } from '../../../src/lib/languages.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

/** "22 Nov 2026, 14:05", in the time of this computer. */
export function momentOf(iso: string | Date, language: Language): string {
  return new Date(iso).toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
}

export function timeOf(iso: string, language: Language): string {
  return new Date(iso).toLocaleTimeString(LOCALES[language], { timeStyle: 'short' });
}

/** The day as a heading: "Today", "Yesterday", "Friday, 20 November 2026". */
export function dayOf(
  iso: string,
  now: number,
  language: Language,
  names: { readonly today: string; readonly yesterday: string },
): string {
  const day = (date: Date) => date.toDateString();
  const own = new Date(iso);
  const today = new Date(now);
  const yesterday = new Date(now);
  yesterday.setDate(today.getDate() - 1);
  if (day(own) === day(today)) return names.today;
  if (day(own) === day(yesterday)) return names.yesterday;
  return own.toLocaleDateString(LOCALES[language], { dateStyle: 'full' });
}
