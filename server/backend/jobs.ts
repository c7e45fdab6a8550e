import type { Outbox } from '../delivery/outbox.ts';
import { startRetention } from '../privacy/retention.ts';
import type { UnitLists } from '../units/units.ts';
import type { Parts } from './parts.ts';

/** The interval of the desk's jobs, milliseconds. */
const DESK_EVERY = 5000;

/**
 * Starts the background work: the outbox, the purge of old leads, the desk's jobs. @returns a function that stops
 * it
 */
export function startJobs(parts: Parts, outbox: Outbox, units: UnitLists): () => Promise<void> {
  const { store, config, clock, ids, log } = parts;
  const stopRetention = startRetention({ store: store.privacy, config, clock, ids }, log);
  const stopDesk = startDeskWork(parts, outbox, units);
  outbox.start();
  return () => {
    stopRetention();
    stopDesk();
    return outbox.stop();
  };
}

/** Indexes new leads for the desk, assigns waiting ones, and sends due reminders. */
export async function runDeskJobs(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  outbox: Outbox,
): Promise<void> {
  await store.desk.indexSome();
  await store.rotation.assignUnassigned(clock.now());
  const reminded = await store.reminders.takeDue(clock.now(), ({ person, text }, lead) =>
    outbox.messagesFor(lead, 'reminder.due', { person, text }),
  );
  if (reminded > 0) outbox.wake();
}

function startDeskWork(parts: Parts, outbox: Outbox, units: UnitLists): () => void {
  const { clock, log } = parts;
  let stop = () => {};
  let isStopped = false;
  const turn = () => {
    if (isStopped) return;
    stop = clock.after(DESK_EVERY, () => {
      Promise.all([runDeskJobs(parts, outbox), units.refresh()])
        .catch((error: unknown) => log.warn('desk.work-failed', { reason: String(error) }))
        .finally(turn);
    });
  };
  turn();
  return () => {
    isStopped = true;
    stop();
  };
}
