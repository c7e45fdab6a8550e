import { copy } from '../copy.ts';
import { digitsOf } from './phone.ts';

/**
 * The checks of the WhatsApp form (FORM-05), in its order: a later failure replaces an earlier message.
 * @returns the message for the visitor, or null when name and number may stand
 */
export function checkNameAndNumber(name: string, number: string): string | null {
  const digits = digitsOf(number);
  let message: string | null = null;
  if (name.trim() === '') message = copy.emptyName;
  if (digits === '') return copy.emptyNumber;
  if (digits.startsWith('0')) message = copy.needsCountryCode;
  if (digits.length < 11 || digits.length > 14) message = copy.wrongNumber;
  if (digits.startsWith('6262')) message = copy.wrongNumber;
  if (!digits.startsWith('62')) message = copy.needsCountryCode;
  return message;
}
