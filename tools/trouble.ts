import { exit } from './world.ts';

/** A failure that a person can mend: it says where, what and what to do, and which exit code it has. */
export class Trouble extends Error {
  readonly code: number;

  constructor(message: string, code: number = exit.files) {
    super(message);
    this.code = code;
  }
}
