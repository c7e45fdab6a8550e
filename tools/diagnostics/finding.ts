import type { Span, TextChange } from '../../src/document/changes.ts';
import type { Path } from '../../src/document/path.ts';
import type { Code, Severity } from './codes.ts';

/** A fix that can be applied automatically, because it does not change what the author meant. */
export type Repair =
  | { readonly kind: 'rename-key'; readonly to: string }
  | { readonly kind: 'replace-value'; readonly value: string | number | boolean }
  /** The last of several properties with one name goes. */
  | { readonly kind: 'remove-repeated' }
  | { readonly kind: 'edits'; readonly edits: readonly TextChange[] };

/** A rule's finding, before it has a line and a sentence. It refers to a span, or to a path of the document. */
export interface Finding {
  readonly code: Code;
  readonly params?: Readonly<Record<string, string>>;
  readonly span?: Span;
  readonly path?: Path;
  /** A part of the text at `path` that is meant more exactly. */
  readonly within?: string;
  /** Another place the finding speaks of; its line becomes the parameter `line`. */
  readonly see?: Path | Span;
  /** The part of the property in question; the value by default. */
  readonly on?: 'key' | 'value';
  readonly repair?: Repair;
}

/** A finding as people and programs read it. Lines and columns count from 1. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Keys and positions, joined by slashes: `sections/2/children/0/type`. */
  readonly path: string;
  /** The widgets around it, outermost first: `section "fasilitas" › heading`. */
  readonly where: string;
  readonly message: string;
  readonly fix: string;
  readonly span: Span;
  readonly edits: readonly TextChange[];
}
