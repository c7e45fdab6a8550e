import { useMemo, useState } from 'react';
import type { DeskLead } from './api.ts';

export interface Selection {
  /** Ids that are selected and still in the list. */
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  clear(): void;
}

/** The selected leads of the list. */
export function useSelection(leads: readonly DeskLead[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      ids: leads.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
      has: (id) => chosen.has(id),
      toggle(id) {
        const next = new Set(chosen);
        if (!next.delete(id)) next.add(id);
        setChosen(next);
      },
      clear: () => setChosen(new Set()),
    }),
    [leads, chosen],
  );
}
