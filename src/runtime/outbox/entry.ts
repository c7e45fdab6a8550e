import type { SaveRequest } from '../lead/save-request.ts';

/** A lead that no server has answered for yet. */
export interface OutboxEntry extends SaveRequest {
  /** Idempotency key, the same on every try. */
  key: string;
  fields: Record<string, string>;
  tries: number;
}
