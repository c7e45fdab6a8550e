import type { Language } from '../../../src/lib/languages.ts';
import type { DeskLead } from './api.ts';
import { type DeskMessages, deskMessages } from './messages.ts';

export interface DeskLocale extends DeskMessages {
  /** A time as a salesperson says it: just now, 5 min, 14:05, 3 Nov (Jakarta time). */
  when(at: number, now: number): string;
  moment(at: number): string;
  typeOf(lead: DeskLead): string;
  statusOf(lead: DeskLead): string;
}

/** The sentences of a language, and how it says times and kinds. */
export function createDeskLocale(language: Language): DeskLocale {
  const messages = deskMessages[language];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(messages.locale, { ...options, timeZone: 'Asia/Jakarta' });
  const clock = format({ hour: '2-digit', minute: '2-digit' });
  const day = format({ day: 'numeric', month: 'short' });
  const whole = format({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    ...messages,
    when(at, now) {
      const minutes = Math.floor((now - at) / 60_000);
      if (minutes < 1) return messages.justNow;
      if (minutes < 60) return messages.minutes(minutes);
      return day.format(at) === day.format(now) ? clock.format(at) : day.format(at);
    },
    moment: (at) => whole.format(at),
    typeOf({ lead_type_id: id, lead_type_name: name }) {
      return id === '3' ? messages.brochure : id === '1' ? 'WhatsApp' : name || messages.lead;
    },
    statusOf: ({ status }) => messages.statuses.find(([value]) => value === status)?.[1] ?? status,
  };
}

/** `+6281298765432` → `+62 812-9876-5432`. */
export function formatPhone(phone: string): string {
  const match = /^\+62(\d{3})(\d{3,4})(\d+)$/.exec(phone);
  return match ? `+62 ${match[1]}-${match[2]}-${match[3]}` : phone;
}
