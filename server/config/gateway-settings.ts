import { entry, secret } from './entry.ts';
import { oneOf, text, webAddress } from './parsers.ts';

/** Accounts at the gateways that send codes. */
export const GATEWAY_SETTINGS = {
  KAVLING_TWILIO_API: entry(
    'Gateways',
    'https://verify.twilio.com',
    webAddress,
    'Base URL of Twilio Verify.',
  ),
  KAVLING_TWILIO_ACCOUNT: entry('Gateways', '', text, 'Account SID, or the SID of an API key.'),
  KAVLING_TWILIO_TOKEN: secret('Gateways', text, 'Auth token, or the secret of that API key.'),
  KAVLING_TWILIO_SERVICE: entry(
    'Gateways',
    '',
    text,
    'SID of the Verify service (VA…). Twilio has to allow custom codes for it.',
  ),
  KAVLING_TWILIO_CHANNEL: entry('Gateways', 'sms', oneOf('sms', 'whatsapp'), 'How Twilio sends codes.'),
  KAVLING_VONAGE_API: entry(
    'Gateways',
    'https://rest.nexmo.com',
    webAddress,
    'Base URL of the Vonage SMS API.',
  ),
  KAVLING_VONAGE_KEY: entry('Gateways', '', text, 'API key.'),
  KAVLING_VONAGE_SECRET: secret('Gateways', text, 'API secret.'),
  KAVLING_VONAGE_FROM: entry('Gateways', '', text, 'Sender name or number.'),
  KAVLING_ZENZIVA_API: entry('Gateways', 'https://console.zenziva.net', webAddress, 'Base URL of Zenziva.'),
  KAVLING_ZENZIVA_USERKEY: entry('Gateways', '', text, 'Userkey.'),
  KAVLING_ZENZIVA_PASSKEY: secret('Gateways', text, 'Passkey.'),
  KAVLING_QONTAK_API: entry(
    'Gateways',
    'https://service-chat.qontak.com',
    webAddress,
    'Base URL of Mekari Qontak.',
  ),
  KAVLING_QONTAK_TOKEN: secret('Gateways', text, 'Access token.'),
  KAVLING_QONTAK_TEMPLATE: entry('Gateways', '', text, 'Id of the approved template for codes.'),
  KAVLING_QONTAK_CHANNEL: entry('Gateways', '', text, 'Id of the WhatsApp channel integration.'),
  KAVLING_WABLAS_API: entry(
    'Gateways',
    '',
    webAddress,
    'Base URL of your Wablas server, for example https://jogja.wablas.com.',
  ),
  KAVLING_WABLAS_TOKEN: secret(
    'Gateways',
    text,
    'Token of the device, with its secret key after a dot if it has one.',
  ),
  KAVLING_FONNTE_API: entry('Gateways', 'https://api.fonnte.com', webAddress, 'Base URL of Fonnte.'),
  KAVLING_FONNTE_TOKEN: secret('Gateways', text, 'Token of the device.'),
} as const;
