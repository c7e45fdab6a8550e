import { isBlank, isTooLong } from '../../src/lib/person-name.ts';
import { copy } from '../contract/copy.ts';

/** The fields of a lead form that failed, each with its message. */
export interface FieldErrors {
  readonly name?: string;
  readonly whatsapp_number?: string;
}

/**
 * The checks of the WhatsApp form (FORM-05), in its order: a later failure replaces an earlier message.
 * @param digits the number by `phoneDigits` or `localPhoneDigits`
 * @returns the message for the visitor, or null when name and number are valid
 */
export function checkNameAndNumber(name: string, digits: string): string | null {
  return explainNumber(digits) ?? (isBlank(name) ? copy.emptyName : null);
}

/** The same by field, for the lines below them. */
export function explainFields(name: string, digits: string): FieldErrors {
  const ofName = isBlank(name) ? copy.emptyName : isTooLong(name) ? copy.nameTooLong : null;
  const ofNumber = explainNumber(digits);
  return { ...(ofName ? { name: ofName } : {}), ...(ofNumber ? { whatsapp_number: ofNumber } : {}) };
}

function explainNumber(digits: string): string | null {
  if (digits === '') return copy.emptyNumber;
  if (!digits.startsWith('62')) return copy.needsCountryCode;
  const { length } = digits;
  return length < 11 || length > 14 || digits.startsWith('6262') ? copy.wrongNumber : null;
}
