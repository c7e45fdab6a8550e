import { plainDigits } from './digits.ts';

/** The country code every number starts with (specification, section 9). */
export const COUNTRY_CODE = '62';

/** Only the digits of `value`, those of other scripts included: `'+62 812-34'` gives `'6281234'`. */
export function digitsOf(value: string): string {
  return plainDigits(value).replace(/[^0-9]/g, '');
}

/**
 * The digits of a number in their one form, so that one person has one number: `+62 0812…`, `+62(0)812…` and `0062
 * 812…` are `62812…`. Nothing else is guessed: `0812…` stays unchanged.
 */
export function phoneDigits(value: string): string {
  return digitsOf(value).replace(/^0062/, COUNTRY_CODE).replace(/^620+/, COUNTRY_CODE);
}

/** The same, where a local number is meant as dialled in Indonesia: `0812…` and `812…` are `62812…`. */
export function localPhoneDigits(value: string): string {
  return phoneDigits(value).replace(/^(?:0+|(?=8))(?=[1-9])/, COUNTRY_CODE);
}

/**
 * A telesales, OTP or link number as digits with the country code (specification, section 5): a leading 0 becomes 62,
 * and 62 is prepended if missing. Without digits the result is `''`. Never used on unchecked visitor input.
 */
export function normalisePhone(value: string): string {
  const digits = phoneDigits(value);
  if (digits === '' || digits.startsWith(COUNTRY_CODE)) return digits;
  return phoneDigits(COUNTRY_CODE + (digits.startsWith('0') ? digits.slice(1) : digits));
}

/** True if two texts are the same number. */
export function isSameNumber(a: string, b: string): boolean {
  return phoneDigits(a) === phoneDigits(b);
}
