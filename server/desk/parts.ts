import type { Hono } from 'hono';
import type { ServerConfig } from '../config/read.ts';
import type { Bindings } from '../http/visitor.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { ProjectSource } from '../site/facts.ts';
import type { LeadTable } from '../store/database/tables.ts';
import type { DeskRepository } from '../store/desk/desk-repository.ts';
import type { ReminderRepository } from '../store/desk/reminders.ts';
import type { TeamRepository } from '../store/desk/team-repository.ts';
import type { TemplateRepository } from '../store/desk/template-repository.ts';
import type { HoldRepository } from '../store/desk/unit-holds.ts';
import type { SaveLead } from '../store/lead-repository.ts';
import type { DeliveryList } from '../store/outbox/delivery-list.ts';
import type { Rotation } from '../store/rotation.ts';
import type { UnitLists } from '../units/units.ts';
import type { AddDeskRoute, Guard } from './guard.ts';
import type { DeskFeed } from './live.ts';
import type { Sessions } from './session.ts';

/** The result of erasing one person. */
interface DeskErasure {
  readonly leads: number;
  /** Backups, files and texts that still contain the person, for the operator to handle. */
  readonly remains: number;
}

export interface DeskParts {
  readonly desk: DeskRepository;
  readonly team: TeamRepository;
  readonly rotation: Rotation;
  readonly reminders: ReminderRepository;
  readonly templates: TemplateRepository;
  readonly holds: HoldRepository;
  readonly units: UnitLists;
  readonly deliveries: DeliveryList;
  readonly projects: ProjectSource;
  /** Codes of the day that can still be sent. */
  readonly codesLeft: () => Promise<number>;
  readonly sessions: Sessions;
  readonly live: DeskFeed;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: ServerConfig;
  readonly audit: (action: string, detail: object) => Promise<void>;
  /** Erases everything of a phone. */
  readonly erase: (phone: string) => Promise<DeskErasure>;
  /** The messages for a lead that is restored or assigned. */
  readonly outboxFor: (lead: LeadTable, type: 'lead.created' | 'notice.assigned') => SaveLead['outbox'];
  readonly wakeOutbox: () => void;
}

/** The router that parts of the desk add their routes to. */
export interface DeskRoutes extends DeskParts {
  readonly app: Hono<{ Bindings: Bindings }>;
  /** For files and streams, which are not in the table. */
  readonly guarded: Guard;
  readonly route: AddDeskRoute;
}
