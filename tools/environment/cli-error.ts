import type { Sentence } from '../../src/lib/languages.ts';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import { exit } from './environment.ts';

/** An error that a person can fix: it names the place, the problem and the fix, and has an exit code. */
export class CliError extends LocalizedError {
  readonly code: number;

  constructor(message: string | Sentence, code: number = exit.files) {
    super(message);
    this.code = code;
  }
}
