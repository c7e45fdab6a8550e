import type { ReactElement } from 'react';
import { StudioError } from '../state/api.ts';

/** The page cannot be opened: why, and what to do. */
export function OpenFailed({ error }: { error: unknown }): ReactElement {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <main className="st-failed" role="alert">
      <h1>{message}</h1>
      {error instanceof StudioError && <p>{error.fix}</p>}
    </main>
  );
}
