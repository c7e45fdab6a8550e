// biome-ignore-all lint/a11y/useSemanticElements: rows out of sight are not drawn, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells have the focus
import type { ReactElement } from 'react';
import type { UnitColumn } from '../../../src/lib/unit-columns.ts';
import type { HomeOfSheet, UnitSheet, UnitSheetProblem } from '../../../src/lib/unit-sheet.ts';
import { UnitCellInput } from './cell-input.tsx';
import { codeOf, type UnitDraft } from './drafts.ts';
import type { GridPlace } from './rows.ts';

interface RowProps {
  readonly sheet: UnitSheet;
  readonly home: HomeOfSheet;
  /** Its place among the rows that are shown. */
  readonly at: number;
  /** In CSS pixels. */
  readonly height: number;
  readonly mayEdit: boolean;
  /** By `placeKey`. */
  readonly unsaved: ReadonlyMap<string, UnitDraft>;
  readonly problems: ReadonlyMap<string, UnitSheetProblem>;
  readonly meanings: ReadonlyMap<number, UnitColumn>;
  readonly noteId: string;
  /** The column of the active cell, if it is in this row. */
  readonly active: number | undefined;
  readonly editing: string | undefined;
  readonly onActive: (column: number, focus: boolean) => void;
  readonly onBegin: () => void;
  readonly onFinish: (value: string | undefined, by: Partial<GridPlace> | undefined) => void;
}

/** A home of the grid. */
export function UnitRow(props: RowProps): ReactElement {
  const { sheet, home, at, height, active, editing, meanings, noteId, onActive } = props;
  return (
    <div
      role="row"
      className="st-unit-row"
      aria-rowindex={at + 2}
      data-status={home.unit?.status}
      style={{ top: at * height }}
    >
      {sheet.titles.map((title, column) => {
        const isActive = active === column;
        const draft = props.unsaved.get(placeKey(home.row, column));
        const problem = props.problems.get(placeKey(home.row, column));
        const isWrong = problem !== undefined || (draft && draft.state !== 'saving');
        const isEdited = isActive && editing !== undefined;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
          <div
            key={column}
            role="gridcell"
            className="st-unit-cell"
            aria-colindex={column + 1}
            tabIndex={isActive && !isEdited ? 0 : -1}
            aria-invalid={isWrong || undefined}
            aria-busy={draft?.state === 'saving' || undefined}
            aria-describedby={isActive && isWrong ? noteId : undefined}
            data-meaning={meanings.get(column)}
            onFocus={() => !isEdited && onActive(column, false)}
            onClick={() => !isEdited && onActive(column, true)}
            onDoubleClick={() => !isEdited && props.onBegin()}
          >
            {isEdited ? (
              <UnitCellInput
                text={editing}
                label={`${title}, ${codeOf(sheet, home)}`}
                options={optionsOf(sheet, column, meanings.get(column))}
                onFinish={props.onFinish}
              />
            ) : (
              <span>{draft?.value ?? home.cells[column]}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

export const placeKey = (row: number, column: number) => `${row} ${column}`;

export function byPlace(problems: readonly UnitSheetProblem[]): ReadonlyMap<string, UnitSheetProblem> {
  return new Map(
    problems.flatMap((one) =>
      one.row === undefined || one.column === undefined ? [] : [[placeKey(one.row, one.column), one]],
    ),
  );
}

/** The words that the list has in a column of few: statuses, types, phases. */
function optionsOf({ homes }: UnitSheet, column: number, meaning: string | undefined): readonly string[] {
  if (!meaning || !FEW.has(meaning)) return [];
  return [...new Set(homes.map(({ cells }) => cells[column] ?? ''))].filter(Boolean).slice(0, MOST_OPTIONS);
}

const FEW: ReadonlySet<string> = new Set(['type', 'status', 'phase', 'cluster', 'facing', 'corner', 'ready']);
const MOST_OPTIONS = 40;
