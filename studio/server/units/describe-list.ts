import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { UnitSheet, UnitSheetProblem } from '../../../src/lib/unit-sheet.ts';
import type { DiagnosticMessages } from '../../../tools/diagnostics/messages/messages.ts';
import { listFinding } from '../../../tools/diagnostics/rules/units.ts';
import type { Files } from '../../../tools/environment/environment.ts';
import type { PageFile } from '../../../tools/pages/pages.ts';
import { fold } from '../../../tools/units/cells.ts';
import { openCsv } from '../../../tools/units/csv.ts';
import { listSettings } from '../../../tools/units/list.ts';
import {
  cellText,
  readTable,
  type UnitProblem,
  type UnitSettings,
  type UnitTable,
} from '../../../tools/units/read-units.ts';
import { columnOf, isZip } from '../../../tools/units/sheet.ts';
import { isAddress, readList } from '../../../tools/units/source.ts';
import { hashOfBytes } from '../pages/page-file.ts';

/** The environment that lists are read in. */
export interface ListContext {
  readonly root: string;
  readonly files: Files;
  /** The language of their problems. */
  readonly diagnosticMessages: DiagnosticMessages;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The list of a page: as people see it, and as its file holds it. */
export interface FoundList {
  readonly sheet: UnitSheet;
  readonly table: UnitTable;
  readonly settings: UnitSettings;
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Reads the list that the page on disk names; nothing where it names none. */
export async function findList(
  context: ListContext,
  page: PageFile,
  document: JsonObject,
): Promise<FoundList | undefined> {
  const settings = listSettings(document);
  const reading = await readList(page, document, context);
  if (!settings || !reading) return undefined;
  const { files, diagnosticMessages } = context;
  const { file, name, changedAt } = reading;
  const isThere = reading.problems[0]?.fault !== 'missing' && files.kind(file) === 'file';
  const bytes = isThere ? files.read(file) : new Uint8Array();
  const table = await readTable(bytes, settings);
  const sheet: UnitSheet = {
    source: settings.source,
    name,
    hash: isThere ? hashOfBytes(bytes) : '',
    changedAt: changedAt > 0 ? new Date(changedAt).toISOString() : '',
    lock: await lockOf(settings, isThere, bytes),
    ...describeTable(table, settings),
    problems: describeProblems(diagnosticMessages, name, reading.refused ?? reading.problems),
  };
  return { sheet, table, settings, file, bytes };
}

async function lockOf(
  { source }: UnitSettings,
  isThere: boolean,
  bytes: Uint8Array,
): Promise<UnitSheet['lock']> {
  if (isAddress(source)) return 'address';
  if (!isThere) return 'missing';
  if (isZip(bytes)) return 'excel';
  return (await openCsv(bytes)) ? '' : 'unclear';
}

function describeTable(
  { rows, columns, homes, list }: UnitTable,
  { show }: UnitSettings,
): Pick<UnitSheet, 'titles' | 'places' | 'shown' | 'homes' | 'skipped' | 'nextRow'> {
  const titles = columns?.titles ?? [];
  const shown = show.map((title) => titles.findIndex((one) => fold(one) === fold(title)));
  return {
    titles,
    places: Object.fromEntries(columns?.places ?? []),
    shown: shown.filter((at) => at >= 0),
    homes: homes.map((home) => ({
      ...home,
      cells: titles.map((_, at) => cellText(rows[home.row - 1]?.[at])),
    })),
    skipped: list.skipped,
    nextRow: (homes.at(-1)?.row ?? (columns?.row ?? 0) + 1) + 1,
  };
}

/** Problems in the sentences of `kavling validate`. */
export function describeProblems(
  { findings }: DiagnosticMessages,
  name: string,
  problems: readonly UnitProblem[],
): UnitSheetProblem[] {
  return problems.map((problem) => {
    const { code, params } = listFinding({ name }, problem);
    const { message, fix } = findings[code](params ?? {});
    const { fault, row, cell, value = '' } = problem;
    const column = cell === undefined ? undefined : columnOf(cell.replace(/\d+$/, ''));
    return {
      message,
      fix,
      fault,
      value,
      ...(row === undefined ? {} : { row }),
      ...(column === undefined ? {} : { column }),
    };
  });
}
