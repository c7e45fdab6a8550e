import { hash } from 'node:crypto';
import type { Sentence } from '../../src/lib/languages.ts';
import { judge, type UnitDoubt } from '../../src/lib/unit-changes.ts';
import { noUnits, type UnitList } from '../../src/lib/units.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { UnitHoldTable, UnitListTable } from '../store/database/tables.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { overlay } from './overlay.ts';

/** `same`: the list is the one the server has. `refused`: a team lead has refused this list before. */
type ReplaceOutcome = 'replaced' | 'same' | 'waiting' | 'refused';

/** A list that waits for a team lead. */
interface WaitingList {
  /** Names the list, so that the one that was read is the one that is accepted. */
  readonly id: string;
  readonly at: number;
  readonly list: UnitList;
  readonly doubts: readonly UnitDoubt[];
}

/** The homes of one project as the server knows them. */
interface ProjectUnits {
  readonly list: UnitList;
  readonly waiting: WaitingList | null;
  /** Why the list cannot be read now, and since when. */
  readonly problem: { readonly text: Sentence; readonly at: number } | null;
}

/** The homes of all projects, and what happens to them. Without lists nothing of it is shown anywhere. */
export interface UnitLists {
  /** The last good list of each project, by the project's id. */
  lists(): ReadonlyMap<string, UnitList>;
  /** The same with the homes that are held now: pages are rendered with these. */
  served(): ReadonlyMap<string, UnitList>;
  project(id: string): ProjectUnits | undefined;
  /** Takes a list that was read, unless it is suspicious: then it waits. `null`: the project has no list any more. */
  replace(projectId: string, list: UnitList | null): Promise<ReplaceOutcome>;
  /** Reports that the list cannot be read; the last good one stays. The next list ends the report. */
  report(projectId: string, problem: Sentence): Promise<void>;
  /** Accepts or refuses the waiting list. False if another list waits by now, or none. */
  decide(projectId: string, waitingId: string, isAccepted: boolean): Promise<boolean>;
  /** Reads what other processes changed, and releases holds whose time is over. */
  refresh(): Promise<void>;
  /** Calls back once when a list begins to wait, or can no longer be read; then with the reason. */
  onTrouble(listener: (projectId: string, problem: Sentence | null) => Promise<void>): void;
  /** Calls back with a project whose served list has changed. @returns a function that stops it */
  onChange(listener: (projectId: string) => void): () => void;
}

export interface UnitParts {
  readonly store: Pick<LeadStore, 'holds' | 'unitLists'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Pick<Ids, 'row'>;
}

interface Known extends ProjectUnits {
  readonly revision: number;
  /** Identifies its homes. */
  readonly listId: string;
}

export function createUnitLists({ store, clock, ids }: UnitParts): UnitLists {
  let known: ReadonlyMap<string, Known> = new Map();
  let holds: readonly UnitHoldTable[] = [];
  let served: ReadonlyMap<string, string> = new Map();
  let reading: Promise<void> = Promise.resolve();
  const listeners = new Set<(projectId: string) => void>();
  const troubleListeners = new Set<(projectId: string, problem: Sentence | null) => Promise<void>>();
  const tellTrouble = (projectId: string, problem: Sentence | null) =>
    Promise.all([...troubleListeners].map((listener) => listener(projectId, problem)));

  /** Identifies what pages of a project show. */
  const stampOf = (projectId: string, { listId, list }: Known) => {
    const now = clock.now();
    const held = holds.filter(({ project_id, until }) => project_id === projectId && until > now);
    return JSON.stringify([listId, list.asOf, held.map(({ unit, until }) => [unit, until])]);
  };

  async function readAll(): Promise<void> {
    const revisions = await store.unitLists.revisions();
    const read = new Map<string, Known>();
    for (const { project_id: id, revision } of revisions) {
      const before = known.get(id);
      const row = before?.revision === revision ? undefined : await store.unitLists.read(id);
      const now = row ? readRow(row) : before;
      if (now) read.set(id, now);
    }
    known = read;
    holds = read.size === 0 ? [] : await store.holds.all(0);
    if (holds.some(({ until }) => until <= clock.now())) {
      await store.holds.expire(clock.now(), () => ids.row());
      holds = await store.holds.all(clock.now());
    }
    const before = served;
    served = new Map([...known].map(([id, units]) => [id, stampOf(id, units)]));
    const changed = [...new Set([...before.keys(), ...served.keys()])].filter(
      (id) => before.get(id) !== served.get(id),
    );
    for (const id of changed) for (const listener of listeners) listener(id);
  }

  /** Readings follow each other, so that an older one never replaces a newer one. */
  function refresh(): Promise<void> {
    reading = reading.catch(() => undefined).then(readAll);
    return reading;
  }

  return {
    lists: () => new Map([...known].map(([id, { list }]) => [id, list])),
    served: () =>
      new Map(
        [...known].map(([id, { list }]) => {
          const here = holds.filter(({ project_id }) => project_id === id);
          return [id, overlay(list, here, clock.now())];
        }),
      ),
    project: (id) => known.get(id),
    async replace(projectId, list) {
      const taken: { outcome: ReplaceOutcome; isNew: boolean } = { outcome: 'replaced', isNew: false };
      if (!list) await store.unitLists.remove(projectId);
      else
        await store.unitLists.change(projectId, (row) => {
          const next = replaceIn(row, list, clock.now());
          Object.assign(taken, { outcome: next.outcome, isNew: row.waiting === '' });
          return next.values;
        });
      await refresh();
      if (taken.outcome === 'waiting' && taken.isNew) await tellTrouble(projectId, null);
      return taken.outcome;
    },
    async report(projectId, problem) {
      const text = JSON.stringify(problem);
      let isNew = false;
      await store.unitLists.change(projectId, (row) => {
        isNew = row.problem === '';
        if (row.problem === text) return null;
        return { problem: text, problem_at: isNew ? clock.now() : row.problem_at };
      });
      await refresh();
      if (isNew) await tellTrouble(projectId, problem);
    },
    async decide(projectId, waitingId, isAccepted) {
      let isDone = false;
      await store.unitLists.change(projectId, (row) => {
        isDone = row.waiting !== '' && row.waiting_hash === waitingId;
        if (!isDone) return null;
        return isAccepted
          ? { ...nothingWaits, list: row.waiting, list_hash: row.waiting_hash, refused_hash: '' }
          : { ...nothingWaits, refused_hash: row.waiting_hash };
      });
      await refresh();
      return isDone;
    },
    refresh,
    onTrouble(listener) {
      troubleListeners.add(listener);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothingWaits = { waiting: '', waiting_hash: '', waiting_at: 0, doubts: '' } as const;
const noProblem = { problem: '', problem_at: 0 } as const;

/** The outcome of a new list for a stored row, and the values it changes; null for none. */
function replaceIn(
  row: UnitListTable,
  list: UnitList,
  now: number,
): { readonly outcome: ReplaceOutcome; readonly values: Partial<UnitListTable> | null } {
  const text = JSON.stringify(list);
  const id = hashOf(list);
  const good = row.problem === '' ? null : noProblem;
  if (id === row.list_hash) {
    const isSame = text === row.list && row.waiting === '' && row.refused_hash === '';
    return {
      outcome: 'same',
      values: isSame ? good : { ...nothingWaits, ...noProblem, list: text, refused_hash: '' },
    };
  }
  if (id === row.refused_hash) return { outcome: 'refused', values: good };
  if (id === row.waiting_hash) return { outcome: 'waiting', values: good };
  const doubts = row.list === '' ? [] : judge(readList(row.list).units, list.units);
  if (doubts.length === 0)
    return {
      outcome: 'replaced',
      values: { ...nothingWaits, ...noProblem, list: text, list_hash: id, refused_hash: '' },
    };
  return {
    outcome: 'waiting',
    values: {
      ...noProblem,
      waiting: text,
      waiting_hash: id,
      waiting_at: now,
      doubts: JSON.stringify(doubts),
      refused_hash: '',
    },
  };
}

function readRow(row: UnitListTable): Known {
  return {
    revision: row.revision,
    listId: row.list_hash,
    list: row.list === '' ? noUnits : readList(row.list),
    waiting:
      row.waiting === ''
        ? null
        : {
            id: row.waiting_hash,
            at: row.waiting_at,
            list: readList(row.waiting),
            doubts: JSON.parse(row.doubts) as readonly UnitDoubt[],
          },
    problem: row.problem === '' ? null : { text: JSON.parse(row.problem) as Sentence, at: row.problem_at },
  };
}

const readList = (text: string) => JSON.parse(text) as UnitList;

/** Identifies the homes of a list, whenever it was read. */
function hashOf({ units }: UnitList): string {
  return hash('sha256', JSON.stringify(units), 'hex').slice(0, 32);
}
