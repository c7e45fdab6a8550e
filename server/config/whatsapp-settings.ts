import { entry, secret } from './entry.ts';
import { listOf, phoneDigits, text, webAddress } from './parsers.ts';

/** Codes and notices through Meta's WhatsApp Cloud API. */
export const WHATSAPP_SETTINGS = {
  KAVLING_WHATSAPP_API: entry(
    'WhatsApp Cloud',
    'https://graph.facebook.com/v23.0',
    webAddress,
    'Base URL, including the API version.',
  ),
  KAVLING_WHATSAPP_PHONE_ID: entry(
    'WhatsApp Cloud',
    '',
    text,
    'Phone number id of the number that sends messages.',
  ),
  KAVLING_WHATSAPP_TOKEN: secret('WhatsApp Cloud', text, 'Permanent access token.'),
  KAVLING_WHATSAPP_OTP_TEMPLATE: entry(
    'WhatsApp Cloud',
    '',
    text,
    'Name of the approved authentication template.',
  ),
  KAVLING_WHATSAPP_LEAD_TEMPLATE: entry(
    'WhatsApp Cloud',
    '',
    text,
    'Name of the template that notifies the sales team: {{1}} name, {{2}} phone, {{3}} project.',
  ),
  KAVLING_WHATSAPP_LANGUAGE: entry('WhatsApp Cloud', 'id', text, 'Language code of both templates.'),
  KAVLING_WHATSAPP_TEAM: entry(
    'WhatsApp Cloud',
    '',
    listOf(phoneDigits),
    'Phone numbers to notify of each new lead.',
  ),
} as const;
