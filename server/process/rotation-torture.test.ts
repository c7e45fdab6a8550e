import { expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';
import { sharedPostgres } from '../testing/postgres.ts';
import { rotateUnderKills } from '../testing/torture-rotation.ts';

/** `ROTATION_LEADS=10000` is the whole of it. */
const LEADS = Number(process.env.ROTATION_LEADS ?? 200);
const IS_WHOLE = LEADS >= 10_000;

test(
  `[DESK-01] ${LEADS} simultaneous leads over two processes and PostgreSQL, with kills: each has exactly one person, and the shares differ by one at most`,
  async (context) => {
    const postgres = await sharedPostgres();
    if (typeof postgres === 'string') return context.skip(postgres);
    const entry = await buildServer('server/testing/serve.ts');
    const options = { leads: LEADS, people: 7, clients: 24, kills: IS_WHOLE ? 8 : 2 };
    const result = await rotateUnderKills(entry, postgres, options);
    process.stderr.write(`${JSON.stringify(result)}\n`);
    expect(result).toMatchObject({
      leads: LEADS,
      kills: options.kills,
      astray: 0,
      doubled: 0,
      lost: 0,
      turnsLeft: 0,
    });
    expect(result.spread).toBeLessThanOrEqual(1);
  },
  IS_WHOLE ? 900_000 : 120_000,
);
