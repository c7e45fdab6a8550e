import type { LeadEvent } from './event.ts';

/** A place leads are sent to. `deliver` resolves once the receiver has it and throws otherwise. */
export interface Destination {
  /** Stored with each message; it names the place without its secrets. */
  readonly id: string;
  /** The events it receives. */
  readonly takes: readonly LeadEvent['type'][];
  deliver(event: LeadEvent, body: string, signal: AbortSignal): Promise<void>;
}
