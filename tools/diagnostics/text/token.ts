import type { TextChange } from '../../../src/document/changes.ts';
import type { Finding } from '../finding.ts';

/** A token of the page text, with what it would be in clean JSON (`repair`) and what is wrong with it. */
export interface Token {
  readonly end: number;
  readonly repair?: readonly TextChange[];
  readonly finding?: Finding;
}
