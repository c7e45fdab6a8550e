import type { Language } from '../../../src/lib/languages.ts';
import type { Code } from '../codes.ts';

export type { Language } from '../../../src/lib/languages.ts';

export type Params = Readonly<Record<string, string>>;

/** The problem and its fix, in whole sentences for people who do not program. */
export interface FindingText {
  readonly message: string;
  readonly fix: string;
}

/** The counts of a report. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  /** Files with at least one finding, or all files when there is none. */
  readonly files: number;
  /** True if all of these files are pages. */
  readonly arePages: boolean;
  readonly mendable: number;
}

/** One language: a sentence for every code, and its explanation for `kavling explain`. */
export interface DiagnosticMessages {
  readonly language: Language;
  readonly findings: Readonly<Record<Code, (params: Params) => FindingText>>;
  readonly explain: Readonly<Record<Code, { title: string; why: string }>>;
  /** "2 errors and 1 warning in 3 pages." */
  summary(counts: Counts): string;
  readonly severity: { error: string; warning: string };
}

/** The first sentence of a description. */
export function firstSentence(text = ''): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

/** The value of a parameter; an empty one reads as the second argument. */
export function or(value: string | undefined, otherwise: string): string {
  return value ? value : otherwise;
}
