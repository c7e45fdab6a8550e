import type { LeadEvent } from './event.ts';

/** A receiver's response; its text is shortened and contains no personal data. */
export interface DeliveryAnswer {
  readonly status: number;
  readonly text: string;
}

/** A destination of leads. */
export interface Destination {
  /** Stored with each message; identifies the destination without its secrets. */
  readonly id: string;
  /** The events it receives. */
  readonly takes: readonly LeadEvent['type'][];
  /** The number of simultaneous messages to it; 16 by default. */
  readonly atOnce?: number;
  /** Messages about one lead are sent in order, and the responses are kept. */
  readonly isReceiver?: true;
  /** Resolves once the receiver has it and throws otherwise; `heard` gets its response. */
  deliver(
    event: LeadEvent,
    body: string,
    signal: AbortSignal,
    heard: (answer: DeliveryAnswer) => void,
  ): Promise<void>;
}
