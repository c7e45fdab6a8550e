import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import { type UnitColumn, unitColumns } from '../../src/lib/unit-columns.ts';
import { type UnitList, unitStatuses } from '../../src/lib/units.ts';
import type { ReadUnits, UnitProblem, UnitSettings } from './read-units.ts';

/** A page's list as it was read from its source. */
export interface ListReading extends ReadUnits {
  /** The name of the list in messages: the file's, or the host of an address. */
  readonly name: string;
  /** The file that it was read from, for those who watch it; a copy in the cache for a published sheet. */
  readonly file: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly maxAge: number;
  /** The problems of a published sheet that could not be used: this is its last good copy. */
  readonly refused?: readonly UnitProblem[];
}

/** The settings of a page's list, with what is wrong in them left to the schema; nothing where the page has none. */
export function listSettings(document: JsonObject): UnitSettings | undefined {
  const project = isRecord(document.project) ? document.project : {};
  const units = isRecord(project.units) ? project.units : {};
  if (typeof units.source !== 'string' || units.source.trim() === '') return undefined;
  const own = isRecord(units.columns) ? units.columns : {};
  const words = isRecord(units.statuses) ? units.statuses : {};
  const strings = (value: unknown) =>
    Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  return {
    source: units.source.trim(),
    sheet: typeof units.sheet === 'string' ? units.sheet : '',
    columns: Object.fromEntries(
      unitColumns.flatMap((name): [UnitColumn, string][] =>
        typeof own[name] === 'string' ? [[name, own[name]]] : [],
      ),
    ),
    statuses: Object.fromEntries(
      unitStatuses.map((status) => [status, strings(words[status])]),
    ) as unknown as UnitSettings['statuses'],
    show: strings(units.show),
    maxAge: typeof units.maxAge === 'number' ? units.maxAge : 14,
  };
}

/** The list as pages show it; nothing where it has problems. */
export function listOf(reading: ListReading | undefined): UnitList | undefined {
  if (!reading || reading.problems.length > 0) return undefined;
  const asOf = new Date(Math.floor(reading.changedAt / 1000) * 1000).toISOString();
  return { units: reading.units, asOf };
}
