/** One webhook message: its event, its status, and the receiver's response. */
export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly lead_id: string;
  /** The lead's project; empty once it was erased. */
  readonly project_id: string;
  readonly destination: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly next_at: number;
  readonly created_at: number;
  readonly last_error: string;
  /** What the receiver answered last: its status (0: nothing), and the beginning of its text. */
  readonly status: number;
  readonly response: string;
}

/** Whether a message waits, has arrived, or was given up. */
export type DeliveryState = 'waiting' | 'done' | 'dead';
