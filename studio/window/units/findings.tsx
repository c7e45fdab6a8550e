import type { ReactElement } from 'react';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { useStudio } from '../state/studio.tsx';
import type { UnitDraft } from './drafts.ts';
import { unitMessages } from './messages.ts';
import { draftText } from './note.tsx';

const MOST = 100;

/** The problems of the list and the changes that are not in its file yet; each leads to its cell. */
export function UnitFindings({
  sheet,
  drafts,
  onDiscard,
  onGo,
}: {
  sheet: UnitSheet;
  drafts: readonly UnitDraft[];
  onDiscard: (draft: UnitDraft) => void;
  onGo: (row: number, column: number) => void;
}): ReactElement | null {
  const words = unitMessages[useStudio().language];
  const unsaved = drafts.filter(({ state }) => state !== 'saving');
  const { problems } = sheet;
  if (problems.length + unsaved.length === 0) return null;
  const title = [
    unsaved.length > 0 ? words.unsaved(unsaved.length) : '',
    problems.length > 0 ? words.problems(problems.length) : '',
  ];
  return (
    <details className="st-unit-findings" open>
      <summary>{title.filter(Boolean).join(' · ')}</summary>
      <ul>
        {unsaved.map((draft) => (
          <li key={draft.id}>
            {draft.row === -1 ? (
              <>
                <span>{nameAndText(draft, words)}</span>
                <button type="button" onClick={() => onDiscard(draft)}>
                  {words.discard}
                </button>
              </>
            ) : (
              <button type="button" onClick={() => onGo(draft.row, draft.column)}>
                {nameAndText(draft, words)}
              </button>
            )}
          </li>
        ))}
        {problems.slice(0, MOST).map(({ row, column, message, fix }, at) => (
          <li key={at}>
            {row !== undefined && column !== undefined ? (
              <button type="button" onClick={() => onGo(row, column)}>
                {message} {fix}
              </button>
            ) : (
              <span>
                {message} {fix}
              </span>
            )}
          </li>
        ))}
        {problems.length > MOST && <li>{words.more(problems.length - MOST)}</li>}
      </ul>
    </details>
  );
}

const nameAndText = (draft: UnitDraft, words: typeof unitMessages.en) =>
  `${draft.code} · ${draft.title}: ${draftText(draft, words)}`;
