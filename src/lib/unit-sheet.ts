import type { UnitDoubt } from './unit-changes.ts';
import type { UnitColumn } from './unit-columns.ts';
import type { Unit } from './units.ts';

/** The list of homes of a page as the table that it is in its source. */
export interface UnitSheet {
  /** `project.units.source` of the page on disk; empty without a list. */
  readonly source: string;
  readonly name: string;
  /** SHA-256 of its bytes, hex; empty where there are none. */
  readonly hash: string;
  /** ISO 8601; empty where that is not known. */
  readonly changedAt: string;
  /** Why cells cannot be edited here; empty for a CSV file, where they can. */
  readonly lock: '' | 'none' | 'missing' | 'excel' | 'address' | 'unclear';
  readonly titles: readonly string[];
  /** The column of each meaning, from 0. */
  readonly places: Readonly<Partial<Record<UnitColumn, number>>>;
  /** The columns of the company that pages may show. */
  readonly shown: readonly number[];
  readonly homes: readonly HomeOfSheet[];
  /** The number of rows that are no home. */
  readonly skipped: number;
  /** The row of the next home, from 1. */
  readonly nextRow: number;
  readonly problems: readonly UnitSheetProblem[];
}

/** A row that is a home; without `unit` where a cell of it cannot be read. */
export interface HomeOfSheet {
  /** From 1, as spreadsheets count. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly unit?: Unit;
}

/** A problem of a list, or of one of its cells. */
export interface UnitSheetProblem {
  /** The problem and how to fix it, in the language of the reader. */
  readonly message: string;
  readonly fix: string;
  readonly fault: string;
  readonly row?: number;
  readonly column?: number;
  readonly value: string;
}

/** A change that was not made, because the list has changed: the present content of the cell, and the present list. */
export interface UnitConflict {
  /** Missing where the home is gone. */
  readonly theirs?: string;
  readonly sheet: UnitSheet;
}

/** A file before it becomes the list of a page. */
export interface UnitUpload {
  /** The file that it replaces; empty for a new one. */
  readonly replaces: string;
  readonly homes: number;
  /** Codes. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly changed: readonly {
    readonly code: string;
    readonly key: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly doubts: readonly UnitDoubt[];
  readonly problems: readonly UnitSheetProblem[];
  /** False for a file that no one could use as a list. */
  readonly isUsable: boolean;
}
