import type { TrackedEvent } from '../ports.ts';

export interface AnalyticsState {
  /**
   * `waiting`: not installed yet, for time or for consent. `installed`: the visitor's id is still being read.
   * `ready`: events are sent as they occur. `off`: the visitor declined.
   */
  name: 'waiting' | 'installed' | 'ready' | 'off';
  /** The second after load is over (ANA-01). */
  isDue: boolean;
  buffer: TrackedEvent[];
  userId: string;
  sessionId: string;
}
