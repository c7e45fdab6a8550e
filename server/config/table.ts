import { type Entry, entry, secret } from './entry.ts';
import { GATEWAY_NAMES } from './gateway-names.ts';
import { GATEWAY_SETTINGS } from './gateway-settings.ts';
import { NOTICE_SETTINGS } from './notice-settings.ts';
import {
  addressRange,
  databaseAddress,
  deskPerson,
  limits,
  list,
  listOf,
  oneOf,
  optional,
  origin,
  text,
  webAddress,
  webhookKey,
  wholeNumber,
} from './parsers.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';
import { WHATSAPP_SETTINGS } from './whatsapp-settings.ts';

/** Every environment variable that Kavling reads. `docs/operators.md` and `kavling settings` print this table. */
export const CONFIG_TABLE = {
  DATABASE_URL: {
    ...entry(
      'Server',
      'data/kavling.db',
      databaseAddress,
      'A SQLite file, or `postgres://user:password@host:5432/name` to run several processes.',
    ),
    secret: true,
  },
  HOST: entry('Server', '127.0.0.1', text, 'Address to listen on.'),
  PORT: entry('Server', '4170', wholeNumber(0, 65535), 'Port to listen on. Use 0 to let the system choose.'),
  LOG_LEVEL: entry(
    'Server',
    'info',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    'Lowest level to log.',
  ),
  KAVLING_SECRET: secret(
    'Server',
    text,
    'At least 32 random characters. Used to hash codes and phone numbers and to sign proofs. Required with PostgreSQL. With SQLite, Kavling creates it once and keeps it next to the database.',
  ),
  KAVLING_ALLOWED_ORIGINS: entry(
    'Server',
    '',
    listOf(origin),
    'Origins of pages that are served elsewhere and post leads here.',
  ),
  KAVLING_TRUSTED_PROXIES: entry(
    'Server',
    '',
    listOf(addressRange),
    'IP addresses or ranges of your proxies. The server only trusts X-Forwarded-For and X-Forwarded-Proto from these.',
  ),
  KAVLING_METRICS_TOKEN: secret(
    'Server',
    text,
    'Token that /metrics requires: `Authorization: Bearer <token>`. If empty, /metrics is closed.',
  ),
  KAVLING_HSTS_SECONDS: entry(
    'Server',
    '31536000',
    wholeNumber(0, 63072000),
    'Max-age of the Strict-Transport-Security header on HTTPS responses. Use 0 to leave the header out.',
  ),
  KAVLING_HSTS_SUBDOMAINS: entry(
    'Server',
    'no',
    oneOf('no', 'yes'),
    'Whether the header also covers every subdomain. Use yes only if all of them support HTTPS: browsers remember it for the whole max-age.',
  ),

  KAVLING_ACTIONS_SAVE: entry(
    'Calls',
    '',
    list,
    'More action names that save a lead, besides `save_leads_to_db`.',
  ),
  KAVLING_ACTIONS_SEND: entry('Calls', '', list, 'More action names that send a code, besides `send_otp`.'),
  KAVLING_ACTIONS_VERIFY: entry(
    'Calls',
    '',
    list,
    'More action names that verify a code, besides `verify_otp`.',
  ),
  KAVLING_ACTIONS_CANCEL: entry(
    'Calls',
    '',
    list,
    'More action names that cancel a code, besides `cancel_otp`.',
  ),
  KAVLING_SAVE_LIMITS: entry(
    'Calls',
    '60/60,600/3600',
    limits,
    'How many leads one IP address may save. Phones on the same mobile network share an address, so keep this generous.',
  ),
  KAVLING_CALL_LIMITS: entry(
    'Calls',
    '120/60',
    limits,
    'How many calls of each kind (verify, cancel, project) one IP address may make.',
  ),

  KAVLING_DUPLICATE_MINUTES: entry(
    'Leads',
    '10',
    wholeNumber(0, 1440),
    'Requests with the same phone number, project and type within this time count as one lead.',
  ),
  KAVLING_FASTEST_MS: entry(
    'Leads',
    '800',
    wholeNumber(0, 60_000),
    'A form sent sooner than this after the page opened counts as spam. Use 0 to turn this off.',
  ),
  KAVLING_RETENTION_DAYS: entry(
    'Leads',
    '730',
    wholeNumber(1, 3650),
    'Leads older than this are deleted. The server checks every hour.',
  ),
  KAVLING_ASIDE_DAYS: entry(
    'Leads',
    '30',
    wholeNumber(1, 3650),
    'How long refused and spam leads are kept, with their texts shortened.',
  ),

  KAVLING_OTP_SENDER: entry(
    'Codes',
    '',
    optional(oneOf('console', 'whatsapp', 'http', ...GATEWAY_NAMES)),
    'How codes are sent: `whatsapp` (Cloud API), a gateway (`twilio-verify`, `vonage`, `zenziva`, `qontak`, `wablas`, `fonnte`), or `http` (an address of your own). Required if any page asks for codes. `console` prints them to standard error, for testing only: visitors do not receive them.',
  ),
  KAVLING_OTP_SECOND_SENDER: entry(
    'Codes',
    '',
    optional(oneOf('whatsapp', 'http', ...GATEWAY_NAMES)),
    'Sends a code when the first sender does not take it, for example by SMS to a phone without WhatsApp.',
  ),
  KAVLING_OTP_TEXT: entry(
    'Codes',
    '{code} adalah kode verifikasi Anda. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    text,
    'What a gateway writes to the visitor, with {code} and {minutes}. `whatsapp`, `qontak` and `twilio-verify` use their own templates.',
  ),
  KAVLING_OTP_ALPHABET: entry(
    'Codes',
    'digits',
    oneOf('digits', 'alphanumeric'),
    'Characters that a code is made of.',
  ),
  KAVLING_OTP_TTL_SECONDS: entry(
    'Codes',
    '300',
    wholeNumber(30, 600),
    'How long a code is valid, up to ten minutes.',
  ),
  KAVLING_OTP_PROOF_HOURS: entry(
    'Codes',
    '720',
    wholeNumber(1, 8760),
    'How long a verified number stays verified in the same browser.',
  ),
  KAVLING_OTP_PHONE_LIMITS: entry('Codes', '1/60,3/600,5/86400', limits, 'Codes sent to one phone number.'),
  KAVLING_OTP_ADDRESS_LIMITS: entry(
    'Codes',
    '10/3600,30/86400',
    limits,
    'Codes requested from one IP address (IPv6: one /64).',
  ),
  KAVLING_OTP_SITE_LIMITS: entry(
    'Codes',
    '20/3600,60/86400',
    limits,
    'Codes requested from one IPv6 /56, which is what one home or office usually has.',
  ),
  KAVLING_OTP_NETWORK_SHARE: entry(
    'Codes',
    '10',
    wholeNumber(1, 100),
    "Percentage of the day's codes that one network may request (an IPv6 /48 or an IPv4 /24).",
  ),
  KAVLING_OTP_PREFIX_LIMITS: entry(
    'Codes',
    '20/3600',
    limits,
    'Codes sent to numbers that differ only in the last four digits.',
  ),
  KAVLING_OTP_DAILY_BUDGET: entry(
    'Codes',
    '2000',
    wholeNumber(1, 10_000_000),
    'Total number of codes sent in 24 hours. Once they are used up, leads arrive unverified, as they do when the sender is down.',
  ),
  KAVLING_OTP_CHECK_LIMITS: entry(
    'Codes',
    '10/3600',
    limits,
    'Codes entered for one phone number, right or wrong.',
  ),
  KAVLING_OTP_HTTP_URL: entry(
    'Codes',
    '',
    webAddress,
    'URL that the `http` sender posts {phone, code, expiresInSeconds} to.',
  ),
  KAVLING_OTP_HTTP_TOKEN: secret('Codes', text, 'Bearer token for that URL.'),

  ...WHATSAPP_SETTINGS,
  ...GATEWAY_SETTINGS,
  ...NOTICE_SETTINGS,
  KAVLING_WEBHOOK_URLS: entry(
    'Delivery',
    '',
    listOf(webAddress),
    'URLs that each new lead is sent to, signed.',
  ),
  KAVLING_WEBHOOK_EVENTS: entry(
    'Delivery',
    'lead.created,lead.updated',
    listOf(oneOf(...WEBHOOK_EVENTS)),
    'Events that these URLs receive: `lead.created`, `lead.updated`, `lead.status`, `lead.assigned`, `lead.lost`, `lead.erased`.',
  ),
  KAVLING_WEBHOOK_SECRET: secret(
    'Delivery',
    webhookKey,
    'Signing key: `whsec_` and base64 of at least 24 random bytes, as Standard Webhooks has it, or any text of at least 32 characters.',
  ),
  KAVLING_WEBHOOK_OLD_SECRET: secret(
    'Delivery',
    webhookKey,
    'The key before it. While it is set, everything is signed with both, so that receivers can change over one by one.',
  ),
  KAVLING_WEBHOOK_ALLOW_PRIVATE: entry(
    'Delivery',
    '',
    listOf(addressRange),
    'Private IP ranges that webhooks may reach, for example for a CRM in your own network.',
  ),
  KAVLING_CSV_FOLDER: entry('Delivery', '', text, 'Folder for CSV files of new leads, one file a day.'),

  KAVLING_DESK_PEOPLE: secret(
    'Desk',
    listOf(deskPerson),
    'Who may log in to /desk as admin of every project: entries from `kavling leads token <name>`, separated by commas. They add all others in the desk.',
  ),
  KAVLING_ADDRESS: entry(
    'Desk',
    '',
    webAddress,
    'Public address of this server: `https://www.example.co.id`, with the path if the site is below one. Notices link to leads at /desk/ below it; if empty, they do not.',
  ),
  KAVLING_DESK_HOURS: entry('Desk', '12', wholeNumber(1, 168), 'How long a login stays valid.'),
  KAVLING_DESK_LOGIN_LIMITS: entry('Desk', '5/60,30/3600', limits, 'Login attempts from one IP address.'),

  KAVLING_STUDIO_ROLES: entry(
    'Command line',
    '',
    text,
    'What each person of the desk may do in `kavling studio --team`: `ani:publish,budi:words`. Anyone not listed may read.',
  ),
  KAVLING_LANG: entry(
    'Command line',
    '',
    text,
    'Language of all messages: `en` or `id`. If empty, that of the system.',
  ),
  CHROMIUM_PATH: entry(
    'Command line',
    '',
    text,
    'Chromium or Chrome, if it is not in a usual place. Agents look at pages with it.',
  ),
} as const satisfies Record<string, Entry<unknown>>;

export type ConfigName = keyof typeof CONFIG_TABLE;

/** The parsed value of each variable. */
export type ConfigValues = {
  readonly [Name in ConfigName]: ReturnType<(typeof CONFIG_TABLE)[Name]['parse']>;
};
