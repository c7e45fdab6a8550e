import type { DeskLead } from './api.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jakarta',
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Asia/Jakarta' });
const whole = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A time as a salesperson says it: just now, 5 min, 14:05, 3 Nov (Jakarta time). */
export function sayWhen(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  return day.format(at) === day.format(now) ? clock.format(at) : day.format(at);
}

export function sayMoment(at: number): string {
  return whole.format(at);
}

/** `+6281298765432` → `+62 812-9876-5432`. */
export function sayPhone(phone: string): string {
  const match = /^\+62(\d{3})(\d{3,4})(\d+)$/.exec(phone);
  return match ? `+62 ${match[1]}-${match[2]}-${match[3]}` : phone;
}

export function sayType(lead: DeskLead): string {
  return lead.lead_type_id === '3'
    ? 'Brochure'
    : lead.lead_type_id === '1'
      ? 'WhatsApp'
      : lead.lead_type_name || 'Lead';
}

export const STATUS_WORDS: readonly (readonly [string, string])[] = [
  ['new', 'New'],
  ['contacted', 'Contacted'],
  ['won', 'Won'],
  ['lost', 'Lost'],
];
