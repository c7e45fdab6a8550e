import { readSaveAnswer } from '../lead/answer.ts';
import { LIMITS } from '../limits.ts';
import { defineSlice, type Outcome, raise, type State } from '../state.ts';
import type { OutboxEntry } from './entry.ts';
import { dropEntry, keepEntry, readEntries } from './storage.ts';

export interface OutboxState {
  entries: OutboxEntry[];
  /** The entry being sent, and the id of the request. */
  sending: { key: string; request: string } | null;
}

declare module '../state.ts' {
  interface State {
    outbox: OutboxState;
  }
  interface Restored {
    outbox: OutboxEntry[];
  }
  interface EventMap {
    'init/outbox': object;
    'outbox/answered': { request: string; status: number; body: string };
    'outbox/unanswered': { request: string };
    /** A lead that was kept reached the server. */
    'outbox/delivered': { key: string; fields: Record<string, string> };
  }
  interface EffectMap {
    'outbox/keep': { entry: OutboxEntry };
    'outbox/drop': { key: string };
    'outbox/send': { request: string; entry: OutboxEntry };
    'outbox/abort': { request: string };
  }
}

/**
 * Every lead is written down before it is sent and crossed out once a server answered for it. What is left
 * is sent again with its key: after the next lead, when the browser is online again, on the next page.
 */
export default defineSlice({
  name: 'outbox',
  order: 45,
  initial: () => ({ entries: [], sending: null }),
  restore: ({ local }) => readEntries(local),
  on: {
    'page/loaded': (own, { restored }) => {
      own.entries = restored.outbox ?? [];
      return undefined;
    },
    // Another tab may have sent what both know of.
    'page/shown': (own, { restored }) => {
      own.entries = restored.outbox ?? own.entries;
      return undefined;
    },
    'init/outbox': sendNext,
    'page/online': sendNext,
    'lead/posted': (own, { lead, save, fields }) => {
      const { key } = lead;
      const tries = own.entries.find((entry) => entry.key === key)?.tries ?? 0;
      const entry = { ...save, key, fields, tries };
      own.entries = [...own.entries.filter((each) => each.key !== key), entry];
      const aborted = own.sending;
      own.sending = null;
      return [
        ...(aborted ? [{ type: 'outbox/abort', request: aborted.request } as const] : []),
        { type: 'outbox/keep', entry },
      ];
    },
    'lead/saved': (own, { lead, ...event }, all) => [
      ...drop(own, lead.key),
      ...(sendNext(own, event, all) ?? []),
    ],
    'lead/settled': (own, event, all) => [...drop(own, event.key), ...(sendNext(own, event, all) ?? [])],

    'outbox/answered': (own, event, all) => {
      if (own.sending?.request !== event.request) return;
      const { key } = own.sending;
      const entry = own.entries.find((each) => each.key === key);
      const answer = readSaveAnswer(event);
      if (answer.name === 'lost' || answer.name === 'unsure') return keepTrying(own, key);
      own.sending = null;
      const isSaved =
        answer.name === 'saved' || (answer.name === 'refused' && all.facts.settings.otp.enabled);
      if (!entry || !isSaved) return [raise({ type: 'lead/settled', key })];
      return [raise({ type: 'outbox/delivered', key, fields: entry.fields })];
    },
    'outbox/delivered': (own, event, all) => [...drop(own, event.key), ...(sendNext(own, event, all) ?? [])],
    'outbox/unanswered': (own, { request }) => {
      if (own.sending?.request === request) return keepTrying(own, own.sending.key);
      return undefined;
    },
  },
  effects: {
    'outbox/keep': ({ entry }, { local }) => keepEntry(local, entry),
    'outbox/drop': ({ key }, { local }) => dropEntry(local, key),
    'outbox/send': ({ request, entry }, { http }, dispatch) => {
      const { url, method, fields } = entry;
      const timeout = LIMITS.saveTimeout;
      http.send({ id: request, url, method, fields, credentials: true, keepalive: true, timeout }).then(
        (answer) => dispatch({ type: 'outbox/answered', request, ...answer }),
        () => dispatch({ type: 'outbox/unanswered', request }),
      );
    },
    'outbox/abort': ({ request }, { http }) => http.abort(request),
  },
});

function sendNext(
  own: OutboxState,
  { id }: { id: string },
  { lead }: Readonly<State>,
): Outcome[] | undefined {
  const entry = own.entries[0];
  if (!entry || own.sending || lead.sending) return;
  own.sending = { key: entry.key, request: id };
  return [{ type: 'outbox/send', request: id, entry: { ...entry, fields: { ...entry.fields } } }];
}

function drop(own: OutboxState, key: string): Outcome[] {
  own.entries = own.entries.filter((entry) => entry.key !== key);
  return [{ type: 'outbox/drop', key }];
}

/** The entry goes to the end of the line, until it was tried too often. */
function keepTrying(own: OutboxState, key: string): Outcome[] {
  own.sending = null;
  const entry = own.entries.find((each) => each.key === key);
  if (!entry) return [];
  if (entry.tries + 1 >= LIMITS.outboxTries) return drop(own, key);
  const tried = { ...entry, fields: { ...entry.fields }, tries: entry.tries + 1 };
  own.entries = [...own.entries.filter((each) => each.key !== key), tried];
  return [{ type: 'outbox/keep', entry: tried }];
}
