import type { ReactElement } from 'react';
import type { StudioProblem } from '../../wire.ts';

/** An error and how to fix it. */
export function Problem({ problem }: { problem: StudioProblem }): ReactElement {
  return (
    <div className="st-problem" role="alert">
      <p>{problem.message}</p>
      <p>{problem.fix}</p>
    </div>
  );
}
