import type { Language } from '../../src/lib/languages.ts';
import type { ColumnName } from '../contract/desk/export-columns.ts';
import { exportWords } from '../contract/desk/export-words.ts';
import { leadWords } from '../contract/desk/lead-words.ts';
import type { LeadTable } from '../store/database/tables.ts';

export type CsvColumn = readonly [name: string, read: (lead: LeadTable) => string | number];

export interface SheetOptions {
  readonly language: Language;
  /** The time zone of the reader, as IANA names it. */
  readonly zone: string;
  readonly columns: readonly ColumnName[];
}

/** Readable columns: titles and values in the reader's language, times in their zone. */
export function sheetColumns({ language, zone, columns }: SheetOptions): readonly CsvColumn[] {
  const { titles, yes, no } = exportWords[language];
  const words = leadWords[language];
  const local = localTime(zone, 'short');
  const nameIn = (names: readonly (readonly [string, string])[], value: string) =>
    names.find(([one]) => one === value)?.[1] ?? value;
  const flag = (value: string | number) => (value === '' ? '' : Number(value) === 1 ? yes : no);
  const time = (text: string) => (Number.isNaN(Date.parse(text)) ? text : local(Date.parse(text)));
  const special: Readonly<Partial<Record<ColumnName, (lead: LeadTable) => string | number>>> = {
    created_at: (lead) => local(lead.created_at),
    answered_at: (lead) => (lead.answered_at === 0 ? '' : local(lead.answered_at)),
    otp_verified: (lead) => flag(lead.otp_verified),
    otp_reason: (lead) => words.proof[lead.otp_reason] ?? words.notProven,
    lead_type_id: (lead) => typeOf(lead, words.brochure),
    status: (lead) => nameIn(words.statuses, lead.status),
    lost_reason: (lead) => nameIn(words.reasons, lead.lost_reason),
    is_download_brochure: (lead) => flag(lead.is_download_brochure),
    first_touch_at: (lead) => time(lead.first_touch_at),
    last_touch_at: (lead) => time(lead.last_touch_at),
    consent_at: (lead) => time(lead.consent_at),
  };
  return columns.map((name) => [
    name === 'created_at' ? `${titles[name]} (${zone})` : titles[name],
    special[name] ?? ((lead) => lead[name]),
  ]);
}

/** The request of a lead, as the desk names it. */
function typeOf({ lead_type_id: id, lead_type_name: name }: LeadTable, brochure: string): string {
  return id === '3' ? brochure : id === '1' ? 'WhatsApp' : name || id;
}

export function isoTime(at: number): string {
  return at === 0 ? '' : new Date(at).toISOString();
}

/** `2026-11-22 19:05`, which spreadsheets and CRMs read as a time in every country; `medium` has seconds. */
export function localTime(zone: string, timeStyle: 'short' | 'medium'): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle });
  return (at) => format.format(at);
}
