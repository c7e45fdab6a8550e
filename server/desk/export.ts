import { csvLine } from '../delivery/csv.ts';
import { LEAD_FIELDS } from '../lead/fields.ts';
import type { DeskRepository, LeadFilter } from '../store/desk-repository.ts';
import type { LeadTable } from '../store/tables.ts';

const OWN = ['id', 'created_at', 'status', 'phone', 'otp_verified', 'otp_reason', 'submissions'] as const;
const COLUMNS = [...OWN, ...LEAD_FIELDS] as const;

/** The leads of a filter as CSV text, page by page, so that a large store never sits in memory whole. */
export async function* exportCsv(
  desk: Pick<DeskRepository, 'list'>,
  filter: LeadFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(COLUMNS)}`;
  let before: string | undefined;
  do {
    const page = await desk.list(filter, 500, before);
    yield page.leads.map((lead) => csvLine(COLUMNS.map((column) => readCell(lead, column)))).join('');
    before = page.next ?? undefined;
  } while (before !== undefined);
}

function readCell(lead: LeadTable, column: (typeof COLUMNS)[number]): string | number {
  return column === 'created_at' ? new Date(lead.created_at).toISOString() : lead[column];
}
