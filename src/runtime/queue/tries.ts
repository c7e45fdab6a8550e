import { analyticsProperty } from '../analytics/property.ts';
import type { QueueEntry } from '../lead/queue-entry.ts';
import { LIMITS } from '../limits.ts';
import type { Effect, Stamp, State } from '../state.ts';
import type { QueueState, Try } from './state.ts';

/** Sends an entry. */
export function send(
  own: QueueState,
  entry: QueueEntry,
  { id }: Stamp,
  occasion: Effect<'lead/save'>['occasion'] = 'again',
): Effect {
  const last = own.tries[entry.key]?.last ?? '';
  own.tries[entry.key] = { failures: 0, last, ...own.tries[entry.key], request: id, timer: '' };
  return { type: 'lead/save', request: id, entry, occasion, last };
}

/**
 * Sends every entry that is neither in flight nor waiting. One that only waits to be reported needs a page of its
 * property.
 */
export function sendAll(own: QueueState, stamp: Stamp, { facts }: Readonly<State>): Effect[] {
  const property = analyticsProperty(facts, stamp.url).id;
  return own.entries
    .filter((entry) => isIdle(own.tries[entry.key]) && (!entry.answer || entry.property === property))
    .map((entry) => send(own, entry, stamp));
}

function isIdle(last: Try | undefined): boolean {
  return !last || (last.request === '' && last.timer === '');
}

/** The entry whose try an event is about; `undefined` when that try is over. */
export function endTry(
  own: QueueState,
  { key, request }: { key: string; request: string },
): QueueEntry | undefined {
  const entry = endAsking(own, { key, request });
  if (entry && own.tries[key]) own.tries[key].last = request;
  return entry;
}

/** As `endTry`, for a try that another tab was in the way of: the claim that stands may still be the one before it. */
export function endAsking(
  own: QueueState,
  { key, request }: { key: string; request: string },
): QueueEntry | undefined {
  if (own.tries[key]?.request !== request) return undefined;
  own.tries[key].request = '';
  return own.entries.find((entry) => entry.key === key);
}

/** Lets an entry rest for a while. */
function rest(own: QueueState, key: string, { id }: Stamp, ms: number): Effect {
  own.tries[key] = { failures: 0, last: '', ...own.tries[key], request: '', timer: id };
  return { type: 'clock/after', ms, event: { type: 'queue/due', key, timer: id } };
}

/** Lets an entry that another tab is sending rest for 2 s, or `most` ms: asking for it costs no request. */
export function restWhileBusy(own: QueueState, key: string, stamp: Stamp, most: number): Effect {
  return rest(own, key, stamp, Math.min(most || LIMITS.queueWait.least, waitAfter(0, stamp.id)));
}

/** 2 s, 4 s, 8 s … 60 s; each up to a fifth shorter, so that many pages do not come back together. */
export function restAfterFailure(own: QueueState, key: string, stamp: Stamp): Effect {
  const failures = own.tries[key]?.failures ?? 0;
  const effect = rest(own, key, stamp, waitAfter(failures, stamp.id));
  Object.assign(own.tries[key] ?? {}, { failures: failures + 1 });
  return effect;
}

/** Pure: the chance is that of the random id. */
export function waitAfter(failures: number, id: string): number {
  const { least, most } = LIMITS.queueWait;
  const chance = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000, 0) / 1000;
  return Math.round(Math.min(most, least * 2 ** Math.min(failures, 10)) * (1 - chance / 5));
}
