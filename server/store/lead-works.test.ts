import { expect, test } from 'vitest';
import { NO_FIELDS } from '../contract/lead-fields.ts';
import { createCompiler } from './database/compiler.ts';
import type { DatabaseEngine } from './database/database-engine.ts';
import { DEFAULT_METRICS } from './database/tables.ts';
import type { Query } from './database/unit-of-work.ts';
import { createSaveLead, type SaveLead } from './lead-repository.ts';

const COMMAND: SaveLead = {
  lead: {
    ...NO_FIELDS,
    id: 'l-1',
    created_at: 5,
    changed_at: 5,
    status: 'new',
    spam: 0,
    otp_verified: 0,
    otp_reason: 'not-required',
    otp_request_id: '',
    submissions: 1,
    phone: '+6281234567890',
    ...DEFAULT_METRICS,
  },
  idempotencyKey: 'k-1',
  bodyHash: 'h-1',
  duplicateSince: 0,
  outbox: [],
  outboxWhenProven: () => [],
  touchId: () => 't-1',
};

test.each(['sqlite', 'postgres'] as const)(
  '[OPS-15] a new lead waits for one answer of %s before its commit: key and person are asked for together',
  async (kind) => {
    const asked: Query[] = [];
    const engine = {
      kind,
      build: createCompiler(kind),
      lock: () => null,
      async write(work) {
        const running = work();
        let step = running.next([]);
        for (; !step.done; step = running.next([])) asked.push(step.value);
        return step.value;
      },
    } satisfies Partial<DatabaseEngine>;
    const rotation = { *place() {} };
    const saved = await createSaveLead(engine as unknown as DatabaseEngine, rotation)(COMMAND);
    expect(saved).toEqual({ outcome: 'created', leadId: 'l-1' });
    expect(asked.filter(({ awaited }) => awaited)).toHaveLength(1);
    expect(asked).toHaveLength(3);
  },
);
