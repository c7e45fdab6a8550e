/** People take longer than this to fill a form, milliseconds. */
export const TOO_FAST = 800;

/**
 * Whether a machine filled the form: the hidden field has text, or the form went off at once. A visitor's
 * clock may be wrong, so a time in the future says nothing.
 */
export function isSpam(trap: string, renderedAt: string, now: number): boolean {
  if (trap !== '') return true;
  if (!/^\d{12,14}$/.test(renderedAt)) return false;
  const taken = now - Number(renderedAt);
  return taken >= 0 && taken < TOO_FAST;
}
