import { csvCell, csvLine } from '../delivery/csv.ts';
import { LEAD_FIELDS } from '../lead/fields.ts';
import type { DeskRepository, LeadFilter } from '../store/desk-repository.ts';
import type { LeadTable } from '../store/tables.ts';

type Column = readonly [name: string, read: (lead: LeadTable) => string | number];

const own = (name: keyof LeadTable): Column => [name, (lead) => lead[name]];
const iso = (at: number) => (at === 0 ? '' : new Date(at).toISOString());

/** What a spreadsheet shows: every cell that could be read as a formula has an apostrophe in front. */
const FOR_SPREADSHEETS: readonly Column[] = [
  own('id'),
  ['created_at', (lead) => iso(lead.created_at)],
  own('status'),
  own('phone'),
  own('otp_verified'),
  own('otp_reason'),
  own('submissions'),
  ...LEAD_FIELDS.map(own),
  own('lost_reason'),
  own('assigned_to'),
  ['answered_at', (lead) => iso(lead.answered_at)],
];

const OTHER_FIELDS = LEAD_FIELDS.filter(
  (field) => !['name', 'whatsapp_number', 'phone_number'].includes(field),
);

/** What a CRM takes in: one name for a column, times in both zones, phones by E.164. */
function forCrm(zone: string): readonly Column[] {
  const local = localTime(zone);
  return [
    own('id'),
    ['created_at_utc', (lead) => iso(lead.created_at)],
    ['created_at_local', (lead) => local(lead.created_at)],
    ['time_zone', () => zone],
    own('name'),
    own('phone'),
    own('status'),
    own('lost_reason'),
    own('assigned_to'),
    ['answered_at_utc', (lead) => iso(lead.answered_at)],
    ['phone_verified', (lead) => (lead.otp_verified === 1 ? 'true' : 'false')],
    own('submissions'),
    ...OTHER_FIELDS.map(own),
  ];
}

export type CsvForm = 'spreadsheet' | 'crm';

/** The leads of a filter as CSV text, page by page, so that a large store never sits in memory whole. */
export async function* exportCsv(
  desk: Pick<DeskRepository, 'list'>,
  filter: LeadFilter,
  form: CsvForm = 'spreadsheet',
  zone = 'Asia/Jakarta',
): AsyncGenerator<string> {
  const isCrm = form === 'crm';
  const columns = isCrm ? forCrm(zone) : FOR_SPREADSHEETS;
  const line = isCrm ? crmLine : csvLine;
  const names = columns.map(([name]) => name);
  yield isCrm ? csvLine(names) : `\uFEFF${csvLine(names)}`;
  let before: string | undefined;
  do {
    const page = await desk.list(filter, 500, before);
    yield page.leads.map((lead) => line(columns.map(([, read]) => read(lead)))).join('');
    before = page.next ?? undefined;
  } while (before !== undefined);
}

/** A plus sign and digits can calculate nothing; everything else is guarded as ever. */
function crmLine(values: readonly (string | number)[]): string {
  return `${values.map((value) => (/^\+\d{6,15}$/.test(String(value)) ? `"${value}"` : csvCell(value))).join(',')}\r\n`;
}

/** `2026-11-22 19:05:00`, as CRMs read it. */
function localTime(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(at);
}
