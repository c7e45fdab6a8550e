// biome-ignore-all lint/a11y/useSemanticElements: the titles are a row of a grid, which is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the buttons have the focus
import type { ReactElement } from 'react';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { useStudio } from '../state/studio.tsx';
import { unitMessages } from './messages.ts';
import { meaningsOf, nextSort, type UnitSort } from './rows.ts';

/** The titles of the list, each with its meaning; they sort the rows. */
export function UnitTitles({
  sheet,
  sort,
  active,
  onSort,
  onFocus,
}: {
  sheet: UnitSheet;
  sort: UnitSort | undefined;
  /** The title that has the focus of the grid. */
  active: number | undefined;
  onSort: (sort: UnitSort | undefined) => void;
  onFocus: (column: number) => void;
}): ReactElement {
  const words = unitMessages[useStudio().language];
  const meanings = meaningsOf(sheet);
  const noteOf = (column: number) => {
    const meaning = meanings.get(column);
    if (meaning) return words.columns[meaning];
    return sheet.shown.includes(column) ? words.shown : words.private;
  };
  return (
    <div role="row" className="st-unit-row st-unit-titles" aria-rowindex={1}>
      {sheet.titles.map((title, column) => {
        const order = sort?.column !== column ? 'none' : sort.isDown ? 'descending' : 'ascending';
        return (
          <div
            key={column}
            role="columnheader"
            className="st-unit-title"
            aria-colindex={column + 1}
            aria-sort={order}
          >
            <button
              type="button"
              tabIndex={active === column ? 0 : -1}
              onFocus={() => onFocus(column)}
              onClick={() => onSort(nextSort(sort, column))}
            >
              <span>
                {title || '–'}
                <span aria-hidden="true">{ARROWS[order]}</span>
              </span>
              <small>{noteOf(column)}</small>
            </button>
          </div>
        );
      })}
    </div>
  );
}

const ARROWS = { none: '', ascending: ' ↑', descending: ' ↓' } as const;
