import { languages } from '../../src/lib/languages.ts';
import {
  EXPORT_COLUMNS,
  SEPARATORS,
  type Separator,
  USUAL_COLUMNS,
} from '../contract/desk/export-columns.ts';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import { csvCell, csvLine } from '../delivery/csv.ts';
import type { LeadTable } from '../store/database/tables.ts';
import type { DeskRepository } from '../store/desk/desk-repository.ts';
import type { LeadFilter } from '../store/desk/lead-filter.ts';
import { readZone } from './filter.ts';
import { type CsvColumn, isoTime, localTime, type SheetOptions, sheetColumns } from './sheet-columns.ts';

export interface CsvOptions extends SheetOptions {
  readonly form: 'spreadsheet' | 'crm';
  readonly separator: Separator;
}

/** Every column, for a terminal in Indonesia. */
const WHOLE: CsvOptions = {
  form: 'spreadsheet',
  language: 'id',
  zone: 'Asia/Jakarta',
  columns: EXPORT_COLUMNS,
  separator: 'semicolon',
};

/** The export options of a query. Unknown columns are ignored; without any known one the default columns are used. */
export function readCsvOptions(query: URLSearchParams): CsvOptions {
  const wanted = (query.get('columns') ?? '').split(',');
  const columns = EXPORT_COLUMNS.filter((name) => wanted.includes(name));
  return {
    form: query.get('form') === 'crm' ? 'crm' : 'spreadsheet',
    language: languages.find((one) => one === query.get('lang')) ?? 'id',
    zone: readZone(query),
    columns: columns.length > 0 ? columns : USUAL_COLUMNS,
    separator: query.get('separator') === 'comma' ? 'comma' : 'semicolon',
  };
}

const own = (name: keyof LeadTable): CsvColumn => [name, (lead) => lead[name]];

const OTHER_FIELDS = LEAD_FIELDS.filter(
  (field) => !['name', 'whatsapp_number', 'phone_number'].includes(field),
);

/** The columns for a CRM: technical names, times in both zones, phones in E.164. */
function forCrm(zone: string): readonly CsvColumn[] {
  const local = localTime(zone, 'medium');
  return [
    own('id'),
    ['created_at_utc', (lead) => isoTime(lead.created_at)],
    ['created_at_local', (lead) => local(lead.created_at)],
    ['time_zone', () => zone],
    own('name'),
    own('phone'),
    own('status'),
    own('lost_reason'),
    own('assigned_to'),
    ['answered_at_utc', (lead) => isoTime(lead.answered_at)],
    ['phone_verified', (lead) => (lead.otp_verified === 1 ? 'true' : 'false')],
    own('submissions'),
    ...OTHER_FIELDS.map(own),
  ];
}

/** The leads of a filter as CSV text, page by page, so that a large store is never completely in memory. */
export async function* exportCsv(
  desk: Pick<DeskRepository, 'list'>,
  filter: LeadFilter,
  given: Partial<CsvOptions> = {},
): AsyncGenerator<string> {
  const options = { ...WHOLE, ...given };
  const isCrm = options.form === 'crm';
  const columns = isCrm ? forCrm(options.zone) : sheetColumns(options);
  const separator = SEPARATORS[options.separator];
  const line = isCrm ? crmLine : (values: readonly (string | number)[]) => csvLine(values, separator);
  const names = columns.map(([name]) => name);
  yield isCrm ? csvLine(names) : `\uFEFF${csvLine(names, separator)}`;
  let before: string | undefined;
  do {
    const page = await desk.list(filter, 500, before);
    yield page.leads.map((lead) => line(columns.map(([, read]) => read(lead)))).join('');
    before = page.next ?? undefined;
  } while (before !== undefined);
}

/** A plus sign and digits cannot calculate anything; everything else is guarded as usual. */
function crmLine(values: readonly (string | number)[]): string {
  return `${values.map((value) => (/^\+\d{6,15}$/.test(String(value)) ? `"${value}"` : csvCell(value))).join(',')}\r\n`;
}
