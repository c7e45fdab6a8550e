import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageReport } from './page-report.ts';
import { NeedsReact } from './write-hooks.ts';
import { writeTree } from './writer.ts';

/** Writes a root as HTML and reports what it writes; the ids in it begin with `prefix`. */
export type Write = (tree: ReactNode, prefix: string, report?: PageReport) => string;

/** React itself, which reports nothing. */
export const writeByReact: Write = (tree, prefix) => renderToString(tree, { identifierPrefix: prefix });

/** Renders with our writer, or with React where the writer meets what it does not know. */
export function written<T>(render: (write: Write) => T): T {
  try {
    return render(writeTree);
  } catch (error) {
    if (!(error instanceof NeedsReact)) throw error;
    return render(writeByReact);
  }
}
