import type { Claim, QueueEntry } from '../lead/queue-entry.ts';
import { LIMITS } from '../limits.ts';
import type { Ports } from '../ports.ts';
import type { Dispatch, Effect } from '../state.ts';
import { keepEntry, readEntry, sentKey } from './storage.ts';

/** The result of a try before anything was sent. */
type Verdict = { name: 'ours'; entry: QueueEntry } | { name: 'gone' } | { name: 'busy'; wait: number };

/**
 * Sends an entry that no other tab is sending: a Web Lock is held as long as the request runs. A claim in storage,
 * with an expiry, outlives the page, and is used where there are no locks.
 */
export function saveLead(effect: Effect<'lead/save'>, ports: Ports, dispatch: Dispatch): void {
  const { request, occasion } = effect;
  const { key, content } = effect.entry;
  const name = `kavling-outbox:${key}`;
  if (occasion === 'new') {
    // Immediately and without the lock, because the page may be closed at any moment.
    const sent = post(effect.entry, request, ports, dispatch);
    void ports.locks.hold(name, () => sent);
    return;
  }
  const attempt = async () => {
    const verdict = await claim(effect, ports);
    if (verdict.name === 'ours') await post(verdict.entry, request, ports, dispatch);
    else if (verdict.name === 'busy') dispatch({ type: 'queue/busy', key, request, wait: verdict.wait });
    else dispatch({ type: 'queue/gone', key, request, isSent: sentKey(ports.local, content) === key });
  };
  void ports.locks.hold(name, attempt).then((isHeld) => {
    if (!isHeld) dispatch({ type: 'queue/busy', key, request, wait: 0 });
  });
}

/** Milliseconds in which a try whose end is unknown may still reach the backend. */
function stillOpen(claim: Claim | undefined, now: number): number {
  const left = claim ? claim.at + LIMITS.saveMayTake - now : 0;
  // A claim from the future is that of a clock that was set back.
  return left > LIMITS.saveMayTake ? 0 : Math.max(0, left);
}

async function claim(effect: Effect<'lead/save'>, { local, clock, locks }: Ports): Promise<Verdict> {
  const { request, occasion, last } = effect;
  const { key } = effect.entry;
  const entry = readEntry(local, key);
  if (!entry) return { name: 'gone' };
  const isFree = occasion === 'pressed' || (last !== '' && entry.claim?.by === last);
  const open = stillOpen(entry.claim, clock.now());
  if (!isFree && open > 0) return { name: 'busy', wait: open };
  const { behind, ...earlier } = entry.claim ?? { by: '', at: 0 };
  const overruled = earlier.by === last ? behind : open > 0 ? earlier : undefined;
  const fields = occasion === 'pressed' ? effect.entry.fields : entry.fields;
  const ours = {
    ...entry,
    fields,
    claim: { by: request, at: clock.now(), ...(overruled && { behind: overruled }) },
  };
  keepEntry(local, ours);
  if (!locks.areReal) {
    // Two tabs may have read before either wrote: the last one to write has it.
    await new Promise<void>((resolve) => clock.after(LIMITS.claimSettles, resolve));
    if (readEntry(local, key)?.claim?.by !== request) return { name: 'busy', wait: LIMITS.queueWait.least };
  }
  return { name: 'ours', entry: ours };
}

function post(
  { key, url, method, fields, answer }: QueueEntry,
  request: string,
  { http }: Ports,
  dispatch: Dispatch,
): Promise<void> {
  const timeout = LIMITS.saveMayTake;
  const answering = answer
    ? Promise.resolve(answer)
    : http.send({ url, method, fields, credentials: true, keepalive: true, timeout });
  return answering.then(
    ({ status, body }) => dispatch({ type: 'lead/answered', key, request, status, body }),
    (error: unknown) => dispatch({ type: 'lead/unanswered', key, request, reason: String(error) }),
  );
}
