/**
 * True if a machine filled the form: the hidden field has text, or the form was sent immediately. The time is the
 * page's own stopwatch and not a time of day, since a visitor's clock may be wrong; a page without script sends
 * none.
 * @param fastest the least that a person takes, milliseconds
 */
export function isSpam(honeypot: string, filledInMs: string, fastest: number): boolean {
  if (honeypot !== '') return true;
  return /^\d{1,12}$/.test(filledInMs) && Number(filledInMs) < fastest;
}
