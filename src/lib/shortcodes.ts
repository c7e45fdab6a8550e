import { encodeText } from './encode-text.ts';

/** The values of the shortcodes of messages and brochure addresses (specification, section 3). */
export interface ShortcodeValues {
  project_name: string;
  telesales_number: string;
  sender_name: string;
}

const SHORTCODE = /\[(project_name|telesales_number|sender_name)\]/g;
const SHORTCODE_IN_ADDRESS = /(?:\[|%5B)(project_name|telesales_number|sender_name)(?:\]|%5D)/gi;

const meaningOf = (values: ShortcodeValues, name: string) =>
  values[name.toLowerCase() as keyof ShortcodeValues];

/** `text` with its shortcodes filled. What a value holds is never read as a shortcode again. */
export function fillShortcodes(text: string, values: ShortcodeValues): string {
  return text.replace(SHORTCODE, (_, name: string) => meaningOf(values, name));
}

/** An address with its shortcodes filled, each value URL-encoded; check it with `safeUrl` afterwards. */
export function fillShortcodesInUrl(url: string, values: ShortcodeValues): string {
  return url.replace(SHORTCODE_IN_ADDRESS, (_, name: string) => encodeText(meaningOf(values, name)));
}
