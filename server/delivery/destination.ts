import type { LeadEvent } from './event.ts';

/** A receiver's response; its text is shortened and contains no personal data. */
export interface DeliveryAnswer {
  readonly status: number;
  readonly text: string;
}

/** A place leads are sent to. */
export interface Destination {
  /** Stored with each message; it names the place without its secrets. */
  readonly id: string;
  /** The events it receives. */
  readonly takes: readonly LeadEvent['type'][];
  /** Messages that are on their way to it at once; 16 unless it says otherwise. */
  readonly atOnce?: number;
  /** Messages about one lead leave one after the other, and what it answered is kept. */
  readonly isReceiver?: true;
  /** Resolves once the receiver has it and throws otherwise; `heard` gets its response. */
  deliver(
    event: LeadEvent,
    body: string,
    signal: AbortSignal,
    heard: (answer: DeliveryAnswer) => void,
  ): Promise<void>;
}
