/** One webhook message: its event, its status, and the receiver's response. */
export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly lead_id: string;
  /** The lead's project; empty once it has been erased. */
  readonly project_id: string;
  readonly destination: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly next_at: number;
  readonly created_at: number;
  readonly last_error: string;
  /** The receiver's last response: its status (0: none), and the beginning of its text. */
  readonly status: number;
  readonly response: string;
}

/** The state of a message: waiting, delivered, or abandoned. */
export type DeliveryState = 'waiting' | 'done' | 'dead';
