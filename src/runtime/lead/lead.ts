import { decodeBase64 } from '../../lib/base64.ts';
import { isBrochureKind } from '../../lib/lead-button.ts';
import { localPhoneDigits, phoneDigits } from '../../lib/phone.ts';
import type { PageFacts } from '../facts.ts';
import type { State } from '../state.ts';

/** The place of a form (FORM-01); `otp` is the WhatsApp lead form of the OTP flow. */
export type FormSurface = 'general' | 'unit-type' | 'contact' | 'banner' | 'otp';

/** The dialog that contains a surface; `''` for a form of the page itself. */
const DIALOGS: Readonly<Record<FormSurface, string>> = {
  general: '_general-modal',
  'unit-type': '_unit-type-modal',
  otp: '_lead-modal',
  contact: '',
  banner: '',
};

export type FormFields = Readonly<Record<string, string>>;

/** A filled form, as its island reads it at submit. */
export interface FormSubmission {
  /** Id of the form element. */
  form: string;
  surface: FormSurface;
  /** Every field with its value, hidden ones too; a checkbox that is not ticked is absent. */
  fields: FormFields;
  /** Names of checkboxes that must be ticked and are not. */
  unticked: readonly string[];
}

/** A checked lead on its way, whole: it survives a reload in session storage. */
export interface Lead {
  form: string;
  surface: FormSurface;
  /** The dialog that contains its form, `''` for none. */
  source: string;
  fields: FormFields;
  /** Digits with the country code. */
  phone: string;
  type: 'whatsapp' | 'brochure';
  /** The brochure's address, shortcodes not filled yet; `''` for none. */
  brochure: string;
  unit: string;
  /** Missing in leads that an older page left in the queue. */
  simulation?: string;
  /** Idempotency key, the same for every try. */
  key: string;
}

/** Turns a checked submission into a lead: the button that opened its dialog decides the type. */
export function toLead(
  { form, surface, fields }: FormSubmission,
  key: string,
  { dialogs, facts }: Readonly<State>,
): Lead {
  const source = DIALOGS[surface];
  const button = source === '' ? null : dialogs.button;
  const isBrochure = button ? isBrochureKind(button.kind) : fields.is_download_brochure === '1';
  const own = button?.file || decodeBase64(fields.download_brochure_url ?? '') || '';
  return {
    form,
    surface,
    source,
    fields: { ...fields },
    phone: readNumber(fields, facts),
    type: isBrochure ? 'brochure' : 'whatsapp',
    brochure: isBrochure ? own || facts.settings.brochureUrl : '',
    unit: button?.unit ?? '',
    simulation: button?.simulation ?? '',
    key,
  };
}

/** The digits of the number in a form, as the page's `settings.form.localNumbers` reads them. */
export function readNumber(
  fields: Readonly<Record<string, string>>,
  { settings }: Pick<PageFacts, 'settings'>,
): string {
  const read = settings.form.localNumbers === 'accept' ? localPhoneDigits : phoneDigits;
  return read(fields.whatsapp_number ?? '');
}
