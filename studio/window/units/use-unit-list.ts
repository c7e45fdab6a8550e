import { useCallback, useEffect, useRef, useState } from 'react';
import type { HomeOfSheet, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import type { UnitChangeRequest } from '../../routes.ts';
import type { StudioProblem } from '../../wire.ts';
import { undoStep } from '../state/actions.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import { problemOf } from '../state/use-answer.ts';
import {
  cellIn,
  codeIn,
  codeOf,
  draftsIn,
  type FirstCodes,
  type UnitCell,
  type UnitDraft,
} from './drafts.ts';
import { unitMessages } from './messages.ts';

type Changes = Partial<Omit<UnitChangeRequest, 'base'>> & { readonly base?: string };
type UndoStep = 'document' | ((sheet: UnitSheet) => Changes);

/** The list of the page, and its changes: each is written when it is made, one by one. */
export interface UnitListStore {
  readonly sheet: UnitSheet | undefined;
  readonly problem: StudioProblem | undefined;
  readonly drafts: readonly UnitDraft[];
  readonly canUndo: boolean;
  readonly firstCodes: FirstCodes;
  setCell(home: HomeOfSheet, column: number, value: string): void;
  discard(draft: UnitDraft): void;
  /** @returns whether it was added; else `problem` has the reason */
  add(cells: readonly string[]): Promise<boolean>;
  remove(home: HomeOfSheet): void;
  undo(): void;
  /** Saves a step of the document that changes how the list is read, and reads it again. */
  follow(isStep: boolean): Promise<void>;
  reload(): void;
}

export function useUnitList(): UnitListStore {
  const studio = useStudio();
  const { api, saving, slug } = studio;
  const words = unitMessages[studio.language];
  const filesVersion = useWindow((state) => state.filesVersion);
  const [sheet, setSheet] = useState<UnitSheet>();
  const [problem, setProblem] = useState<StudioProblem>();
  const [drafts, setDrafts] = useState<readonly UnitDraft[]>([]);
  const [steps, setSteps] = useState<readonly UndoStep[]>([]);
  const now = useRef<UnitSheet>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  const first = useRef(new Map<string, string>());

  const show = useCallback((next: UnitSheet) => {
    now.current = next;
    setSheet(next);
    setDrafts((all) => draftsIn(next, all, first.current));
  }, []);
  const queue = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const next = last.current.then(work);
    last.current = next.catch(() => undefined);
    return next;
  }, []);
  const reload = useCallback(() => {
    queue(() => api.units(slug)).then(show, (error: unknown) => setProblem(problemOf(error)));
  }, [api, queue, show, slug]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files next to the page have changed
  useEffect(reload, [reload, filesVersion]);

  const drop = ({ id }: Pick<UnitDraft, 'id'>) => setDrafts((all) => all.filter((one) => one.id !== id));
  const put = (draft: UnitDraft) =>
    setDrafts((all) => {
      const [placed = draft] = now.current ? draftsIn(now.current, [draft], first.current) : [];
      const isReplaced = (one: UnitDraft) =>
        one.id === placed.id || (one.row === placed.row && one.column === placed.column && placed.row !== -1);
      return [...all.filter((one) => !isReplaced(one)), placed];
    });
  const push = (step: UndoStep) => setSteps((all) => [...all, step]);

  /** Sends changes of the present list; rejects with the problem, or the conflict. */
  const send = (make: (sheet: UnitSheet) => Changes) =>
    queue(async () => {
      const before = now.current;
      if (!before) throw new Error('The list is not open.');
      const { base = before.hash, sets = [], inserts = [], removes = [] } = make(before);
      const answer = await api.changeUnits(slug, { base, sets, inserts, removes });
      if (answer.name !== 'changed')
        for (const { column, code, value } of sets)
          if (column === before.places.code) first.current.set(value.trim(), first.current.get(code) ?? code);
      show(answer.sheet);
      return answer;
    });

  /** The change of a cell; a cell that the list no longer has is for the server to refuse. */
  const setOf =
    (cell: UnitCell, before: string, value: string) =>
    (present: UnitSheet): Changes => {
      const { code, title, row, column } = cellIn(present, cell, first.current);
      return {
        ...(row === -1 ? { base: '' } : {}),
        sets: [{ row, column, title, code, before, value }],
      };
    };

  return {
    sheet,
    problem,
    drafts,
    canUndo: steps.length > 0,
    firstCodes: first.current,
    setCell(home, column, value) {
      if (!sheet) return;
      const cell = {
        ...{ code: codeIn(sheet, home), title: sheet.titles[column] ?? '' },
        ...{ row: home.row, column },
      };
      const before = home.cells[column] ?? '';
      count.current += 1;
      const draft = { ...cell, id: count.current, value };
      if (value.trim() === before)
        return setDrafts((all) => all.filter((one) => one.row !== home.row || one.column !== column));
      put({ ...draft, state: 'saving' });
      send(setOf(cell, before, value)).then(
        (answer) => {
          if (answer.name === 'changed')
            return put(
              answer.theirs === undefined
                ? { ...draft, state: 'gone' }
                : { ...draft, state: 'conflict', theirs: answer.theirs },
            );
          drop(draft);
          push(setOf(cell, value.trim(), before));
          studio.announce(words.saved(codeOf(sheet, home), cell.title, value));
        },
        (error: unknown) => {
          const reason = problemOf(error);
          put({ ...draft, state: 'refused', problem: reason });
          studio.announce(`${words.notSaved(value)} ${reason.message} ${reason.fix}`);
        },
      );
    },
    discard: drop,
    add: (cells) =>
      send(({ nextRow }) => ({ inserts: [{ row: nextRow, cells }] })).then(
        (answer) => {
          if (answer.name === 'changed') return false;
          setProblem(undefined);
          const filled = answer.sheet.titles.map((_, at) => (cells[at] ?? '').trim());
          push(() => ({ base: '', removes: [{ row: 0, cells: filled }] }));
          studio.announce(words.added(filled[answer.sheet.places.code ?? 0] ?? ''));
          return true;
        },
        (error: unknown) => {
          setProblem(problemOf(error));
          return false;
        },
      ),
    remove(home) {
      send(() => ({ removes: [{ row: home.row, cells: home.cells }] })).then(
        (answer) => {
          if (answer.name === 'changed') return;
          setProblem(undefined);
          push(() => ({ inserts: [{ row: home.row, cells: home.cells }] }));
          studio.announce(words.removed(codeOf(answer.sheet, home)));
        },
        (error: unknown) => setProblem(problemOf(error)),
      );
    },
    undo() {
      const step = steps.at(-1);
      if (!step) return;
      setSteps(steps.slice(0, -1));
      const done =
        step === 'document'
          ? undoDocument(studio).then(reload)
          : send(step).then(() => setProblem(undefined));
      done.then(
        () => studio.announce(words.undone),
        (error: unknown) => setProblem(problemOf(error)),
      );
    },
    async follow(isStep) {
      if (isStep) push('document');
      await saving.flush();
      reload();
    },
    reload,
  };
}

async function undoDocument(studio: Studio): Promise<void> {
  undoStep(studio);
  await studio.saving.flush();
}
