import { entry, secret } from './entry.ts';
import { emailRecipient, listOf, oneOf, smtpAddress, telegramChat, text, webAddress } from './parsers.ts';

/** Notices to addresses and to people of the desk. */
export const NOTICE_SETTINGS = {
  KAVLING_NOTICE_LANGUAGE: entry(
    'Notices',
    'id',
    oneOf('id', 'en'),
    'Language of notices to people who have chosen none.',
  ),
  KAVLING_NOTICE_TEXT: entry(
    'Notices',
    '',
    text,
    'Text of e-mail and Telegram notices to the addresses below, with {name}, {phone}, {project}, {source}, {page}, {message} and {simulation}. Links to WhatsApp and to the desk follow it, unless it has {whatsapp} and {desk}. If empty, the usual text.',
  ),
  KAVLING_SMTP_URL: secret(
    'Notices',
    smtpAddress,
    'Mail server: `smtps://user:password@mail.example.com` or `smtp://user:password@mail.example.com:587`. Needed for e-mail notices.',
  ),
  KAVLING_SMTP_FROM: entry('Notices', '', text, 'Sender of the e-mails: `Kavling <leads@example.com>`.'),
  KAVLING_EMAIL_TEAM: entry(
    'Notices',
    '',
    listOf(emailRecipient),
    'E-mail addresses to notify of each new lead. Add `:en` or `:id` to one for its language.',
  ),
  KAVLING_TELEGRAM_API: entry(
    'Notices',
    'https://api.telegram.org',
    webAddress,
    'Base URL of the Telegram Bot API.',
  ),
  KAVLING_TELEGRAM_TOKEN: secret(
    'Notices',
    text,
    'Token of your bot, from @BotFather. Needed for Telegram notices.',
  ),
  KAVLING_TELEGRAM_TEAM: entry(
    'Notices',
    '',
    listOf(telegramChat),
    'Chat ids to notify of each new lead; groups begin with a minus. Add `:en` or `:id` to one for its language.',
  ),
  KAVLING_PUSH_PUBLIC_KEY: entry(
    'Notices',
    '',
    text,
    'Public VAPID key for push notices of the desk: `npx web-push generate-vapid-keys`. If empty, there are none.',
  ),
  KAVLING_PUSH_PRIVATE_KEY: secret('Notices', text, 'Private VAPID key.'),
  KAVLING_PUSH_CONTACT: entry(
    'Notices',
    '',
    text,
    'Whom a push service may write to: `mailto:ops@example.com` or an https:// address.',
  ),
} as const;
