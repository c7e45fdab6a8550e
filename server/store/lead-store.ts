import type { DatabaseEngine } from './database/database-engine.ts';
import { createDeskRepository, type DeskRepository } from './desk/desk-repository.ts';
import { createReminderRepository, type ReminderRepository } from './desk/reminders.ts';
import { createTeamRepository, type TeamRepository } from './desk/team-repository.ts';
import { createTemplateRepository, type TemplateRepository } from './desk/template-repository.ts';
import { createHoldRepository, type HoldRepository } from './desk/unit-holds.ts';
import { createUnitListRepository, type UnitListRepository } from './desk/unit-lists.ts';
import { createSaveLead, type SavedLead, type SaveLead } from './lead-repository.ts';
import { createOtpRepository, type OtpRepository } from './otp/otp-repository.ts';
import { createAnnouncer, type Listener } from './outbox/announcer.ts';
import { createOutboxRepository, type OutboxRepository } from './outbox/outbox-repository.ts';
import { createPrivacyRepository, type PrivacyRepository } from './privacy-repository.ts';
import { createRotation, type Rotation } from './rotation.ts';

/** Everything the backend keeps; one contract, run on SQLite and on PostgreSQL. */
export interface LeadStore {
  readonly kind: 'sqlite' | 'postgres';
  save(command: SaveLead): Promise<SavedLead>;
  readonly otp: OtpRepository;
  readonly outbox: OutboxRepository;
  readonly desk: DeskRepository;
  readonly privacy: PrivacyRepository;
  readonly team: TeamRepository;
  readonly rotation: Rotation;
  readonly reminders: ReminderRepository;
  readonly templates: TemplateRepository;
  readonly holds: HoldRepository;
  readonly unitLists: UnitListRepository;
  /** From now on changes of leads leave as messages of this listener. */
  announceTo(listener: Listener): void;
  /** True if the database responds now. */
  isReady(): Promise<boolean>;
  /** Writes a whole, restorable copy while the server runs: a SQLite file, or a dump for pg_restore. */
  backup(file: string): Promise<void>;
  /** Files of the database in which a text can still be read; PostgreSQL's are out of reach. */
  findInFiles(pattern: RegExp): Promise<readonly string[]>;
  /** Breaks off what waits for the database now: a stop need not wait for it. */
  abort(): void;
  close(): Promise<void>;
}

export function createLeadStore(engine: DatabaseEngine): LeadStore {
  const announcer = createAnnouncer(engine);
  const desk = createDeskRepository(engine, announcer);
  const rotation = createRotation(engine, announcer);
  return {
    kind: engine.kind,
    save: createSaveLead(engine, rotation),
    otp: createOtpRepository(engine),
    outbox: createOutboxRepository(engine),
    desk,
    privacy: createPrivacyRepository(engine, announcer),
    team: createTeamRepository(engine, rotation, announcer),
    rotation,
    reminders: createReminderRepository(engine),
    templates: createTemplateRepository(engine),
    holds: createHoldRepository(engine),
    unitLists: createUnitListRepository(engine),
    announceTo: announcer.listen,
    isReady: () =>
      desk.lastChange().then(
        () => true,
        () => false,
      ),
    backup: (file) => engine.backup(file),
    findInFiles: (pattern) => engine.findInFiles(pattern),
    abort: () => engine.abort(),
    close: () => engine.close(),
  };
}
