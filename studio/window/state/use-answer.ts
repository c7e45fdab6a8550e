import { useCallback, useEffect, useState } from 'react';
import type { StudioProblem } from '../../wire.ts';
import { StudioError } from './api.ts';

/** The state of a request: waiting, answered or refused. */
export type Answer<T> =
  | { readonly name: 'waiting' }
  | { readonly name: 'here'; readonly value: T }
  | { readonly name: 'failed'; readonly problem: StudioProblem };

/** Asks when the dialog opens, and again on demand. `ask` must stay the same function. */
export function useAnswer<T>(ask: () => Promise<T>): readonly [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<Answer<T>>({ name: 'waiting' });
  const load = useCallback(() => {
    ask().then(
      (value) => setAnswer({ name: 'here', value }),
      (error: unknown) => setAnswer({ name: 'failed', problem: problemOf(error) }),
    );
  }, [ask]);
  useEffect(load, [load]);
  return [answer, load];
}

export function problemOf(error: unknown): StudioProblem {
  if (error instanceof StudioError) return { message: error.message, fix: error.fix };
  throw error;
}
