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
  phoneDigits,
  text,
  webAddress,
  wholeNumber,
} from './parsers.ts';

interface Entry<T> {
  readonly group: string;
  readonly default: string;
  readonly help: string;
  readonly secret?: true;
  readonly parse: (value: string) => T;
}

function entry<T>(group: string, fallback: string, parse: (value: string) => T, help: string): Entry<T> {
  return { group, default: fallback, help, parse };
}

function secret<T>(group: string, parse: (value: string) => T, help: string): Entry<T> {
  return { group, default: '', help, parse, secret: true };
}

/** Every environment variable the server reads. `docs/operators.md` prints this table. */
export const CONFIG_TABLE = {
  DATABASE_URL: {
    ...entry(
      'Server',
      'data/kavling.db',
      databaseAddress,
      'A SQLite file, or `postgres://user:password@host:5432/name` for several processes.',
    ),
    secret: true,
  },
  HOST: entry('Server', '127.0.0.1', text, 'Address to listen on.'),
  PORT: entry('Server', '4170', wholeNumber(0, 65535), 'Port to listen on; 0 lets the system choose.'),
  LOG_LEVEL: entry(
    'Server',
    'info',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    'Least level that is logged.',
  ),
  KAVLING_SECRET: secret(
    'Server',
    text,
    'At least 32 random characters; keys the hashes of codes and phones and signs proofs. Required with PostgreSQL; with SQLite it is made once and kept beside the database.',
  ),
  KAVLING_ALLOWED_ORIGINS: entry(
    'Server',
    '',
    listOf(origin),
    'Origins of pages that are served elsewhere and post here.',
  ),
  KAVLING_TRUSTED_PROXIES: entry(
    'Server',
    '',
    listOf(addressRange),
    'Addresses or ranges of your proxies. Only their X-Forwarded-For and X-Forwarded-Proto are believed.',
  ),
  KAVLING_METRICS_TOKEN: secret(
    'Server',
    text,
    'What /metrics asks for: `Authorization: Bearer <token>`. Without it /metrics is closed.',
  ),
  KAVLING_HSTS_SECONDS: entry(
    'Server',
    '31536000',
    wholeNumber(0, 63072000),
    'Strict-Transport-Security on HTTPS answers; 0 leaves it out.',
  ),
  KAVLING_HSTS_SUBDOMAINS: entry(
    'Server',
    'no',
    oneOf('no', 'yes'),
    'Whether it holds for every subdomain too. Say yes only if all of them speak HTTPS: browsers remember it for as long as it says.',
  ),

  KAVLING_ACTIONS_SAVE: entry(
    'Calls',
    '',
    list,
    'Further action names that save a lead, beside `save_leads_to_db`.',
  ),
  KAVLING_ACTIONS_SEND: entry('Calls', '', list, 'Further action names that send a code, beside `send_otp`.'),
  KAVLING_ACTIONS_VERIFY: entry(
    'Calls',
    '',
    list,
    'Further action names that verify a code, beside `verify_otp`.',
  ),
  KAVLING_ACTIONS_CANCEL: entry(
    'Calls',
    '',
    list,
    'Further action names that cancel a code, beside `cancel_otp`.',
  ),
  KAVLING_SAVE_LIMITS: entry(
    'Calls',
    '60/60,600/3600',
    limits,
    'Lead saves an address may make. Phones on one mobile network share addresses, so keep it generous.',
  ),
  KAVLING_CALL_LIMITS: entry(
    'Calls',
    '120/60',
    limits,
    'Verify, cancel and project calls an address may make, each.',
  ),

  KAVLING_DUPLICATE_MINUTES: entry(
    'Leads',
    '10',
    wholeNumber(0, 1440),
    'The same phone, project and type within this time is one lead.',
  ),
  KAVLING_FASTEST_MS: entry(
    'Leads',
    '800',
    wholeNumber(0, 60_000),
    'A form sent sooner than this after its page was opened stands as spam; 0 asks for no time.',
  ),
  KAVLING_RETENTION_DAYS: entry(
    'Leads',
    '730',
    wholeNumber(1, 3650),
    'Leads older than this are deleted, each hour those whose time has come.',
  ),
  KAVLING_ASIDE_DAYS: entry(
    'Leads',
    '30',
    wholeNumber(1, 3650),
    'What was refused or taken for spam is kept this long, and with texts cut short.',
  ),

  KAVLING_OTP_SENDER: entry(
    'Codes',
    '',
    optional(oneOf('console', 'whatsapp', 'http')),
    'How codes travel. Required as soon as a page asks for codes. `console` prints them on standard error, for trying out only: no visitor gets one.',
  ),
  KAVLING_OTP_ALPHABET: entry('Codes', 'digits', oneOf('digits', 'alphanumeric'), 'What a code is made of.'),
  KAVLING_OTP_TTL_SECONDS: entry(
    'Codes',
    '300',
    wholeNumber(30, 600),
    'How long a code lives; ten minutes at most.',
  ),
  KAVLING_OTP_PROOF_HOURS: entry(
    'Codes',
    '720',
    wholeNumber(1, 8760),
    'How long a verified number stays verified in the same browser.',
  ),
  KAVLING_OTP_PHONE_LIMITS: entry('Codes', '1/60,3/600,5/86400', limits, 'Codes sent to one phone.'),
  KAVLING_OTP_ADDRESS_LIMITS: entry(
    'Codes',
    '10/3600,30/86400',
    limits,
    'Codes asked for from one address (IPv6: one /64).',
  ),
  KAVLING_OTP_SITE_LIMITS: entry(
    'Codes',
    '20/3600,60/86400',
    limits,
    'Codes asked for from one IPv6 /56, which is what one home or office gets.',
  ),
  KAVLING_OTP_NETWORK_SHARE: entry(
    'Codes',
    '10',
    wholeNumber(1, 100),
    "Percent of the day's codes that one network may ask for: an IPv6 /48, an IPv4 /24.",
  ),
  KAVLING_OTP_PREFIX_LIMITS: entry(
    'Codes',
    '20/3600',
    limits,
    'Codes sent to numbers that differ in the last four digits only.',
  ),
  KAVLING_OTP_DAILY_BUDGET: entry(
    'Codes',
    '2000',
    wholeNumber(1, 10_000_000),
    'Codes sent in 24 hours, altogether. Once they are spent, leads arrive unverified, as when the sender is down.',
  ),
  KAVLING_OTP_CHECK_LIMITS: entry('Codes', '10/3600', limits, 'Codes tried for one phone, right or wrong.'),
  KAVLING_OTP_HTTP_URL: entry(
    'Codes',
    '',
    webAddress,
    'Where the `http` sender posts {phone, code, expiresInSeconds}.',
  ),
  KAVLING_OTP_HTTP_TOKEN: secret('Codes', text, 'Bearer token of that address.'),

  KAVLING_WHATSAPP_API: entry(
    'WhatsApp Cloud',
    'https://graph.facebook.com/v23.0',
    webAddress,
    'Base address with the API version.',
  ),
  KAVLING_WHATSAPP_PHONE_ID: entry('WhatsApp Cloud', '', text, 'Phone number id of the sending number.'),
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
    'Name of the template that tells the sales team: {{1}} name, {{2}} phone, {{3}} project.',
  ),
  KAVLING_WHATSAPP_LANGUAGE: entry('WhatsApp Cloud', 'id', text, 'Language code of both templates.'),
  KAVLING_WHATSAPP_TEAM: entry(
    'WhatsApp Cloud',
    '',
    listOf(phoneDigits),
    'Numbers that are told of each new lead.',
  ),

  KAVLING_WEBHOOK_URLS: entry(
    'Delivery',
    '',
    listOf(webAddress),
    'Addresses that get each new lead, signed.',
  ),
  KAVLING_WEBHOOK_SECRET: secret('Delivery', text, 'Key of the signature, at least 32 characters.'),
  KAVLING_WEBHOOK_ALLOW_PRIVATE: entry(
    'Delivery',
    '',
    listOf(addressRange),
    'Private ranges a webhook may reach after all, for a CRM in your own network.',
  ),
  KAVLING_CSV_FOLDER: entry(
    'Delivery',
    '',
    text,
    'A folder where each new lead is added to a CSV file a day.',
  ),

  KAVLING_DESK_PEOPLE: secret(
    'Desk',
    listOf(deskPerson),
    'Who may enter /desk: entries from `kavling leads token <name>`, with commas between. Empty: the desk is closed.',
  ),
  KAVLING_DESK_HOURS: entry('Desk', '12', wholeNumber(1, 168), 'How long a login lasts.'),
  KAVLING_DESK_LOGIN_LIMITS: entry('Desk', '5/60,30/3600', limits, 'Logins tried from one address.'),
} as const satisfies Record<string, Entry<unknown>>;

export type ConfigName = keyof typeof CONFIG_TABLE;

/** The parsed value of each variable. */
export type ConfigValues = {
  readonly [Name in ConfigName]: ReturnType<(typeof CONFIG_TABLE)[Name]['parse']>;
};
