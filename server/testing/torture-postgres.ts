import pg from 'pg';
import { createClient, makeVisit, type Visit } from './clients.ts';
import type { TestPostgres } from './postgres.ts';
import type { ServerProcess } from './server-process.ts';
import { wait } from './torture.ts';

interface Victim {
  readonly postgres: TestPostgres;
  readonly url: string;
  /** Resolves once the server has said that it is not ready. */
  readonly untilNotReady: () => Promise<void>;
}

/** Failures of PostgreSQL under a running server; each resolves once PostgreSQL is back. */
const FAULTS: Readonly<Record<string, (victim: Victim) => Promise<unknown>>> = {
  'restart, fast': ({ postgres, untilNotReady }) => postgres.restart('SIGINT', untilNotReady),
  'restart, immediate': ({ postgres, untilNotReady }) => postgres.restart('SIGQUIT', untilNotReady),
  'kill -9 of PostgreSQL': ({ postgres, untilNotReady }) => postgres.restart('SIGKILL', untilNotReady),
  'kill -9 of a backend': async ({ url }) => {
    const [pid] = await ask<{ pid: number }>(url, `select pid ${OTHERS} limit 1`);
    if (pid) process.kill(pid.pid, 'SIGKILL');
  },
  'terminate all connections': ({ url }) => ask(url, `select pg_terminate_backend(pid) ${OTHERS}`),
};

const OTHERS =
  "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";

export interface LossResult {
  readonly faults: number;
  readonly acknowledged: number;
  /** Acknowledged leads that are not in the database. */
  readonly lost: number;
  /** Leads that were stored twice although the visitor sent one. */
  readonly doubled: number;
  /** Times the server's process ended on its own. */
  readonly deaths: number;
  /** Answers that were neither an acknowledgement nor 503. */
  readonly strange: readonly string[];
  /** The number of times PostgreSQL was down until /readyz reported it. */
  readonly toldNotReady: number;
  /** The server's exit code after SIGTERM. */
  readonly exitCode: number | null;
}

export interface LossOptions {
  readonly postgres: TestPostgres;
  readonly url: string;
  readonly start: () => Promise<ServerProcess>;
  /** Each kind of fault comes this often. */
  readonly rounds: number;
  readonly clients: number;
}

/** Takes PostgreSQL away from a server under clients, in every way and again and again, and then counts. */
export async function losePostgres(options: LossOptions): Promise<LossResult> {
  const { postgres, url } = options;
  let server = await options.start();
  let deaths = 0;
  let faults = 0;
  let toldNotReady = 0;
  let number = 0;
  let saves = 0;
  let running = true;
  const strange = new Set<string>();
  const acknowledged = new Map<string, string>();

  let client = createClient(server.port);
  const send = async (visit: Visit): Promise<void> => {
    while (running) {
      const asked = server;
      const result = await client.save(visit);
      if (result.kind === 'saved') {
        acknowledged.set(visit.phone, result.leadId);
        saves += 1;
        return;
      }
      if (result.kind === 'refused' && result.status !== 503) strange.add(`status ${result.status}`);
      if (result.kind === 'lost' && asked.isAlive()) strange.add('no answer');
      await wait(20);
    }
  };
  const loop = async () => {
    while (running) await send(makeVisit(number++));
  };
  const savesGoOn = async () => {
    const goal = saves + 5;
    while (saves < goal) {
      if (!server.isAlive()) {
        deaths += 1;
        server = await startAgain(options.start);
        client.close();
        client = createClient(server.port);
      }
      await wait(20);
    }
  };

  const untilNotReady = async () => {
    while (server.isAlive() && (await readiness(server)) !== 503) await wait(20);
    if (server.isAlive()) toldNotReady += 1;
  };

  const loops = Array.from({ length: options.clients }, loop);
  await savesGoOn();
  for (let round = 0; round < options.rounds; round += 1) {
    for (const fault of Object.values(FAULTS)) {
      await wait(Math.random() * 200);
      await fault({ postgres, url, untilNotReady }).catch((error: unknown) => strange.add(String(error)));
      faults += 1;
      await savesGoOn();
    }
  }
  running = false;
  await Promise.all(loops);
  client.close();
  const exitCode = await server.end('SIGTERM');
  const rows = await ask<{ id: string; phone: string }>(url, 'select id, phone from lead');
  const stored = new Set(rows.map((row) => row.id));
  const lost = [...acknowledged.values()].filter((id) => !stored.has(id)).length;
  const doubled = rows.length - new Set(rows.map((row) => row.phone)).size;
  return {
    faults,
    acknowledged: acknowledged.size,
    lost,
    doubled,
    deaths,
    strange: [...strange],
    toldNotReady,
    exitCode,
  };
}

/** As a supervisor does: a start that comes while PostgreSQL is recovering is tried again. */
async function startAgain(start: () => Promise<ServerProcess>): Promise<ServerProcess> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries > 50) throw error;
      await wait(200);
    }
  }
}

async function readiness(server: ServerProcess): Promise<number> {
  return fetch(`http://127.0.0.1:${server.port}/readyz`).then(
    (response) => response.status,
    () => 0,
  );
}

/** Asks PostgreSQL itself, again while it is recovering. */
async function ask<R extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly R[]> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<R>(sql);
      await client.end();
      return rows;
    } catch (error) {
      if (tries > 200) throw error;
      await wait(50);
    }
  }
}
