import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ReadyHtml } from './html.tsx';

export interface RootProps {
  readonly as: 'k-island' | 'k-slot';
  readonly attributes: Readonly<Record<string, string>>;
  /** The prefix of the ids inside. */
  readonly prefix: string;
  readonly children: ReactNode;
}

/**
 * An element whose content is a separate root, so that the browser finds the same tree when it hydrates. Kavling's writer
 * writes it in place; for React it has to be HTML.
 */
export function RootElement({ as, attributes, prefix, children }: RootProps): ReactElement {
  return <ReadyHtml {...{ as, attributes }} html={renderToString(children, { identifierPrefix: prefix })} />;
}
