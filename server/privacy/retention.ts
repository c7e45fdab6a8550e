import type { ServerConfig } from '../config/read.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import type { PrivacyStore } from '../store/privacy-works.ts';

const DAY = 86_400_000;
/** How often the purge runs; spent codes and hits go soon after they stop counting. */
const EVERY = 3_600_000;
/** Keys and hits are kept an hour longer than they count, so that a slow clock elsewhere loses nothing. */
const MARGIN = 3_600_000;

/** Deletes what is older than its keep. @returns how many leads went */
export async function purgeOld(
  store: PrivacyStore,
  config: Pick<ServerConfig, 'KAVLING_RETENTION_DAYS' | 'KAVLING_OTP_PROOF_HOURS'>,
  clock: Pick<Clock, 'now'>,
  ids: Ids,
): Promise<number> {
  const now = clock.now();
  const gone = await store.purge({
    leads: now - config.KAVLING_RETENTION_DAYS * DAY,
    keys: now - DAY - MARGIN,
    codes: now - config.KAVLING_OTP_PROOF_HOURS * 3_600_000 - DAY,
    hits: now - DAY - MARGIN,
  });
  if (gone > 0) {
    await store.audit({ id: ids.row(), at: now, action: 'purge', detail: JSON.stringify({ leads: gone }) });
  }
  return gone;
}

/** Runs the purge by itself, soon after the start and then each hour. */
export function startRetention(purge: () => Promise<number>, clock: Clock, log: Log): () => void {
  let stop = () => {};
  const turn = (wait: number) => {
    stop = clock.after(wait, () => {
      purge()
        .then((leads) => {
          if (leads > 0) log.info('retention.purged', { leads });
        })
        .catch((error: unknown) => log.error('retention.failed', { reason: String(error) }))
        .finally(() => turn(EVERY));
    });
  };
  turn(60_000);
  return () => stop();
}
