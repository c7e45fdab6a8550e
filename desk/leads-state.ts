import { type Draft, produce } from 'immer';
import type { DeskLead } from './api.ts';

type LiveState = 'connecting' | 'live' | 'lost';

/** The list of one filter. */
export interface LeadsState {
  readonly leads: readonly DeskLead[];
  /**
   * Every id that has been shown under this filter; `null` until the first page has arrived, when nothing counts as
   * new.
   */
  readonly known: readonly string[] | null;
  /** Ids that came since the list was first shown. */
  readonly fresh: readonly string[];
  /** Where the next page begins; `null` when there is none. */
  readonly next: string | null;
  readonly live: LiveState;
  readonly problem: string;
  /** No codes leave for the rest of the day, so leads arrive unverified. */
  readonly codesSpent: boolean;
  /** The projects whose list of homes waits for this team lead, or cannot be read. */
  readonly listTrouble: readonly string[];
  /** Grows with every refresh, so that an open lead knows when to look again. */
  readonly version: number;
}

export type LeadsEvent =
  | { readonly type: 'filter/changed' }
  | {
      readonly type: 'page/refreshed';
      readonly leads: readonly DeskLead[];
      readonly next: string | null;
      readonly codesSpent: boolean;
      readonly listTrouble: readonly string[];
    }
  | { readonly type: 'page/added'; readonly leads: readonly DeskLead[]; readonly next: string | null }
  | { readonly type: 'stream/changed'; readonly live: LiveState }
  | { readonly type: 'call/failed'; readonly message: string };

export const noLeads: LeadsState = {
  leads: [],
  known: null,
  fresh: [],
  next: null,
  live: 'connecting',
  problem: '',
  codesSpent: false,
  listTrouble: [],
  version: 0,
};

/** The list after an event. Leads that are the same keep their identity, so that only new rows are rendered. */
export const reduceLeads = produce((draft: Draft<LeadsState>, event: LeadsEvent) => {
  switch (event.type) {
    case 'filter/changed':
      Object.assign(draft, { leads: [], known: null, fresh: [], next: null });
      return;
    case 'page/refreshed': {
      const { known } = draft;
      const last = event.leads.at(-1)?.id;
      const older =
        event.next !== null && last !== undefined ? draft.leads.filter((lead) => lead.id < last) : [];
      draft.fresh =
        known === null ? [] : event.leads.map((lead) => lead.id).filter((id) => !known.includes(id));
      draft.known = [...new Set([...(known ?? []), ...event.leads.map((lead) => lead.id)])];
      draft.next = event.next !== null && older.length > 0 ? draft.next : event.next;
      draft.leads = [...event.leads, ...older];
      draft.problem = '';
      draft.codesSpent = event.codesSpent;
      draft.listTrouble = [...event.listTrouble];
      draft.version += 1;
      return;
    }
    case 'page/added':
      draft.known = [...(draft.known ?? []), ...event.leads.map((lead) => lead.id)];
      draft.leads.push(...event.leads);
      draft.next = event.next;
      return;
    case 'stream/changed':
      draft.live = event.live;
      return;
    case 'call/failed':
      draft.problem = event.message;
  }
});
