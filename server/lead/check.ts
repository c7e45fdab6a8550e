import { isBlank } from '../../src/lib/person-name.ts';
import { copy } from '../contract/copy.ts';

/**
 * The checks of the WhatsApp form (FORM-05), in its order: a later failure replaces an earlier message.
 * @param digits the number by `phoneDigits` or `localPhoneDigits`
 * @returns the message for the visitor, or null when name and number are valid
 */
export function checkNameAndNumber(name: string, digits: string): string | null {
  let message: string | null = null;
  if (isBlank(name)) message = copy.emptyName;
  if (digits === '') return copy.emptyNumber;
  if (digits.startsWith('0')) message = copy.needsCountryCode;
  if (digits.length < 11 || digits.length > 14) message = copy.wrongNumber;
  if (digits.startsWith('6262')) message = copy.wrongNumber;
  if (!digits.startsWith('62')) message = copy.needsCountryCode;
  return message;
}
