import { isBlank, isTooLong } from '../../lib/person-name.ts';
import { COUNTRY_CODE } from '../../lib/phone.ts';
import type { Copy } from '../copy.ts';
import type { PageFacts } from '../facts.ts';
import { LIMITS } from '../limits.ts';
import { type FormFields, readNumber } from './lead.ts';

export interface FormProblem {
  /** The message that is shown in the end. */
  message: string;
  /** The first field that failed: the focus goes there. */
  field: string;
  /** Each failing field's own message, by name; of several, the last. */
  errors: Readonly<Record<string, string>>;
}

interface Check {
  field: string;
  message: keyof Copy;
  fails(form: { name: string; phone: string; unticked: readonly string[] }): boolean;
}

const { least, most } = LIMITS.phoneDigits;

/** In the order of the specification, section 5; the checks of a number need one. */
const CHECKS: readonly Check[] = [
  { field: 'name', message: 'nameEmpty', fails: ({ name }) => isBlank(name) },
  { field: 'name', message: 'nameTooLong', fails: ({ name }) => isTooLong(name) },
  { field: 'whatsapp_number', message: 'phoneEmpty', fails: ({ phone }) => phone === '' },
  { field: 'whatsapp_number', message: 'phoneCountryCode', fails: ({ phone }) => phone.startsWith('0') },
  {
    field: 'whatsapp_number',
    message: 'phoneInvalid',
    fails: ({ phone }) => phone !== '' && (phone.length < least || phone.length > most),
  },
  {
    field: 'whatsapp_number',
    message: 'phoneInvalid',
    fails: ({ phone }) => phone.startsWith(COUNTRY_CODE + COUNTRY_CODE),
  },
  {
    field: 'whatsapp_number',
    message: 'phoneCountryCode',
    fails: ({ phone }) => phone !== '' && !phone.startsWith(COUNTRY_CODE),
  },
  { field: '', message: 'checkboxUnticked', fails: ({ unticked }) => unticked.length > 0 },
];

/**
 * The checks of the WhatsApp form (FORM-05): a later failure's message replaces an earlier one.
 * `undefined` when the form is right.
 */
export function checkForm(
  fields: FormFields,
  unticked: readonly string[],
  facts: Pick<PageFacts, 'copy' | 'settings'>,
): FormProblem | undefined {
  const form = { name: (fields.name ?? '').trim(), phone: readNumber(fields, facts), unticked };
  const failed = CHECKS.filter((check) => check.fails(form));
  const [first, last] = [failed[0], failed.at(-1)];
  if (!first || !last) return undefined;
  const errors: Record<string, string> = {};
  for (const { field, message } of failed)
    for (const name of field ? [field] : unticked) errors[name] = facts.copy[message];
  return { message: facts.copy[last.message], field: first.field || (unticked[0] ?? ''), errors };
}
