import type { Days } from '../../lib/days.ts';

type PhaseState = 'planned' | 'open' | 'over';

/** The state of a phase on a day (ledger, UNIT-02). */
export function phaseState({ from, until }: Days, today: string): PhaseState {
  if (today < from) return 'planned';
  return until !== '' && until < today ? 'over' : 'open';
}
