/** The country code every number starts with (specification, section 9). */
export const COUNTRY_CODE = '62';

/** Only the digits of `value`, full-width ones included: `'+62 812-34'` gives `'6281234'`. */
export function digitsOf(value: string): string {
  return value.normalize('NFKC').replace(/[^0-9]/g, '');
}

/**
 * A telesales, OTP or link number as digits with the country code (specification, section 5):
 * a leading 0 becomes 62, and 62 is put in front unless it is there. No digits give `''`.
 * Never used on what a visitor types before it was checked.
 */
export function normalisePhone(value: string): string {
  const digits = digitsOf(value);
  if (digits === '' || digits.startsWith(COUNTRY_CODE)) return digits;
  return COUNTRY_CODE + (digits.startsWith('0') ? digits.slice(1) : digits);
}

/** Whether two numbers have the same digits. */
export function isSameNumber(a: string, b: string): boolean {
  return digitsOf(a) === digitsOf(b);
}
