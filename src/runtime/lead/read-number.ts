import { localPhoneDigits, phoneDigits } from '../../lib/phone.ts';
import type { PageFacts } from '../facts.ts';

/** The digits of the number in a form, as the page's `settings.form.localNumbers` reads them. */
export function readNumber(
  fields: Readonly<Record<string, string>>,
  { settings }: Pick<PageFacts, 'settings'>,
): string {
  const read = settings.form.localNumbers === 'accept' ? localPhoneDigits : phoneDigits;
  return read(fields.whatsapp_number ?? '');
}
