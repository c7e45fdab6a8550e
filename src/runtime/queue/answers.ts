import { analyticsProperty } from '../analytics/property.ts';
import { readSaveAnswer } from '../lead/answer.ts';
import type { QueueEntry } from '../lead/queue-entry.ts';
import { type Event, type Outcome, raise, type Stamp, type State } from '../state.ts';
import type { QueueState } from './state.ts';
import { endTry, restAfterFailure, send } from './tries.ts';

/** Updates an entry according to the backend's answer. */
export function answered(
  own: QueueState,
  event: Event<'lead/answered'>,
  all: Readonly<State>,
): Outcome[] | undefined {
  const entry = endTry(own, event);
  if (!entry) return;
  const answer = readSaveAnswer(event);
  switch (answer.name) {
    case 'saved':
      return deliver(own, entry, event, all);
    case 'refused': {
      if (!entry.hasCodes) return settle(own, entry, answer.message || all.facts.copy.leadFailed);
      // On pages with codes the flag is only logged (specification, section 7, call 3).
      const text = 'The lead was answered with success: false';
      return [{ type: 'browser/log', text, detail: answer.message }, ...deliver(own, entry, event, all)];
    }
    case 'conflict':
      return entry.isRekeyed ? settle(own, entry, '') : rekey(own, entry, event);
    case 'unsure':
      return [release(event), ...fail(own, entry, event, 'no clear answer', true)];
    case 'lost':
      return [release(event), ...fail(own, entry, event, answer.reason, false)];
  }
}

/** The backend has it. A page of another analytics property leaves the report to the next page of the lead's property. */
function deliver(
  own: QueueState,
  entry: QueueEntry,
  { status, body, url }: Event<'lead/answered'>,
  all: Readonly<State>,
): Outcome[] {
  const { key, content } = entry;
  own.sent[content] = key;
  const dropped = remove(own, key);
  const remember = { type: 'queue/remember', as: 'sent', content, key } as const;
  if (entry.events.length > 0 && entry.property !== analyticsProperty(all.facts, url).id) {
    const untold = { ...entry, fields: {}, answer: { status, body } };
    own.entries.push(untold);
    return [remember, { type: 'queue/keep', entry: untold }];
  }
  return [
    remember,
    ...dropped,
    raise({ type: 'queue/delivered', entry, isElsewhere: false, isOwn: own.own.includes(key) }),
  ];
}

function settle(own: QueueState, entry: QueueEntry, message: string): Outcome[] {
  return [...remove(own, entry.key), raise({ type: 'queue/refused', entry, message })];
}

/** Its key belongs to another lead: it is sent again under a new one. */
function rekey(own: QueueState, entry: QueueEntry, stamp: Stamp): Outcome[] {
  const { id: key, at } = stamp;
  const dropped = remove(own, entry.key);
  const fields = { ...entry.fields, idempotency_key: key };
  const renamed = { ...entry, key, fields, lead: { ...entry.lead, key }, isRekeyed: true };
  own.entries.push(renamed);
  const isOwn = own.own.includes(entry.key);
  if (isOwn) own.own.push(key);
  return [
    ...dropped,
    raise({ type: 'queue/rekeyed', from: entry.key, to: key }),
    { type: 'queue/keep', entry: { ...renamed, claim: { by: key, at } } },
    ...(isOwn ? ([{ type: 'queue/own', key }] as const) : []),
    send(own, renamed, stamp, 'new'),
  ];
}

/** Another try will follow. */
export function fail(
  own: QueueState,
  entry: QueueEntry,
  stamp: Stamp,
  reason: string,
  isUnclear: boolean,
): Outcome[] {
  const { key } = entry;
  return [restAfterFailure(own, key, stamp), raise({ type: 'queue/failed', key, reason, isUnclear })];
}

/** The try is over, and any page may begin another. */
export function release({ key, request: by }: { key: string; request: string }): Outcome {
  return { type: 'queue/release', key, by };
}

/** The entry is crossed out here and in storage. */
export function remove(own: QueueState, key: string): Outcome[] {
  own.entries = own.entries.filter((entry) => entry.key !== key);
  delete own.tries[key];
  return [{ type: 'queue/drop', key }];
}
