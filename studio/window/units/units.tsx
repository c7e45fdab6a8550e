import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { Modal } from '../components/modal.tsx';
import { Problem } from '../components/problem.tsx';
import { mayBuild } from '../state/roles.ts';
import { useStudio } from '../state/studio.tsx';
import { UnitAdd } from './add.tsx';
import { codeIn, findHome } from './drafts.ts';
import { UnitEmpty } from './empty.tsx';
import { UnitFindings } from './findings.tsx';
import { UnitGrid } from './grid.tsx';
import { UnitFilters, UnitHead } from './head.tsx';
import { UnitMapping } from './mapping.tsx';
import { unitMessages } from './messages.ts';
import { UnitNote } from './note.tsx';
import { type GridPlace, noFilter, orderedHomes, type UnitFilter, type UnitSort } from './rows.ts';
import { UnitSummary } from './summary.tsx';
import { UnitUpload } from './upload.tsx';
import { type UnitListStore, useUnitList } from './use-unit-list.ts';
import './units.css';

/** The list of homes of the page: seen, sorted and searched, and edited where it is a CSV file. */
export default function Units(): ReactElement {
  const studio = useStudio();
  const words = unitMessages[studio.language];
  const list = useUnitList();
  const { drafts, problem, sheet } = list;
  const [part, setPart] = useState<'list' | 'upload' | 'mapping'>('list');
  const [isWarned, setWarned] = useState(false);
  const isOpen = drafts.some(({ state }) => state !== 'saving');
  const mayEdit = mayBuild(studio);
  // Without its most important columns the list has no homes to show: they are chosen first.
  const isUnmapped = mayEdit && (sheet?.problems.some(({ fault }) => fault === 'no-columns') ?? false);
  const done = (isStep: boolean) => {
    setPart('list');
    void list.follow(isStep);
  };
  return (
    <Modal
      title={words.title}
      className="st-units"
      onClose={() => {
        setWarned(isOpen);
        return !isOpen || isWarned;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the whole panel */}
      <div
        className="st-dialog-main"
        onKeyDown={(event) => {
          const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ';
          if (!isUndo || event.target instanceof HTMLInputElement) return;
          event.preventDefault();
          list.undo();
        }}
      >
        {problem && <Problem problem={problem} />}
        {isWarned && isOpen && (
          <p className="st-field-error" role="alert">
            {words.unsaved(drafts.length)}. {words.closeAnyway}
          </p>
        )}
        {!sheet && !problem && <p className="st-quiet">{words.loading}</p>}
        {sheet && (
          <>
            {sheet.lock !== 'none' && <UnitHead sheet={sheet} list={list} part={part} onPart={setPart} />}
            {sheet.lock === 'none' &&
              (mayEdit ? <UnitEmpty sheet={sheet} onDone={done} /> : <p>{words.emptyTitle}</p>)}
            {part === 'upload' && <UnitUpload sheet={sheet} onDone={done} />}
            {part === 'mapping' && <UnitMapping sheet={sheet} onStep={() => void list.follow(true)} />}
            {part === 'list' && isUnmapped && (
              <>
                <UnitFindings {...{ sheet, drafts }} onDiscard={list.discard} onGo={() => undefined} />
                <UnitMapping sheet={sheet} onStep={() => void list.follow(true)} />
              </>
            )}
            {part === 'list' && sheet.lock !== 'none' && !isUnmapped && (
              <ListPart sheet={sheet} list={list} mayEdit={mayEdit && sheet.lock === ''} />
            )}
          </>
        )}
      </div>
    </Modal>
  );
}

function ListPart({
  sheet,
  list,
  mayEdit,
}: {
  sheet: UnitSheet;
  list: UnitListStore;
  mayEdit: boolean;
}): ReactElement {
  const words = unitMessages[useStudio().language];
  const noteId = useId();
  const [filter, setFilter] = useState<UnitFilter>(noFilter);
  const [sort, setSort] = useState<UnitSort>();
  const [active, setActive] = useState<GridPlace>({ at: 0, column: 0 });
  const [editing, setEditing] = useState<string>();
  const [focusCount, setFocusCount] = useState(0);
  const [isAdding, setAdding] = useState(sheet.homes.length === 0 && mayEdit);
  const homes = useSteadyOrder(sheet, filter, sort);
  const [seen, setSeen] = useState({ sheet, homes });
  if (seen.sheet !== sheet) {
    // The cell stays with its home, wherever others have moved it.
    setSeen({ sheet, homes });
    const before = seen.homes[active.at];
    const home = before && findHome(sheet, codeIn(seen.sheet, before), before.row, list.firstCodes);
    if (before) setActive({ ...active, at: home ? homes.indexOf(home) : active.at });
    if (before && !home) setEditing(undefined);
  } else if (seen.homes !== homes) setSeen({ sheet, homes });
  const units = useMemo(() => sheet.homes.flatMap(({ unit }) => unit ?? []), [sheet]);
  const at = Math.min(active.at, homes.length - 1);
  const home = homes[at];
  const go = (place: GridPlace, focus: boolean) => {
    setActive(place);
    if (focus) setFocusCount((count) => count + 1);
  };
  const goTo = (row: number, column: number) => {
    setFilter(noFilter);
    setSort(undefined);
    go({ at: sheet.homes.findIndex((one) => one.row === row), column }, true);
  };
  const draftAt = list.drafts.find((one) => one.row === home?.row && one.column === active.column);
  return (
    <>
      <UnitSummary units={units} />
      <UnitFindings sheet={sheet} drafts={list.drafts} onDiscard={list.discard} onGo={goTo} />
      {sheet.titles.length > 0 && (
        <UnitFilters
          units={units}
          filter={filter}
          onFilter={setFilter}
          shown={homes.length}
          all={sheet.homes.length}
          onAdd={mayEdit && !isAdding ? () => setAdding(true) : undefined}
        />
      )}
      {isAdding && mayEdit && <UnitAdd sheet={sheet} onAdd={list.add} onCancel={() => setAdding(false)} />}
      {sheet.titles.length > 0 && (
        <>
          <UnitGrid
            sheet={sheet}
            homes={homes}
            sort={sort}
            onSort={setSort}
            drafts={list.drafts}
            firstCodes={list.firstCodes}
            mayEdit={mayEdit}
            active={{ ...active, at }}
            onActive={go}
            focusCount={focusCount}
            editing={editing}
            onEdit={setEditing}
            onChange={list.setCell}
            noteId={noteId}
          />
          <UnitNote
            id={noteId}
            list={list}
            sheet={sheet}
            home={home}
            column={active.column}
            mayEdit={mayEdit}
            onEdit={() => setEditing(draftAt?.value ?? home?.cells[active.column] ?? '')}
          />
          {homes.length === 0 && sheet.homes.length > 0 && (
            <p>
              {words.noMatch}
              <button type="button" onClick={() => setFilter(noFilter)}>
                {words.showAll}
              </button>
            </p>
          )}
          {sheet.skipped > 0 && <p className="st-quiet">{words.skipped(sheet.skipped)}</p>}
        </>
      )}
    </>
  );
}

/** The homes in the order that was asked for. A row stays where it is while its cells are edited. */
function useSteadyOrder(sheet: UnitSheet, filter: UnitFilter, sort: UnitSort | undefined) {
  const rows = sheet.homes.map(({ row }) => row).join();
  const kept = useRef<{ readonly key: string; readonly order: readonly number[] }>(undefined);
  const key = JSON.stringify([filter, sort, rows, sheet.source]);
  if (kept.current?.key !== key)
    kept.current = { key, order: orderedHomes(sheet, filter, sort).map(({ row }) => row) };
  const { order } = kept.current;
  return useMemo(() => {
    const byRow = new Map(sheet.homes.map((home) => [home.row, home]));
    return order.flatMap((row) => byRow.get(row) ?? []);
  }, [order, sheet]);
}
