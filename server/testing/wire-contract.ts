import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { CALL_SCHEMAS, type CallName } from '../contract/wire.ts';
import type { AnswerData } from './environment.ts';
import { leadForm, project, temporaryFolder } from './fixtures.ts';
import { sharedPostgres } from './postgres.ts';
import { startReference, type WireTarget } from './wire-target.ts';
import { findPhp, startWordpress } from './wordpress.ts';

/** A page's view of a backend: the same on SQLite, on PostgreSQL and in WordPress. */
const PROJECTS = [
  project(),
  project({
    slug: 'taman-kode',
    id: 'P-OTP',
    superleadsId: 'SL-OTP',
    micrositeSuperleadsId: 'MS-OTP',
    name: 'Taman Kode',
    otp: true,
  }),
];
export const AJAX = '/wp-admin/admin-ajax.php';
export const POST = '/wp-admin/admin-post.php';

async function findTargets() {
  const postgres = await sharedPostgres();
  const noPhp = findPhp();
  const targets: readonly (readonly [string, string | null, () => Promise<WireTarget>])[] = [
    [
      'reference on sqlite',
      null,
      () => startReference({ kind: 'sqlite', file: join(temporaryFolder(), 'k.db') }, PROJECTS),
    ],
    [
      'reference on postgres',
      typeof postgres === 'string' ? postgres : null,
      async () =>
        typeof postgres === 'string'
          ? Promise.reject(new Error(postgres))
          : startReference({ kind: 'postgres', url: await postgres.createDatabase() }, PROJECTS),
    ],
    ['wordpress plugin', noPhp, () => startWordpress(PROJECTS)],
  ];
  return targets;
}

const ajv = new Ajv({ strict: true, allowUnionTypes: true });
ajv.addKeyword('kavling');
const answers = new Map(
  Object.entries(CALL_SCHEMAS).map(([name, schema]) => [
    name,
    ajv.compile({ definitions: schema.definitions, $ref: '#/definitions/answer' }),
  ]),
);

/** Holds an answer to its schema in `schemas/api`. */
export function expectAnswer(name: CallName, body: unknown): void {
  const validate: ValidateFunction<unknown> | undefined = answers.get(name);
  expect(validate?.(body), JSON.stringify([validate?.errors, body])).toBe(true);
}

let visitors = 0;

/** A backend under test, and how a page talks to it. */
export type Wire = ReturnType<typeof openWire>;

function openWire(find: () => WireTarget) {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(find().url + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields),
    });
  const call = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await post(AJAX, fields, headers);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return {
      status: response.status,
      cookie,
      body: (await response.json()) as { success: boolean; data: AnswerData },
    };
  };
  const newPhone = () => `62812${String(10_000_000 + 137_311 * ++visitors).slice(-8)}`;
  const save = (over: Record<string, string> = {}, headers = {}) =>
    call(leadForm({ whatsapp_number: `+${newPhone()}`, ...over }), headers);

  return {
    get target() {
      return find();
    },
    post,
    call,
    newPhone,
    save,
  };
}

/** Runs one suite over the reference backend on both databases and over the WordPress plugin. */
export async function describeWire(suite: (wire: Wire) => void): Promise<void> {
  for (const [name, missing, start] of await findTargets()) {
    if (missing !== null) process.stderr.write(`SKIPPED contract with ${name}: ${missing}\n`);
    describe.skipIf(missing !== null)(name, () => {
      let target: WireTarget;
      beforeAll(async () => {
        target = await start();
      });
      afterAll(() => target?.stop());
      suite(openWire(() => target));
    });
  }
}
