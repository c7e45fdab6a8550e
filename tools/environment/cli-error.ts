import type { Sentence } from '../../src/lib/languages.ts';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import { exit } from './environment.ts';

/** A failure that a person can fix: it says where, what and what to do, and has an exit code. */
export class CliError extends LocalizedError {
  readonly code: number;

  constructor(message: string | Sentence, code: number = exit.files) {
    super(message);
    this.code = code;
  }
}
