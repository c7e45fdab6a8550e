import type { Countdown } from '../../generated/view.types.ts';

type Zone = Countdown['zone'];

const hoursAhead: Readonly<Record<Zone, number>> = { WIB: 7, WITA: 8, WIT: 9 };
const places: Readonly<Record<Zone, string>> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
};

/** The moment that `2026-12-31T23:59` is in a time zone of Indonesia, in ms since 1970; none of them knows summer time. */
export function deadline(until: string, zone: Zone): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = until.split(/[-T:]/).map(Number);
  const moment = Date.UTC(year, month - 1, day, hour - hoursAhead[zone], minute);
  // An invalid date counts as long over.
  return Number.isNaN(moment) ? 0 : moment;
}

/** "Kamis, 31 Desember 2026 pukul 23.59 WIB". */
export function deadlineText(moment: number, zone: Zone): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('id-ID', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: places[zone],
    });
    formats.set(zone, format);
  }
  return `${format.format(moment)} ${zone}`;
}

/** Making one takes as long as rendering a widget. */
const formats = new Map<Zone, Intl.DateTimeFormat>();
