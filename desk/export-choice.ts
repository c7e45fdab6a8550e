import {
  type ColumnName,
  EXPORT_COLUMNS,
  type Separator,
  USUAL_COLUMNS,
} from '../server/contract/desk/export-columns.ts';
import type { Language } from '../src/lib/languages.ts';
import { API } from './api.ts';
import { type Filters, queryOf } from './filters.ts';

/** A person's spreadsheet options; stored in this browser. */
export interface ExportChoice {
  readonly columns: readonly ColumnName[];
  readonly separator: Separator;
}

const KEPT = 'kavling-desk-export';
const USUAL_EXPORT: ExportChoice = { columns: USUAL_COLUMNS, separator: 'semicolon' };

/** Storage may be blocked, or hold what another version of the desk wrote. */
export function keptExportChoice(): ExportChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Record<string, unknown>>;
    const wanted: readonly unknown[] = Array.isArray(kept.columns) ? kept.columns : [];
    const columns = EXPORT_COLUMNS.filter((name) => wanted.includes(name));
    return {
      columns: columns.length > 0 ? columns : USUAL_COLUMNS,
      separator: kept.separator === 'comma' ? 'comma' : 'semicolon',
    };
  } catch {
    return USUAL_EXPORT;
  }
}

export function keepExportChoice(choice: ExportChoice): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(choice));
  } catch {}
}

/** The address of a file, in the zone and the language of the reader. */
export function exportPath(choice: ExportChoice | 'crm', language: Language, filters: Filters): string {
  const query = new URLSearchParams({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  if (choice === 'crm') query.set('form', 'crm');
  else {
    query.set('lang', language);
    if (choice.separator !== USUAL_EXPORT.separator) query.set('separator', choice.separator);
    if (choice.columns.join() !== USUAL_COLUMNS.join()) query.set('columns', choice.columns.join());
  }
  return `${API}/export.csv?${[query.toString(), queryOf(filters)].filter(Boolean).join('&')}`;
}
