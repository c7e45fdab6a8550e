/** `2026-12-31` as `31 Desember 2026`. */
export function dayText(day: string, lang: string): string {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return day;
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.DateTimeFormat(lang === 'id' ? 'id-ID' : lang, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(lang, format);
  }
  return format.format(time);
}

/** Making one takes as long as rendering a widget. */
const formats = new Map<string, Intl.DateTimeFormat>();
