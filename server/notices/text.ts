import { inLanguages, type Language } from '../../src/lib/languages.ts';
import type { LeadEvent } from '../delivery/event.ts';
import type { LeadLinks } from './links.ts';

/** The default text of a notice. */
const noticeMessages = inLanguages({
  en: {
    subject: {
      'lead.created': 'New lead: {name}',
      'notice.assigned': 'For you: {name}',
      'reminder.due': 'Reminder: {name}',
      'notice.units': '{project}: the list of units needs you',
      test: 'Test by Kavling',
    } as Readonly<Record<string, string>>,
    text: '{name}, {phone}\n{project}\n{message}\n{simulation}\nSource: {source}\n{page}',
    reminder: '{reminder}\n{name}, {phone}\n{project}',
    units: '{reason}\nPages keep the last good list.',
    waiting: 'A new list differs so much from the last one that it waits for you.',
    test: 'New leads reach you here. This one is a test; there is nothing to do.',
  },
  id: {
    subject: {
      'lead.created': 'Lead baru: {name}',
      'notice.assigned': 'Untuk Anda: {name}',
      'reminder.due': 'Pengingat: {name}',
      'notice.units': '{project}: daftar unit perlu Anda periksa',
      test: 'Tes dari Kavling',
    },
    text: '{name}, {phone}\n{project}\n{message}\n{simulation}\nSumber: {source}\n{page}',
    reminder: '{reminder}\n{name}, {phone}\n{project}',
    units: '{reason}\nHalaman tetap memakai daftar terakhir yang benar.',
    waiting: 'Daftar baru sangat berbeda dari yang terakhir, jadi menunggu keputusan Anda.',
    test: 'Lead baru akan dikirim ke sini. Ini hanya tes; tidak perlu ditindaklanjuti.',
  },
});

/** The text of a notice: the subject of an e-mail, the first line of a message, and the rest. */
export interface NoticeText {
  readonly subject: string;
  readonly text: string;
}

/** Telegram accepts 4,096 characters; this leaves room for the links, so that a visitor's text cannot displace them. */
const MOST_TEXT = 3000;

/** Notices whose text is always the usual one: a person's own text is about new leads. */
const FIXED_TEXT: ReadonlySet<string> = new Set(['reminder.due', 'notice.units']);

/** Lines at the end of a notice, unless its text has the link elsewhere. */
const LINES: readonly (readonly [link: keyof LeadLinks, label: string])[] = [
  ['whatsapp', 'WhatsApp'],
  ['desk', 'Desk'],
];

/**
 * Writes the text of a notice in the recipient's language, from their template if they have one.
 * @param links omitted if tapping the notice opens the lead anyway
 */
export function wordNotice(event: LeadEvent, language: Language, own: string, links?: LeadLinks): NoticeText {
  const messages = noticeMessages[language];
  const { lead } = event;
  const values: Readonly<Record<string, string>> = {
    name: plain(lead.name),
    phone: plain(lead.phone),
    project: plain(lead.project_name) || plain(lead.project_id),
    source: plain(lead.utm_source) || '–',
    page: plain(lead.current_url).split('?')[0] ?? '',
    message: plain(lead.message),
    simulation: plain(lead.simulation),
    reminder: plain(event.text),
    reason: plain(event.reason?.[language] ?? messages.waiting),
    whatsapp: links?.whatsapp ?? '',
    desk: links?.desk ?? '',
  };
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
    );
  const texts: Readonly<Record<string, string>> = {
    'reminder.due': messages.reminder,
    'notice.units': messages.units,
    test: messages.test,
  };
  const usual = texts[event.type] ?? messages.text;
  const template = own !== '' && !FIXED_TEXT.has(event.type) ? own : usual;
  const ends = LINES.flatMap(([link, label]) =>
    links?.[link] && !template.includes(`{${link}}`) ? [`${label}: ${links[link]}`] : [],
  );
  const lines = [...fill(template).slice(0, MOST_TEXT).split('\n'), ...ends];
  return {
    subject: fill(messages.subject[event.type] ?? '{name}'),
    text: lines.filter((line) => line.trim() !== '').join('\n'),
  };
}

/** A visitor's text without line breaks, so that it cannot add lines. */
function plain(value: unknown): string {
  return String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
