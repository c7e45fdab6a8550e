import { type LeadWords, leadWords } from '../server/contract/desk/lead-words.ts';
import type { Language } from '../src/lib/languages.ts';
import type { DeskLead } from './api.ts';
import { startOfDay } from './filters.ts';
import { type DeskMessages, deskMessages } from './messages.ts';
import { type ExportMessages, exportMessages } from './messages-export.ts';
import { type PeopleMessages, peopleMessages } from './messages-people.ts';
import { type ReportMessages, reportMessages } from './messages-report.ts';
import { type TeamMessages, teamMessages } from './messages-team.ts';
import { type TemplateMessages, templateMessages } from './messages-templates.ts';
import type { ReportSpan } from './report-range.ts';

export interface DeskLocale
  extends LeadWords,
    DeskMessages,
    TeamMessages,
    PeopleMessages,
    ReportMessages,
    ExportMessages,
    TemplateMessages {
  /** A time as a salesperson says it: just now, 5 min, 14:05, 3 Nov, in the zone of the reader. */
  when(at: number, now: number): string;
  moment(at: number): string;
  /** Below a bar of the report: `Mon`, or `3 Nov` where there are many, `Nov 2026`, `2026`. */
  barName(step: ReportSpan['step'], at: number, isDense: boolean): string;
  /** A day of a date field: `3 Nov 2026`; empty for none. */
  dayName(day: string): string;
  /** `17–23 Nov 2026` */
  daysFromTo(first: string, last: string): string;
  /** A duration: 12 min, 3 h 5 min, 2 d 4 h. */
  span(milliseconds: number): string;
  typeOf(lead: DeskLead): string;
  statusName(status: string): string;
  statusOf(lead: DeskLead): string;
  reasonName(reason: string): string;
}

const MINUTE = 60_000;

/** The sentences of a language, and how it says times and kinds. */
export function createDeskLocale(language: Language): DeskLocale {
  const messages = {
    ...leadWords[language],
    ...deskMessages[language],
    ...teamMessages[language],
    ...peopleMessages[language],
    ...reportMessages[language],
    ...exportMessages[language],
    ...templateMessages[language],
  };
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(messages.locale, options);
  const clock = format({ hour: '2-digit', minute: '2-digit' });
  const day = format({ day: 'numeric', month: 'short' });
  const whole = format({ dateStyle: 'medium', timeStyle: 'short' });
  const bars = {
    day: format({ weekday: 'short' }),
    week: day,
    month: format({ month: 'short', year: '2-digit' }),
    year: format({ year: 'numeric' }),
  };
  const days = format({ dateStyle: 'medium' });
  const nameIn = (names: readonly (readonly [string, string])[], value: string) =>
    names.find(([one]) => one === value)?.[1] ?? value;
  const statusName = (status: string) => nameIn(messages.statuses, status);
  return {
    ...messages,
    when(at, now) {
      const minutes = Math.floor((now - at) / MINUTE);
      if (minutes < 1) return messages.justNow;
      if (minutes < 60) return messages.minutes(minutes);
      return day.format(at) === day.format(now) ? clock.format(at) : day.format(at);
    },
    moment: (at) => whole.format(at),
    barName: (step, at, isDense) => (step === 'day' && isDense ? day : bars[step]).format(at),
    dayName: (day) => (/^\d+-\d\d-\d\d$/.test(day) ? days.format(startOfDay(day)) : ''),
    daysFromTo: (first, last) => days.formatRange(startOfDay(first), startOfDay(last)),
    span(milliseconds) {
      const minutes = Math.round(milliseconds / MINUTE);
      const hours = Math.floor(minutes / 60);
      if (hours < 1) return messages.spans.minutes(minutes);
      if (hours < 24) return messages.spans.hours(hours, minutes % 60);
      return messages.spans.days(Math.floor(hours / 24), hours % 24);
    },
    typeOf({ lead_type_id: id, lead_type_name: name }) {
      return id === '3' ? messages.brochure : id === '1' ? 'WhatsApp' : name || messages.lead;
    },
    statusName,
    statusOf: ({ status }) => statusName(status),
    reasonName: (reason) => nameIn(messages.reasons, reason),
  };
}

/** `+6281298765432` → `+62 812-9876-5432`. */
export function formatPhone(phone: string): string {
  const match = /^\+62(\d{3})(\d{3,4})(\d+)$/.exec(phone);
  return match ? `+62 ${match[1]}-${match[2]}-${match[3]}` : phone;
}
