import { leads } from './migrations/001-leads.ts';
import { otpAndLimits } from './migrations/002-otp-and-limits.ts';
import { outbox } from './migrations/003-outbox.ts';
import { desk } from './migrations/004-desk.ts';
import { outboxLanes } from './migrations/005-outbox-lanes.ts';
import { oneNumber } from './migrations/006-one-number.ts';
import { touches } from './migrations/007-touches.ts';
import { team } from './migrations/008-team.ts';
import { deliveries } from './migrations/009-deliveries.ts';
import { answerTemplates } from './migrations/010-answer-templates.ts';
import { units } from './migrations/011-units.ts';
import { simulation } from './migrations/012-simulation.ts';
import type { Migration } from './migrations/migration.ts';

/** All migrations in their order. A new one goes to the end, with a hash and a fixture (see migrations.test.ts). */
export const MIGRATIONS: readonly Migration[] = [
  leads,
  otpAndLimits,
  outbox,
  desk,
  outboxLanes,
  oneNumber,
  touches,
  team,
  deliveries,
  answerTemplates,
  units,
  simulation,
];

export const LATEST_VERSION = MIGRATIONS.length;
