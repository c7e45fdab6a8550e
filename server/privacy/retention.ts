import type { ServerConfig } from '../config/read.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { OldLeads, PrivacyRepository, PurgeCut } from '../store/privacy-repository.ts';

const DAY = 86_400_000;
/** The interval of the purge; spent codes and hits are deleted soon after they stop counting. */
const EVERY = 3_600_000;
const FIRST_WAIT = 60_000;
/** Keys and hits are kept an hour longer than they count, so that a slow clock elsewhere loses nothing. */
const MARGIN = 3_600_000;
/** Messages that receivers have taken are kept for the list of deliveries, milliseconds. */
const DELIVERIES_KEPT = 14 * DAY;
/** The factor by which the wall clock may run faster than the timers before it counts as a jump. */
const MOST_GAIN = 2;

type RetentionConfig = Pick<
  ServerConfig,
  'KAVLING_RETENTION_DAYS' | 'KAVLING_ASIDE_DAYS' | 'KAVLING_OTP_PROOF_HOURS'
>;

export interface PurgeParts {
  readonly store: PrivacyRepository;
  readonly config: RetentionConfig;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
}

/** Times before which rows go, if it is so late. */
function cutAt(now: number, config: RetentionConfig): PurgeCut {
  return {
    leads: now - config.KAVLING_RETENTION_DAYS * DAY,
    aside: now - Math.min(config.KAVLING_ASIDE_DAYS, config.KAVLING_RETENTION_DAYS) * DAY,
    keys: now - DAY - MARGIN,
    codes: now - config.KAVLING_OTP_PROOF_HOURS * 3_600_000 - DAY,
    hits: now - DAY - MARGIN,
    deliveries: now - DELIVERIES_KEPT,
  };
}

/** Deletes everything past its retention, however much that is. @returns how many leads were deleted */
export async function purgeOld(parts: PurgeParts, now = parts.clock.now()): Promise<number> {
  const { store, ids } = parts;
  const gone = await store.purge(cutAt(now, parts.config));
  if (gone > 0) {
    await store.audit({ id: ids.row(), at: now, action: 'purge', detail: JSON.stringify({ leads: gone }) });
  }
  return gone;
}

/** The leads that a purge would delete now. `asks`: more than a day's share, which needs a person's consent. */
export async function planPurge(
  { store, config, clock }: PurgeParts,
  now = clock.now(),
): Promise<OldLeads & { readonly asks: boolean }> {
  const cut = cutAt(now, config).leads;
  const old = await store.countOlder(cut);
  // Leads go hour by hour as their time comes. One that should have gone long ago means a clock that jumped, a keep
  // that was shortened, or a server that stood still.
  return { ...old, asks: old.count > 0 && old.oldest < cut - DAY };
}

/**
 * Runs the purge on its own, soon after the start and then each hour. It believes the wall clock only as far as its
 * own timers bear it out, and leaves anything above a day's worth to a person.
 */
export function startRetention(parts: PurgeParts & { readonly clock: Clock }, log: Log): () => void {
  const { clock } = parts;
  let stop = () => {};
  let isStopped = false;
  let believed = clock.now();

  async function run(wait: number): Promise<void> {
    believed = Math.min(clock.now(), believed + wait * MOST_GAIN);
    if (clock.now() - believed > DAY)
      log.warn('retention.clock-jumped', {
        believed: new Date(believed).toISOString(),
        now: new Date(clock.now()).toISOString(),
        help: 'The clock ran ahead of the time that has passed, so nothing is deleted by it. If it is right now, restart the server.',
      });
    const { asks, count, oldest } = await planPurge(parts, believed);
    if (asks) {
      log.error('retention.asks', {
        leads: count,
        oldest: new Date(oldest).toISOString(),
        now: new Date(believed).toISOString(),
        help: 'More leads than those of a day are older than KAVLING_RETENTION_DAYS. Nothing was deleted. Check the clock; if it is right, run: kavling leads purge',
      });
      return;
    }
    const leads = await purgeOld(parts, believed);
    if (leads > 0) log.info('retention.purged', { leads });
  }

  const turn = (wait: number) => {
    if (isStopped) return;
    stop = clock.after(wait, () => {
      run(wait)
        .catch((error: unknown) => log.error('retention.failed', { reason: String(error) }))
        .finally(() => {
          log.debug('retention.ran');
          turn(EVERY);
        });
    });
  };
  turn(FIRST_WAIT);
  return () => {
    isStopped = true;
    stop();
  };
}
