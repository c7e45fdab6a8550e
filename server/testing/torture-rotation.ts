import pg from 'pg';
import { createClient, makeVisit, type Visit } from './clients.ts';
import type { TestPostgres } from './postgres.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface RotationResult {
  readonly leads: number;
  readonly kills: number;
  /** Leads that are unassigned, or assigned to someone outside the rotation. */
  readonly astray: number;
  /** Leads that were stored twice. */
  readonly doubled: number;
  /** Acknowledged leads that are not stored. */
  readonly lost: number;
  /** The most leads one person has, less the fewest. */
  readonly spread: number;
  /** Turns that were taken, less the leads that were given: a turn without its lead, or a lead without its turn. */
  readonly turnsLeft: number;
}

export interface RotationOptions {
  readonly leads: number;
  readonly people: number;
  readonly clients: number;
  readonly kills: number;
}

/** Two processes on one PostgreSQL assign simultaneous leads, while each is killed in turn. */
export async function rotateUnderKills(
  entry: string,
  postgres: Pick<TestPostgres, 'createDatabase'>,
  { leads, people, clients, kills }: RotationOptions,
): Promise<RotationResult> {
  const url = await postgres.createDatabase();
  const start = () => startServerProcess({ entry, env: { DATABASE_URL: url } });
  const servers: ServerProcess[] = [await start()];
  await addTeam(url, people);
  servers.push(await start());
  const acknowledged = new Map<string, string>();
  const open: Visit[] = Array.from({ length: leads }, (_, at) => makeVisit(at)).reverse();
  const every = Math.ceil(leads / (kills + 1));
  let killed = 0;

  async function work(at: number): Promise<void> {
    for (let visit = open.pop(); visit; visit = open.pop()) {
      const client = createClient(servers[at % 2]?.port ?? 0);
      const result = await client.save(visit);
      client.close();
      if (result.kind === 'saved') acknowledged.set(visit.key, result.leadId);
      else open.push(visit);
      if (acknowledged.size >= every * (killed + 1) && killed < kills) {
        const victim = killed % 2;
        killed += 1;
        await servers[victim]?.end('SIGKILL');
        servers[victim] = await start();
      }
    }
  }

  await Promise.all(Array.from({ length: clients }, (_, at) => work(at)));
  for (const server of servers) await server.end('SIGTERM');
  return { leads: acknowledged.size, kills: killed, ...(await countTurns(url, people, acknowledged)) };
}

async function addTeam(url: string, people: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("insert into rotation values ('P-1', 1, 0)");
    for (let at = 0; at < people; at += 1) {
      const name = `sales-${at}`;
      await client.query("insert into desk_person values ($1, '', 0, 'test', 0, 0, 0, '', '', '', '', '')", [
        name,
      ]);
      await client.query("insert into desk_role values ($1, $2, 'P-1', 'sales')", [`P-1/${name}`, name]);
      await client.query("insert into rotation_turn values ($1, 'P-1', $2, 1, 0, 0, 0, '')", [
        `P-1/${name}`,
        name,
      ]);
    }
  });
}

async function countTurns(url: string, people: number, acknowledged: ReadonlyMap<string, string>) {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string; phone: string; assigned_to: string }>(
      'select id, phone, assigned_to from lead',
    );
    const turns = await client.query<{ n: string }>('select sum(given) as n from rotation_turn');
    const stored = new Set(rows.map(({ id }) => id));
    const counts = new Map<string, number>();
    for (const { assigned_to: name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
    const shares = Array.from({ length: people }, (_, at) => counts.get(`sales-${at}`) ?? 0);
    const given = shares.reduce((sum, share) => sum + share, 0);
    return {
      astray: rows.length - given,
      doubled: rows.length - new Set(rows.map(({ phone }) => phone)).size,
      lost: [...acknowledged.values()].filter((id) => !stored.has(id)).length,
      spread: Math.max(...shares) - Math.min(...shares),
      turnsLeft: Number(turns.rows[0]?.n ?? 0) - given,
    };
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
