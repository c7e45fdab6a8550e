import { join } from 'node:path';
import { startEnvironment } from '../server/testing/environment.ts';
import { temporaryFolder } from '../server/testing/fixtures.ts';
import type { Bench } from './bench.ts';
import { middle, ratio } from './test-site.ts';

const ROUNDS = 1000;
const OPEN = [{ count: 1_000_000, seconds: 3600 }];

/** Checks that the time of a response does not reveal customers. */
export const run: Bench = async () => {
  const environment = await startEnvironment({
    database: { kind: 'sqlite', file: join(temporaryFolder(), 'kavling.db') },
    config: {
      KAVLING_OTP_ADDRESS_LIMITS: OPEN,
      KAVLING_OTP_PREFIX_LIMITS: OPEN,
      KAVLING_OTP_DAILY_BUDGET: 1_000_000,
      KAVLING_CALL_LIMITS: OPEN,
      KAVLING_SAVE_LIMITS: OPEN,
    },
  });
  const ask = async (phone: number) => {
    const began = performance.now();
    await environment.sendCode(`62812${phone}`);
    return performance.now() - began;
  };
  for (let at = 0; at < ROUNDS; at += 1)
    await environment.save({ whatsapp_number: `+62812${10_000_000 + at}` });
  const known: number[] = [];
  const strangers: number[] = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    known.push(await ask(10_000_000 + at));
    strangers.push(await ask(20_000_000 + at));
  }
  await environment.backend.close();
  const [one, other] = [middle(known), middle(strangers)];
  return {
    title: 'Codes do not reveal customers',
    note: `${ROUNDS} codes for numbers that left a lead before, ${ROUNDS} for strangers, in turn, on SQLite; the middle of each.`,
    rows: [
      { name: 'a customer', values: { ms: one.toFixed(2) } },
      { name: 'a stranger', values: { ms: other.toFixed(2) } },
    ],
    budgets: [
      {
        name: 'the slower against the quicker',
        value: ratio(Math.max(one, other), Math.min(one, other)),
        limit: 1.15,
        unit: '×',
      },
    ],
  };
};
