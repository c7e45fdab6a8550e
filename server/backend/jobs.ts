import type { Outbox } from '../delivery/outbox.ts';
import { startRetention } from '../privacy/retention.ts';
import type { Parts } from './parts.ts';

/** How often the desk's own work is done, milliseconds. */
const DESK_EVERY = 5000;

/** Starts what runs on its own: the outbox, the purge of old leads, the desk's work. @returns what stops all of it */
export function startJobs(parts: Parts, outbox: Outbox): () => Promise<void> {
  const { store, config, clock, ids, log } = parts;
  const stopRetention = startRetention({ store: store.privacy, config, clock, ids }, log);
  const stopDesk = startDeskWork(parts, outbox);
  outbox.start();
  return () => {
    stopRetention();
    stopDesk();
    return outbox.stop();
  };
}

/** Lets leads into the indexes of the desk, gives away those that wait for their turn, and tells of due reminders. */
export async function workForDesk(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  outbox: Outbox,
): Promise<void> {
  await store.desk.indexSome();
  await store.rotation.placeWaiting(clock.now());
  const told = await store.reminders.takeDue(clock.now(), ({ person, text }, lead) =>
    outbox.messagesFor(lead, 'reminder.due', { person, text }),
  );
  if (told > 0) outbox.nudge();
}

function startDeskWork(parts: Parts, outbox: Outbox): () => void {
  const { clock, log } = parts;
  let stop = () => {};
  let isStopped = false;
  const turn = () => {
    if (isStopped) return;
    stop = clock.after(DESK_EVERY, () => {
      workForDesk(parts, outbox)
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
