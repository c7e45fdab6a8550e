/** Leads of one name: a page, a source, a person. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** What came in a few days, and how quickly it was answered. */
export interface Week {
  readonly total: number;
  /** One count a day, as the asker cuts days. */
  readonly days: readonly number[];
  readonly pages: readonly NamedCount[];
  readonly sources: readonly NamedCount[];
  readonly people: readonly NamedCount[];
  readonly answered: number;
  /** Time to the first answer, milliseconds: the middle one and the longest; null where nothing was answered. */
  readonly middle: number | null;
  readonly slowest: number | null;
  /** When the oldest lead without an answer came; null where each has one. */
  readonly waitingSince: number | null;
}
