import { isTouchField } from '../../lib/touch-fields.ts';

/** Fields that differ from try to try of one lead. */
const PER_TRY = new Set([
  'idempotency_key',
  'current_url',
  'submit_status',
  'consent_at',
  'consent_url',
  'telesales_number',
  'filled_in_ms',
  'otp_proof',
]);

type Fields = Readonly<Record<string, string>>;

/** A short hash that is the same for the same lead and reveals nothing of it. */
export function contentOf(fields: Fields): string {
  const said = Object.entries(fields).filter(
    ([name, value]) => value !== '' && !PER_TRY.has(name) && !isTouchField(name),
  );
  return hash(JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** cyrb53: 53 bits, enough to tell the leads of one browser apart. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
