import type { Sentence } from '../../src/lib/languages.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export interface ConfigProblem {
  readonly name: string;
  /** The given value; stars for a secret. */
  readonly value: string;
  readonly message: Sentence;
}
