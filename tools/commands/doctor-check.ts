/** One thing that was looked at. */
export interface Check {
  readonly name: string;
  readonly state: 'good' | 'hint' | 'bad';
  readonly found: string;
  /** The fix, unless the check passed. */
  readonly fix?: string;
}

export interface DoctorOptions {
  readonly json?: boolean;
  /** Sends one message by each channel of the settings, to these places. */
  readonly send?: boolean;
  readonly to?: string;
}
