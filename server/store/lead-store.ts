import type { Engine } from './engine.ts';
import { createSaveLead, type SavedLead, type SaveLead } from './lead-works.ts';

/** Everything the backend keeps; one contract, run on SQLite and on PostgreSQL. */
export interface LeadStore {
  readonly kind: 'sqlite' | 'postgres';
  save(command: SaveLead): Promise<SavedLead>;
  close(): Promise<void>;
}

export function createLeadStore(engine: Engine): LeadStore {
  return {
    kind: engine.kind,
    save: createSaveLead(engine),
    close: () => engine.close(),
  };
}
