import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { DatabaseAddress } from '../config/parsers.ts';
import { systemClock } from '../ports/clock.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { openLeadStore } from '../store/open.ts';
import { startEnvironment } from './environment.ts';

/** Two people want every home at the same time: first free homes, then those whose hold has just ended. */
const PEOPLE = ['budi', 'sari'] as const;
const ROUNDS = [1000, 2000] as const;
const LENGTH = 1000;
/** The number of homes that one person asks for at the same time. */
const AT_ONCE = 32;

export interface RaceResult {
  readonly races: number;
  /** Races that the first person won: close to none or all means that they did not meet. */
  readonly wonByFirst: number;
  readonly heldTwice: number;
  /** Homes without a holder after a race. */
  readonly unheld: number;
  /** Races after which one of both believes in another holder than the database has. */
  readonly wrongWinner: number;
}

/** Asks for every home. @returns the holder of each, as this person knows it */
type Racer = (at: number) => Promise<readonly string[]>;

/** Races between two stores of this process. */
export async function raceForHomes(database: DatabaseAddress, homes: number): Promise<RaceResult> {
  const leadId = await saveLead(database);
  const stores = await Promise.all(PEOPLE.map(() => openLeadStore(database, systemClock)));
  const racers = stores.map(
    (store, at) => (time: number) => ask(store, PEOPLE[at] ?? '', leadId, homes, time),
  );
  const result = await race(database, homes, racers);
  await Promise.all(stores.map((store) => store.close()));
  return result;
}

/** Races between two processes. */
export async function raceProcesses(database: DatabaseAddress, homes: number): Promise<RaceResult> {
  const leadId = await saveLead(database);
  const children = PEOPLE.map((person) =>
    startRacer([JSON.stringify(database), person, leadId, String(homes)]),
  );
  const result = await race(
    database,
    homes,
    children.map(({ racer }) => racer),
  );
  await Promise.all(children.map(({ stop }) => stop()));
  return result;
}

/** One racing process: it answers each time on its input with the holders it knows. */
export async function main(args: readonly string[]): Promise<void> {
  const [database = '', person = '', leadId = '', homes = ''] = args;
  const store = await openLeadStore(JSON.parse(database) as DatabaseAddress, systemClock);
  for await (const line of createInterface({ input: process.stdin })) {
    const holders = await ask(store, person, leadId, Number(homes), Number(line));
    process.stdout.write(`${JSON.stringify(holders)}\n`);
  }
  await store.close();
}

async function race(database: DatabaseAddress, homes: number, racers: readonly Racer[]): Promise<RaceResult> {
  const store = await openLeadStore(database, systemClock);
  const counts = { wonByFirst: 0, heldTwice: 0, unheld: 0, wrongWinner: 0 };
  for (const at of ROUNDS) {
    const views = await Promise.all(racers.map((racer) => racer(at)));
    const stored = new Map((await store.holds.all(at)).map(({ unit, person }) => [unit, person]));
    for (let home = 0; home < homes; home += 1) {
      const holder = stored.get(unitOf(home));
      if (holder === undefined) counts.unheld += 1;
      if (holder === PEOPLE[0]) counts.wonByFirst += 1;
      if (views.every((view, person) => view[home] === PEOPLE[person])) counts.heldTwice += 1;
      else if (views.some((view) => view[home] !== holder)) counts.wrongWinner += 1;
    }
  }
  await store.close();
  return { races: homes * ROUNDS.length, ...counts };
}

async function ask(
  store: LeadStore,
  person: string,
  leadId: string,
  homes: number,
  at: number,
): Promise<readonly string[]> {
  const holders: string[] = [];
  let next = 0;
  const newId = () => `${person}-${at}-${Math.random().toString(36).slice(2)}`;
  const take = async () => {
    while (next < homes) {
      const home = next++;
      const change = { leadId, person, at, eventId: newId() };
      const key = { unit: unitOf(home), code: unitOf(home) };
      const outcome = await store.holds.hold(change, at + LENGTH, () => key, newId);
      holders[home] =
        outcome.kind === 'held' || outcome.kind === 'taken' ? outcome.hold.person : outcome.kind;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return holders;
}

const unitOf = (home: number) => `u-${home}`;

async function saveLead(database: DatabaseAddress): Promise<string> {
  const { backend, save } = await startEnvironment({ database });
  const { body } = await save();
  await backend.close();
  return body.data.lead_id ?? '';
}

function startRacer(args: readonly string[]): { racer: Racer; stop: () => Promise<void> } {
  const child: ChildProcess = spawn(
    process.execPath,
    ['bin/run.mjs', 'server/testing/race-for-homes.ts', ...args],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('A racing process has no input or output.');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return {
    async racer(at) {
      stdin.write(`${at}\n`);
      return JSON.parse(String((await lines.next()).value)) as string[];
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      stdin.end();
      await gone;
    },
  };
}
