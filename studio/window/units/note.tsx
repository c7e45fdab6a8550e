import type { ReactElement } from 'react';
import type { HomeOfSheet, UnitSheet, UnitSheetProblem } from '../../../src/lib/unit-sheet.ts';
import { useStudio } from '../state/studio.tsx';
import { codeOf, type UnitDraft } from './drafts.ts';
import { unitMessages } from './messages.ts';
import type { UnitListStore } from './use-unit-list.ts';

/** The cell that has the focus: what is wrong with it, and what can be done with it and its home. */
export function UnitNote({
  id,
  list,
  sheet,
  home,
  column,
  mayEdit,
  onEdit,
}: {
  id: string;
  list: UnitListStore;
  sheet: UnitSheet;
  home: HomeOfSheet | undefined;
  column: number;
  mayEdit: boolean;
  onEdit: () => void;
}): ReactElement {
  const words = unitMessages[useStudio().language];
  if (!home)
    return (
      <p className="st-unit-note st-quiet" id={id}>
        {mayEdit ? words.gridHelp : words.locks[sheet.lock] || words.viewOnly}
      </p>
    );
  const draft = list.drafts.find((one) => one.row === home.row && one.column === column);
  const problem = sheet.problems.find((one) => one.row === home.row && one.column === column);
  const code = codeOf(sheet, home);
  return (
    <div className="st-unit-note" data-state={draft?.state ?? (problem ? 'problem' : undefined)}>
      <div id={id} className="st-unit-note-text">
        <strong>
          {code} · {sheet.titles[column]}
        </strong>
        <span>{draft ? draftText(draft, words) : problemText(problem) || (home.cells[column] ?? '')}</span>
      </div>
      {mayEdit && (
        <span className="st-unit-note-buttons">
          {draft && draft.state !== 'saving' ? (
            <DraftButtons draft={draft} list={list} home={home} onEdit={onEdit} />
          ) : (
            <>
              <button type="button" onClick={onEdit}>
                {words.edit}
              </button>
              <button type="button" onClick={() => list.remove(home)}>
                {words.remove(code)}
              </button>
            </>
          )}
        </span>
      )}
    </div>
  );
}

function DraftButtons({
  draft,
  list,
  home,
  onEdit,
}: {
  draft: UnitDraft;
  list: UnitListStore;
  home: HomeOfSheet;
  onEdit: () => void;
}): ReactElement {
  const words = unitMessages[useStudio().language];
  if (draft.state === 'conflict')
    return (
      <>
        <button type="button" onClick={() => list.discard(draft)}>
          {words.useTheirs}
        </button>
        <button
          type="button"
          className="st-primary"
          onClick={() => list.setCell(home, draft.column, draft.value)}
        >
          {words.useYours}
        </button>
      </>
    );
  return (
    <>
      <button type="button" onClick={() => list.discard(draft)}>
        {words.discard}
      </button>
      {draft.state === 'refused' && (
        <button type="button" className="st-primary" onClick={onEdit}>
          {words.editAgain}
        </button>
      )}
    </>
  );
}

const problemText = (problem: UnitSheetProblem | undefined) =>
  problem ? `${problem.message} ${problem.fix}` : '';

export function draftText(
  { state, value, theirs, problem }: UnitDraft,
  words: typeof unitMessages.en,
): string {
  if (state === 'conflict') return words.conflict(theirs ?? '', value);
  if (state === 'gone') return words.gone(value);
  if (state === 'saving') return value;
  return [words.notSaved(value), problem?.message, problem?.fix].filter(Boolean).join(' ');
}
