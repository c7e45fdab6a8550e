export { digitsOf, localPhoneDigits, normalisePhone, phoneDigits } from '../../src/lib/phone.ts';

/** A number that can receive a code: an Indonesian mobile, `628…` (normalised digits). */
export function isIndonesianMobile(digits: string): boolean {
  return /^628\d{8,11}$/.test(digits);
}

/** `6281234567890` → `62812****890`: enough to find a call in a log, too little to make one. */
export function maskPhone(digits: string): string {
  return digits.length < 9 ? '****' : `${digits.slice(0, 5)}****${digits.slice(-3)}`;
}

/** Masks everything that looks like a phone number inside a text. */
export function maskPhones(text: string): string {
  return text.replace(/(?<![\w-])\+?(?:62|0)[\s.-]?8[\d\s.-]{7,14}\d(?![\w])/g, (found) =>
    maskPhone(found.replace(/\D/g, '')),
  );
}
