import { encodeText } from './encode-text.ts';
import { normalisePhone } from './phone.ts';

type WhatsappHost = 'web' | 'api' | 'wa.me';

export interface WhatsappLink {
  /** A number in any writing; it is normalised. */
  phone: string;
  /** The prefilled text of the chat, not encoded. */
  text: string;
  /** `api` for phones, `web` for the rest (specification, section 4); `wa.me` in links of the HTML. */
  host: WhatsappHost;
}

/** The address that opens a WhatsApp chat. */
export function whatsappLink({ phone, text, host }: WhatsappLink): string {
  const digits = normalisePhone(phone);
  const query = text === '' ? '' : `text=${encodeText(text)}`;
  if (host === 'wa.me') return `https://wa.me/${digits}${query && `?${query}`}`;
  return `https://${host}.whatsapp.com/send?phone=${digits}${query && `&${query}`}`;
}

const PATH_NUMBER = /^(https?:\/\/wa\.me\/)(\+?\d[\d-]*)/i;
const QUERY_NUMBER =
  /^((?:https?:\/\/(?:api|web|www)\.whatsapp\.com\/send\/?|whatsapp:\/\/send\/?)\?(?:[^#]*&)?phone=)([^&#]*)/i;

/** True if `href` opens a WhatsApp chat with a number in it. */
export function isWhatsappLink(href: string): boolean {
  return PATH_NUMBER.test(href) || QUERY_NUMBER.test(href);
}

/** The same WhatsApp link to another number, its text untouched; any other link is returned unchanged. */
export function withWhatsappNumber(href: string, phone: string): string {
  const digits = normalisePhone(phone);
  const replace = (_: string, before: string) => before + digits;
  return href.replace(PATH_NUMBER, replace).replace(QUERY_NUMBER, replace);
}
