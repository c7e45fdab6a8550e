import type { QueueEntry } from '../lead/queue-entry.ts';
import type { KeptLeads } from './storage.ts';

/** A try of an entry: under way, or resting until its timer is over. */
export interface Try {
  /** Id of the request, `''` while it rests. */
  request: string;
  failures: number;
  /** Names the timer: an older one does nothing. */
  timer: string;
  /** Id of the previous request, whose answer can no longer arrive. */
  last: string;
}

export interface QueueState extends KeptLeads {
  /** By key; an entry that is not in it may be sent immediately. */
  tries: Record<string, Try>;
}

declare module '../state.ts' {
  interface State {
    queue: QueueState;
  }
  interface Restored {
    queue: KeptLeads;
  }
  interface EventMap {
    'init/queue': object;
    'lead/answered': { key: string; request: string; status: number; body: string };
    'lead/unanswered': { key: string; request: string; reason: string };
    /** Another tab is sending it, or an earlier page's try may still be answered in the next `wait` ms. */
    'queue/busy': { key: string; request: string; wait: number };
    /** Another tab has crossed it out; `isSent` when the backend has it. */
    'queue/gone': { key: string; request: string; isSent: boolean };
    /** The page is still open some time after a try was cut off, so leaving the page was not the cause. */
    'queue/cut-off': { key: string; request: string };
    'queue/due': { key: string; timer: string };
    /**
     * The backend has it; `isElsewhere` when another tab received the answer and reported it to analytics, `isOwn` when the
     * lead was left in this tab.
     */
    'queue/delivered': { entry: QueueEntry; isElsewhere: boolean; isOwn: boolean };
    /** The server's last word is a no. */
    'queue/refused': { entry: QueueEntry; message: string };
    /** A try failed, and another one will follow; `isUnclear` for an answer that says nothing either way. */
    'queue/failed': { key: string; reason: string; isUnclear: boolean };
    'queue/rekeyed': { from: string; to: string };
  }
  interface EffectMap {
    'queue/keep': { entry: QueueEntry };
    'queue/own': { key: string };
    /** Takes back the claim of a try that is over. */
    'queue/release': { key: string; by: string };
    'queue/drop': { key: string };
    'queue/remember': { as: 'sent' | 'corrected'; content: string; key: string };
    /** `new`: no try of it can be under way. `pressed`: the visitor waits for it. `again`: on its own. */
    'lead/save': { request: string; entry: QueueEntry; occasion: 'new' | 'pressed' | 'again'; last: string };
  }
}
