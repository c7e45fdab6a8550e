/** One measured line of a benchmark. */
export interface BenchRow {
  /** The subject: "tabs", "build 100 pages". */
  readonly name: string;
  /** Values by column title; the first row decides the order of the columns. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A limit on a number: it is met if `value` is not above `limit`. */
export interface BenchBudget {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** The unit of both: "B", "ms", "MB". */
  readonly unit: string;
}

/** The result of a benchmark. */
export interface BenchResult {
  /** Heading of its part in bench/RESULTS.md. */
  readonly title: string;
  readonly rows: readonly BenchRow[];
  readonly budgets: readonly BenchBudget[];
  /** The method, in a sentence or two. */
  readonly note?: string;
}

/** A file `bench/<name>.ts` that exports `run` of this shape is a benchmark; `npm run bench -- <name>` runs one. */
export type Bench = () => Promise<BenchResult>;
