import type { TrackedEvent } from '../ports.ts';
import type { Lead } from './lead.ts';
import type { SaveRequest } from './save-request.ts';

/** A lead that no server has answered for yet. */
export interface QueueEntry extends SaveRequest {
  /** Idempotency key, the same on every try. */
  key: string;
  fields: Record<string, string>;
  /** A digest of the lead: the same answers have the same. */
  content: string;
  lead: Lead;
  /** The page it was left on. */
  slug: string;
  /** That page asks for codes: a `success: false` is only logged there. */
  hasCodes: boolean;
  /** The events for analytics once the backend has it, and the property they go to. */
  events: TrackedEvent[];
  property: string;
  /** The server said that its first key belongs to another lead. */
  isRekeyed?: boolean;
  /** A try under way, or one whose answer never arrived. */
  claim?: Claim;
  /** The backend has it; it waits for a page of its analytics property, which reports it. */
  answer?: { status: number; body: string };
}

export interface Claim {
  /** Id of the request. */
  by: string;
  /** When it left, in ms since 1970. */
  at: number;
  /** The claim that the visitor overruled by pressing again: it counts again when this one is released. */
  behind?: Omit<Claim, 'behind'>;
}
