/** An instant as people in Jakarta read it: `21 November 2026 14.05 WIB`, in English `21 November 2026, 14:05 WIB`. */
export function jakartaTime(instant: string, lang: string): string {
  const isEnglish = lang.startsWith('en');
  const locale = isEnglish ? 'en-GB' : 'id-ID';
  const moment = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Jakarta' }).format(moment);
  const day = part({ dateStyle: 'long' });
  return `${day}${isEnglish ? ',' : ''} ${part({ timeStyle: 'short' })} WIB`;
}
