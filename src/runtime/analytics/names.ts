import type { LeadKind } from '../../lib/lead-button.ts';

/** Names of click events, by kind of button (ANA-04). */
export const CLICK_NAMES: Readonly<Record<LeadKind, string>> = {
  whatsapp: 'Whatsapp Click',
  floating: 'Whatsapp Floating Click',
  unit: 'Whatsapp Unit Type Click',
  'virtual-tour': 'Virtual Tour Click',
  faq: 'FAQ Click',
  brochure: 'Brochure Click',
  cta: 'CTA Click',
};

/** Names of OTP events (ANA-09). */
export const OTP_NAMES = {
  'otp/verified': 'OTP Verified',
  'otp/failed': 'OTP Failed',
  'otp/changed': 'OTP Changed',
  'otp/unavailable': 'OTP Unavailable',
} as const;

export const CATEGORY_VITALS = 'Web Vitals';
