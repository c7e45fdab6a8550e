import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ReadyHtml } from './html.tsx';

export interface RootProps {
  readonly as: 'k-island' | 'k-slot';
  readonly attributes: Readonly<Record<string, string>>;
  /** What the ids inside begin with. */
  readonly prefix: string;
  readonly children: ReactNode;
}

/**
 * An element whose content is a root of its own, so that the browser finds the same tree when it hydrates. Our writer writes
 * it in its place; for React it has to be HTML.
 */
export function RootElement({ as, attributes, prefix, children }: RootProps): ReactElement {
  return <ReadyHtml {...{ as, attributes }} html={renderToString(children, { identifierPrefix: prefix })} />;
}
