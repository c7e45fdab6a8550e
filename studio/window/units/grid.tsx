// biome-ignore-all lint/a11y/useSemanticElements: rows out of sight are not drawn, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells have the focus
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import type { HomeOfSheet, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { useStudio } from '../state/studio.tsx';
import { type FirstCodes, homeKeys, type UnitDraft } from './drafts.ts';
import { unitMessages } from './messages.ts';
import { byPlace, placeKey, UnitRow } from './row.tsx';
import { columnWidths, type GridPlace, meaningsOf, type UnitSort } from './rows.ts';
import { UnitTitles } from './titles.tsx';
import { useVisibleRows } from './use-visible-rows.ts';
import './grid.css';

interface GridProps {
  readonly sheet: UnitSheet;
  readonly homes: readonly HomeOfSheet[];
  readonly sort: UnitSort | undefined;
  readonly onSort: (sort: UnitSort | undefined) => void;
  readonly drafts: readonly UnitDraft[];
  readonly firstCodes: FirstCodes;
  readonly mayEdit: boolean;
  readonly active: GridPlace;
  /** `focus` takes the focus there. */
  readonly onActive: (place: GridPlace, focus: boolean) => void;
  /** Grows when the active cell asks for the focus. */
  readonly focusCount: number;
  readonly editing: string | undefined;
  /** The text that the cell under edit begins with; undefined ends the edit. */
  readonly onEdit: (text: string | undefined) => void;
  readonly onChange: (home: HomeOfSheet, column: number, value: string) => void;
  /** The id of the sentence about the active cell. */
  readonly noteId: string;
}

const PAGE = 12;

/** The homes as a grid (ARIA practices): one cell has the focus, and only the rows in sight are drawn. */
export function UnitGrid(props: GridProps): ReactElement {
  const { sheet, homes, sort, active, focusCount, editing, drafts, mayEdit, noteId } = props;
  const words = unitMessages[useStudio().language];
  const scroller = useRef<HTMLDivElement>(null);
  const focusAtFirst = useRef(focusCount);
  const [from, to, height] = useVisibleRows(scroller, homes.length);
  const columns = useMemo(() => columnWidths(sheet), [sheet]);
  const keys = useMemo(() => homeKeys(sheet, props.firstCodes), [sheet, props.firstCodes]);
  const problems = useMemo(() => byPlace(sheet.problems), [sheet.problems]);
  const unsaved = new Map(drafts.map((draft) => [placeKey(draft.row, draft.column), draft]));
  const meanings = meaningsOf(sheet);
  const rows = new Set([...Array(to - from).keys()].map((at) => from + at));
  if (active.at >= 0 && active.at < homes.length) rows.add(active.at);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cell may ask for the focus again
  useLayoutEffect(() => {
    if (focusCount === focusAtFirst.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focusCount, active.at, active.column]);

  const move = (place: Partial<GridPlace>) => {
    const at = Math.min(Math.max(place.at ?? active.at, -1), homes.length - 1);
    const column = Math.min(Math.max(place.column ?? active.column, 0), sheet.titles.length - 1);
    props.onActive({ at, column }, true);
  };
  const home = homes[active.at];
  const begin = (text?: string) => {
    if (!home || !mayEdit) return false;
    const draft = unsaved.get(placeKey(home.row, active.column));
    props.onEdit(text ?? draft?.value ?? home.cells[active.column] ?? '');
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== undefined || event.altKey) return;
    const isWide = event.ctrlKey || event.metaKey;
    const target = targetOf(event.key, isWide, active, homes.length, sheet.titles.length);
    if (target) move(target);
    else if (event.key === 'F2' || (event.key === 'Enter' && home)) {
      if (!begin()) return;
    } else if (event.key === 'Delete' && home && mayEdit) props.onChange(home, active.column, '');
    else if (event.key.length === 1 && event.key !== ' ' && !isWide) {
      if (!begin(event.key)) return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const finish = (value: string | undefined, by: Partial<GridPlace> | undefined) => {
    if (home && value !== undefined) props.onChange(home, active.column, value);
    props.onEdit(undefined);
    if (by) move({ at: active.at + (by.at ?? 0), column: active.column + (by.column ?? 0) });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid inside has the role
    <div className="st-unit-scroll" ref={scroller} onKeyDown={onKeyDown}>
      <div
        role="grid"
        className="st-unit-grid"
        aria-label={words.grid}
        aria-rowcount={homes.length + 1}
        aria-colcount={sheet.titles.length}
        aria-readonly={!mayEdit}
        style={{ '--st-unit-columns': columns, '--st-unit-row': `${height}px` } as React.CSSProperties}
      >
        <UnitTitles
          sheet={sheet}
          sort={sort}
          active={active.at === -1 ? active.column : undefined}
          onSort={props.onSort}
          onFocus={(column) => props.onActive({ at: -1, column }, false)}
        />
        <div role="rowgroup" className="st-unit-rows" style={{ height: homes.length * height }}>
          {[...rows]
            .sort((a, b) => a - b)
            .map((at) => {
              const shown = homes[at];
              return (
                shown && (
                  <UnitRow
                    key={keys.get(shown)}
                    {...{ sheet, mayEdit, unsaved, problems, meanings, noteId, at, height }}
                    home={shown}
                    active={active.at === at ? active.column : undefined}
                    editing={active.at === at ? editing : undefined}
                    onActive={(column, focus) => props.onActive({ at, column }, focus)}
                    onBegin={() => begin()}
                    onFinish={finish}
                  />
                )
              );
            })}
        </div>
      </div>
    </div>
  );
}

/** The cell that a key leads to. */
function targetOf(
  key: string,
  isWide: boolean,
  { at, column }: GridPlace,
  rows: number,
  columns: number,
): Partial<GridPlace> | undefined {
  if (key === 'Home') return isWide ? { at: 0, column: 0 } : { column: 0 };
  if (key === 'End') return isWide ? { at: rows - 1, column: columns - 1 } : { column: columns - 1 };
  if (isWide) return undefined;
  const steps: Readonly<Record<string, Partial<GridPlace>>> = {
    ArrowUp: { at: at - 1 },
    ArrowDown: { at: at + 1 },
    ArrowLeft: { column: column - 1 },
    ArrowRight: { column: column + 1 },
    PageUp: { at: Math.max(0, at - PAGE) },
    PageDown: { at: at + PAGE },
  };
  return steps[key];
}
