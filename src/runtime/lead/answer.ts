import { findJson } from './find-json.ts';

/**
 * The meaning of the answer to a lead save: `unsure` is an empty or -1 body (LEAD-09), `lost` a transport error
 * (LEAD-11), `conflict` a key that was used with another body.
 */
export type SaveAnswer =
  | { name: 'saved' }
  | { name: 'refused'; message: string }
  | { name: 'unsure' }
  | { name: 'lost'; reason: string }
  | { name: 'conflict' };

/** Reads the answer of a lead save (specification, sections 7 and 8). */
export function readSaveAnswer({ status, body }: { status: number; body: string }): SaveAnswer {
  if (status === 409 || status === 422) return { name: 'conflict' };
  if (status < 200 || status > 299) return { name: 'lost', reason: `status ${status}` };
  const text = body.trim();
  if (text === '' || text === '-1' || text === '"-1"' || text === 'null' || text === '""')
    return { name: 'unsure' };
  const answer = findJson(text, 'success');
  if (!answer) return { name: 'lost', reason: 'the answer is not JSON' };
  const { success, data } = answer as { success?: unknown; data?: { message?: unknown } | null };
  if (success === true) return { name: 'saved' };
  const message = data?.message;
  return { name: 'refused', message: typeof message === 'string' ? message : '' };
}
