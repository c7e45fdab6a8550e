import { createDeskStore, type DeskStore } from './desk-works.ts';
import type { Engine } from './engine.ts';
import { createSaveLead, type SavedLead, type SaveLead } from './lead-works.ts';
import { createOtpStore, type OtpStore } from './otp-works.ts';
import { createOutboxStore, type OutboxStore } from './outbox-works.ts';
import { createPrivacyStore, type PrivacyStore } from './privacy-works.ts';

/** Everything the backend keeps; one contract, run on SQLite and on PostgreSQL. */
export interface LeadStore {
  readonly kind: 'sqlite' | 'postgres';
  save(command: SaveLead): Promise<SavedLead>;
  readonly otp: OtpStore;
  readonly outbox: OutboxStore;
  readonly desk: DeskStore;
  readonly privacy: PrivacyStore;
  /** Whether the database answers now. */
  isReady(): Promise<boolean>;
  /** Writes a whole, restorable copy while the server runs: a SQLite file, or a dump for pg_restore. */
  backup(file: string): Promise<void>;
  /** Files of the database in which a text can still be read; PostgreSQL's are out of reach. */
  findInFiles(pattern: RegExp): Promise<readonly string[]>;
  /** Breaks off what waits for the database now: a stop need not wait for it. */
  giveUp(): void;
  close(): Promise<void>;
}

export function createLeadStore(engine: Engine): LeadStore {
  const desk = createDeskStore(engine);
  return {
    kind: engine.kind,
    save: createSaveLead(engine),
    otp: createOtpStore(engine),
    outbox: createOutboxStore(engine),
    desk,
    privacy: createPrivacyStore(engine),
    isReady: () =>
      desk.lastChange().then(
        () => true,
        () => false,
      ),
    backup: (file) => engine.backup(file),
    findInFiles: (pattern) => engine.findInFiles(pattern),
    giveUp: () => engine.giveUp(),
    close: () => engine.close(),
  };
}
