/** One thing that was looked at. */
export interface Check {
  readonly name: string;
  readonly state: 'good' | 'hint' | 'bad';
  readonly found: string;
  /** What to do, unless it is good. */
  readonly fix?: string;
}

export interface DoctorOptions {
  readonly json?: boolean;
  /** Sends one message by each channel of the settings, to these places. */
  readonly send?: boolean;
  readonly to?: string;
}
