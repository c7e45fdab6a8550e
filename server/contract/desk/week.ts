/** Leads of one name: a page, a source, a person. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** The leads of a period, and how quickly they were answered. */
export interface Week {
  readonly total: number;
  /** One count per day, in the reader's time zone. */
  readonly days: readonly number[];
  readonly pages: readonly NamedCount[];
  readonly sources: readonly NamedCount[];
  readonly people: readonly NamedCount[];
  readonly answered: number;
  /** Time to the first answer, milliseconds: median and maximum; null if nothing was answered. */
  readonly middle: number | null;
  readonly slowest: number | null;
  /** The time of the oldest lead without an answer; null if there is none. */
  readonly waitingSince: number | null;
}
