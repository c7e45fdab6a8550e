import { randomFillSync } from 'node:crypto';
import { v4, v7 } from 'uuid';

/** Identifiers. `row` sorts by time; `secret` is 256 random bits. */
export interface Ids {
  row(): string;
  secret(): string;
}

/** Bytes of chance in one id. */
const ID_BYTES = 16;

/** Ids in the order in which they were made. Chance is taken in bulk: asking the system for it costs more than the rest of an id. */
function createRowIds(): () => string {
  const chance = Buffer.alloc(256 * ID_BYTES);
  const pieces = Array.from({ length: 256 }, (_, at) => chance.subarray(at * ID_BYTES, (at + 1) * ID_BYTES));
  let used = pieces.length;
  let msecs = 0;
  let seq = 0;
  return () => {
    if (used === pieces.length) {
      randomFillSync(chance);
      used = 0;
    }
    const random = pieces[used] as Buffer;
    used += 1;
    const now = Date.now();
    seq = now > msecs ? random.readUInt32BE(6) >>> 1 : seq + 1;
    msecs = Math.max(msecs, now);
    return v7({ random, msecs, seq });
  };
}

export const systemIds: Ids = {
  row: createRowIds(),
  secret: () => v4().replaceAll('-', '') + v4().replaceAll('-', ''),
};
