import { isRecord } from '../../../src/lib/is-record.ts';
import { isWhatsappLink } from '../../../src/lib/whatsapp-link.ts';
import type { Conversion, Mapper, Node } from '../conversion.ts';
import { linedText, plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { withForms, withShortcodeLinks } from '../shortcodes.ts';
import { alignOf, headingNode, linkOf, textNode } from './basic.ts';

const plain = (html: string) => plainText(html);

/** Text in a form that is no field label: consent, and text between fields. */
const SAID: Readonly<Record<string, string>> = { acceptance: 'acceptance_text', html: 'field_html' };

/** A form becomes a lead form, which stores leads and has its own fields; other text follows in small print. */
export const form: Mapper = (settings, conversion) => {
  const fields = settings
    .list('form_fields')
    .map((field) => ({ field, type: field.choice('field_type', 'text') }))
    .filter(({ type }) => !['hidden', 'honeypot', 'step', 'recaptcha', 'recaptcha_v3'].includes(type));
  const labels = fields.flatMap(
    ({ field }) => plain(field.text('field_label')) || plain(field.text('placeholder')) || [],
  );
  const words = fields.flatMap(({ field, type }) => plain(field.text(SAID[type] ?? '')) || []);
  const submit = plain(settings.text('button_text'));
  settings.ignore(...Object.keys(settings.raw));
  conversion.addNote('The form became the lead form of the page, which asks for a name and a number.');
  conversion.hint(
    `A form asked for: ${labels.join(', ') || 'nothing that is named'}. The lead form asks for a name and a number.`,
  );
  return [
    { type: 'lead-form', ...(submit ? { submit } : {}) },
    ...words.flatMap((text) =>
      textNode(text.replaceAll('<', '&lt;'), conversion, { size: 'small', muted: true }),
    ),
  ];
};

/** A field of a form that became the lead form. */
export const formField: Mapper = (_settings, conversion) => {
  conversion.addNote('The lead form has its own fields.');
  return [];
};

/** True if HTML is a link to WhatsApp that floats over the page, with a few words at most. */
const isFloatingChat = (code: string): boolean =>
  /position\s*:\s*fixed|class=["'][^"']*(?:float|fixed|sticky)/i.test(code) &&
  /href=["'][^"']*(?:wa\.me|api\.whatsapp\.com|whatsapp:)/i.test(code) &&
  plainText(code).length <= 60;

/** True if a small widget that keeps its place on the screen is a link to WhatsApp. */
export const isFixedChat = ({ raw }: Settings): boolean =>
  raw._position === 'fixed' && isRecord(raw.link) && isWhatsappLink(String(raw.link.url ?? ''));

/** Leaves a link to WhatsApp that floats to the floating button of the page. */
export function floatingChat(conversion: Conversion): Node[] {
  conversion.hasFloatingChat = true;
  conversion.addNote('The floating link to WhatsApp became the floating button of the page.');
  return [];
}

/** HTML that was written by hand, as text. */
export const html: Mapper = (settings, conversion) => {
  const code = settings.text('html');
  if (isFloatingChat(code)) return floatingChat(conversion);
  const nodes = textNode(code, conversion);
  conversion.addNote(
    nodes.length ? 'HTML became its words.' : 'HTML without words, such as a script, is omitted.',
  );
  if (nodes.length === 0) conversion.hint('An HTML widget held a script or an embed; it is omitted.');
  return nodes;
};

/** The content of a shortcode lives on the site. Text between two shortcodes is kept. */
export const shortcode: Mapper = (settings, conversion) => {
  const code = settings.text('shortcode');
  conversion.hint(`The shortcode ${code.slice(0, 80)} is omitted: its content lives on the site.`);
  conversion.addNote('The content of a shortcode lives on the site, and is omitted.');
  return textNode(withShortcodeLinks(withForms(code)).replace(/\[[^\]]*\]/g, ''), conversion);
};

export const animatedHeadline: Mapper = (settings, conversion) => {
  const rotating = settings.text('rotating_text').split('\n').map(plain).filter(Boolean);
  const words = [
    settings.text('before_text'),
    settings.choice('headline_style', 'highlight') === 'rotate'
      ? rotating.join(', ')
      : settings.text('highlighted_text'),
    settings.text('after_text'),
  ];
  settings.ignore('rotating_text', 'highlighted_text');
  conversion.addNote('The words of the headline do not move.');
  const tag = settings.choice('tag', 'h3');
  const level = /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : 3;
  return headingNode(words.filter(Boolean).join(' '), level, {
    ...alignOf(settings, 'alignment'),
    ...linkOf(settings, conversion),
  });
};

export const blockquote: Mapper = (settings, conversion) => {
  const quote = linedText(settings.text('blockquote_content'));
  const name = plain(settings.text('author_name'));
  settings.ignore(
    'tweet_button',
    'tweet_button_label',
    'user_name',
    'url_type',
    'tweet_button_view',
    'tweet_button_skin',
  );
  if (quote === '') return [];
  if (name) return [{ type: 'testimonial', items: [{ quote, name }] }];
  return textNode(`<blockquote>${settings.text('blockquote_content')}</blockquote>`, conversion);
};

export const priceList: Mapper = (settings, conversion) => {
  const items = settings.list('price_list').flatMap((item) => {
    const name = plain(item.text('title'));
    const picture = conversion.picture(item.media('image'), name);
    const detail = linedText(item.text('item_description'));
    return name
      ? [
          {
            name,
            price: plain(item.text('price')) || '–',
            ...(detail ? { detail } : {}),
            ...(picture ? { picture } : {}),
            ...linkOf(item, conversion),
          },
        ]
      : [];
  });
  return items.length ? [{ type: 'price-list', items }] : [];
};

const NETWORKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'facebook linkedin pinterest reddit tumblr telegram whatsapp email print'
      .split(' ')
      .map((name) => [name, name]),
  ),
  twitter: 'x',
  'x-twitter': 'x',
};

const SIDES: Readonly<Record<string, string>> = { left: 'start', center: 'center', right: 'end' };

export const share: Mapper = (settings, conversion) => {
  const chosen = settings.list('share_buttons').map((one) => one.choice('button', 'facebook'));
  const networks = [...new Set(chosen.flatMap((name) => NETWORKS[name] ?? []))];
  settings.ignore(...Object.keys(settings.raw));
  if (networks.length < new Set(chosen).size)
    conversion.addNote('The buttons share to the networks that Kavling knows.');
  const align = SIDES[String(settings.raw.alignment ?? '')];
  return [
    { type: 'share', heading: '', ...(networks.length ? { networks } : {}), ...(align ? { align } : {}) },
  ];
};
