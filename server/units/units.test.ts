import { expect, test } from 'vitest';
import { HOLD_LIMITS } from '../contract/desk/units.ts';
import { openLeadStore } from '../store/open.ts';
import { describeDatabases } from '../testing/databases.ts';
import { openDeskSeats } from '../testing/desk-seats.ts';
import { raceForHomes } from '../testing/race-for-homes.ts';
import { unitList } from '../testing/unit-list.ts';
import { createUnitLists } from './units.ts';

const HOUR = 3_600_000;

await describeDatabases('units', (makeDatabase) => {
  async function open() {
    const desk = await openDeskSeats(await makeDatabase());
    const { units, store } = desk.environment.backend;
    const changed: string[] = [];
    units.onChange((project) => changed.push(project));
    await units.replace('P-1', unitList({ 'A-4': 'sold' }));
    const [budi, sari] = [await desk.hire('budi', 'sales', 'P-1'), await desk.hire('sari', 'sales', 'P-1')];
    const lead = await desk.hire('lia', 'lead', 'P-1');
    const status = (code: string) =>
      units
        .served()
        .get('P-1')
        ?.units.find((unit) => unit.code === code)?.status;
    return { desk, units, store, changed, budi, sari, lead, status, clock: desk.environment.clock };
  }

  test('[UNIT-01] a salesperson holds a home, and the second one is refused with the name and the time', async () => {
    const { desk, budi, sari, changed, status, clock } = await open();
    const [first, second] = [await desk.save(1), await desk.save(2)];
    const held = await budi.write(`leads/${first}/holds`, { unit: 'a-1' });
    expect(held.body).toMatchObject({ code: 'A-1', person: 'budi', lead: 'Visitor 1', mayChange: true });
    expect(held.body.until).toBe(clock.now() + HOLD_LIMITS.usual);
    expect([status('A-1'), status('A-2')]).toEqual(['held', 'available']);
    expect(changed).toEqual(['P-1', 'P-1']);
    const refused = await sari.write(`leads/${second}/holds`, { unit: 'A-1' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'unitHeld', person: 'budi', until: held.body.until },
    ]);
    const codes = async (path: string, body: object) => (await sari.write(path, body)).body.code;
    expect(await codes(`leads/${second}/holds`, { unit: 'A-4' })).toBe('notFree');
    expect(await codes(`leads/${second}/holds`, { unit: 'Z-9' })).toBe('noUnit');
    expect(await codes('leads/unknown/holds', { unit: 'A-2' })).toBe('noLead');
    for (const until of [clock.now(), clock.now() + HOLD_LIMITS.longest + 1, -1, 1.5])
      expect(await codes(`leads/${second}/holds`, { unit: 'A-2', until })).toBe('badUntil');
    const id = String(held.body.id);
    for (const [path, body] of [
      ['until', { until: clock.now() + HOUR }],
      ['release', {}],
      ['person', { person: 'sari' }],
    ] as const)
      expect(await codes(`holds/${id}/${path}`, body), path).toBe('noHold');
    await desk.close();
  });

  test('[UNIT-01] a hold is prolonged, handed over and released, and each is in the history of the lead', async () => {
    const { desk, budi, sari, lead, status, clock } = await open();
    const id = await desk.save(1);
    const hold = String((await budi.write(`leads/${id}/holds`, { unit: 'B-2' })).body.id);
    const until = clock.now() + HOLD_LIMITS.longest;
    expect((await budi.write(`holds/${hold}/until`, { until })).body).toMatchObject({ until });
    expect((await budi.write(`holds/${hold}/person`, { person: 'stranger' })).body.code).toBe('noPerson');
    expect((await budi.write(`holds/${hold}/person`, { person: 'sari' })).body).toMatchObject({
      person: 'sari',
      mayChange: false,
    });
    expect((await budi.write(`holds/${hold}/release`, {})).body.code).toBe('noHold');
    expect((await lead.write(`holds/${hold}/person`, { person: 'budi' })).status).toBe(200);
    expect((await lead.write(`holds/${hold}/person`, { person: 'sari' })).status).toBe(200);
    expect((await sari.write(`holds/${hold}/release`, {})).status).toBe(200);
    expect(status('B-2')).toBe('available');
    const { events } = (await desk.admin.ask(`leads/${id}`)).body;
    const kinds = (events as { kind: string; after: string }[])
      .filter(({ kind }) => kind === 'unit')
      .map(({ after }) => JSON.parse(after).did);
    expect(kinds.sort()).toEqual(['handed', 'handed', 'handed', 'held', 'prolonged', 'released']);
    await desk.close();
  });

  test('[UNIT-01] a hold ends by itself at its time, without a timer, and the home can be held again', async () => {
    const { desk, budi, sari, status, changed, clock, store, units } = await open();
    const [first, second] = [await desk.save(1), await desk.save(2)];
    await budi.write(`leads/${first}/holds`, { unit: 'A-1', until: clock.now() + HOUR });
    await budi.write(`leads/${first}/holds`, { unit: 'A-2', until: clock.now() + HOUR });
    clock.jump(HOUR - 1);
    expect((await sari.write(`leads/${second}/holds`, { unit: 'A-1' })).body.code).toBe('unitHeld');
    clock.jump(1);
    expect([status('A-1'), status('A-2')]).toEqual(['available', 'available']);
    const until = clock.now() + HOUR;
    const change = { leadId: second, person: 'sari', at: clock.now(), eventId: 'e-1' };
    const outcome = await store.holds.hold(
      change,
      until,
      () => ({ unit: 'a-1', code: 'A-1' }),
      () => 'h-1',
    );
    expect(outcome).toMatchObject({ kind: 'held', hold: { person: 'sari' } });
    const before = changed.length;
    await units.refresh();
    await units.refresh();
    expect(changed.length).toBe(before + 1);
    expect((await store.holds.all(0)).map(({ code }) => code)).toEqual(['A-1']);
    const { events } = (await desk.admin.ask(`leads/${first}`)).body;
    const ended = (events as { after: string; person: string }[]).filter(({ after }) =>
      after.includes('expired'),
    );
    expect(ended.map(({ person }) => person)).toEqual(['', '']);
    await desk.close();
  });

  test('[UNIT-01] the list wins over a hold, and the desk shows both', async () => {
    const { desk, budi, sari, units, status } = await open();
    const id = await desk.save(1, { message: 'Tipe 45 A-3, masih ada?' });
    await budi.write(`leads/${id}/holds`, { unit: 'A-1' });
    await budi.write(`leads/${id}/interest`, { unit: 'B-1', on: true });
    await budi.write(`leads/${id}/interest`, { unit: 'B-1', on: true });
    await units.replace('P-1', unitList({ 'A-4': 'sold', 'A-1': 'sold' }));
    expect(status('A-1')).toBe('sold');
    const { homes } = (await budi.ask(`leads/${id}/units`)).body;
    expect(homes).toMatchObject([
      { code: 'A-1', status: 'sold', isListed: true, hold: { person: 'budi' } },
      { code: 'A-3', isNamed: true, recordedBy: '' },
      { code: 'B-1', isNamed: false, recordedBy: 'budi' },
    ]);
    const { units: all, asOf } = unitList({ 'A-4': 'sold' });
    await units.replace('P-1', { units: all.slice(1), asOf });
    const board = (await sari.ask('units?project=P-1')).body.board as { units: object[]; people: string[] };
    expect(board.units.at(-1)).toMatchObject({ code: 'A-1', isListed: false, hold: { person: 'budi' } });
    expect([...board.people].sort()).toEqual(['ani', 'budi', 'lia', 'sari']);
    await budi.write(`leads/${id}/interest`, { unit: 'B-1', on: false });
    await desk.admin.write(`leads/${id}/erase`, {});
    expect((await desk.environment.backend.store.holds.all(0)).length).toBe(0);
    await desk.close();
  });

  test('[UNIT-01] a suspicious list waits for a team lead, and the last good one stays', async () => {
    const { desk, units, budi, lead, changed } = await open();
    const before = units.lists().get('P-1');
    const board = async () =>
      (await lead.ask('units?project=P-1')).body.board as { waiting: { id: string } } | null;
    const bad = unitList({ 'A-1': 'sold', 'A-2': 'sold', 'A-3': 'sold', 'B-1': 'sold' });
    const count = changed.length;
    expect(await units.replace('P-1', bad)).toBe('waiting');
    expect(await units.replace('P-1', { ...bad, asOf: '2026-11-21T03:00:00.000Z' })).toBe('waiting');
    expect(units.lists().get('P-1')).toEqual(before);
    expect(changed.length).toBe(count);
    const waiting = (await board())?.waiting;
    expect(waiting).toMatchObject({
      doubts: [
        { kind: 'gone', before: 11, gone: 4 },
        { kind: 'returned', codes: ['A-4'] },
      ],
      total: 12,
      left: 8,
      leftBefore: 11,
    });
    const decide = async (seat: typeof lead, list: string, accept: boolean) =>
      (await seat.write('units/P-1/list', { list, accept })).body.code;
    const id = waiting?.id ?? '';
    expect(await decide(budi, id, true)).toBe('forbidden');
    expect(await decide(lead, 'other', true)).toBe('listMoved');
    expect(await decide(lead, id, false)).toBeUndefined();
    expect(await units.replace('P-1', bad)).toBe('refused');
    expect(await units.replace('P-1', unitList({ 'A-4': 'sold' }))).toBe('same');
    expect(await units.replace('P-1', bad)).toBe('waiting');
    expect(await decide(lead, id, true)).toBeUndefined();
    expect(units.lists().get('P-1')).toEqual(bad);
    expect(await units.replace('P-1', bad)).toBe('same');
    expect(await decide(lead, id, true)).toBe('listMoved');
    expect(await units.replace('P-1', { units: [], asOf: '' })).toBe('waiting');
    expect(await units.replace('P-1', null)).toBe('replaced');
    expect([units.lists().size, (await board()) ?? null]).toEqual([0, null]);
    await desk.close();
  });

  test('[UNIT-01] a broken list is reported to the desk, and the next good one ends it', async () => {
    const { desk, units, sari } = await open();
    const board = async () => (await sari.ask('units?project=P-1')).body.board;
    const text = { en: 'Row 7, price: "12 M?" is not a price.', id: 'Baris 7, price: "12 M?" bukan harga.' };
    await units.report('P-1', text);
    const first = await board();
    expect(first).toMatchObject({ problem: { text }, units: { length: 12 } });
    desk.environment.clock.jump(HOUR);
    await units.report('P-1', text);
    expect(await board()).toEqual(first);
    await units.replace('P-1', unitList({ 'A-4': 'sold' }));
    expect(await board()).toMatchObject({ problem: null });
    await units.report('P-3', text);
    expect(units.project('P-3')).toMatchObject({ list: { units: [] }, problem: { text } });
    await desk.close();
  });

  test('[UNIT-01] another process reads the list, its holds and its end', async () => {
    const database = await makeDatabase();
    const desk = await openDeskSeats(database);
    const { clock, backend } = desk.environment;
    await backend.units.replace('P-1', unitList());
    const store = await openLeadStore(database, clock);
    const other = createUnitLists({ store, clock, ids: { row: () => 'x' } });
    const changed: string[] = [];
    other.onChange((project) => changed.push(project));
    await other.refresh();
    await desk.admin.write(`leads/${await desk.save(1)}/holds`, { unit: 'A-1' });
    await other.refresh();
    await backend.units.report('P-1', { en: 'x', id: 'x' });
    await other.refresh();
    expect(other.served().get('P-1')?.units[0]?.status).toBe('held');
    await backend.units.replace('P-1', null);
    await other.refresh();
    expect(changed).toEqual(['P-1', 'P-1', 'P-1']);
    await store.close();
    await desk.close();
  });

  test('[UNIT-01] of people who hold the same home at the same time, in two processes, exactly one gets it', async () => {
    const race = await raceForHomes(await makeDatabase(), 120);
    expect(race).toMatchObject({ races: 240, heldTwice: 0, unheld: 0, wrongWinner: 0 });
  });
});

test('[UNIT-01] without lists the desk has no homes and no view for them', async () => {
  const desk = await openDeskSeats({ kind: 'sqlite', file: ':memory:' });
  const id = await desk.save(1, { message: 'Tipe 45 A-1' });
  expect((await desk.admin.ask('me')).body.unitProjects).toEqual([]);
  expect((await desk.admin.ask('units?project=P-1')).body).toEqual({ board: null });
  expect((await desk.admin.ask(`leads/${id}/units`)).body).toEqual({ board: null, homes: [] });
  expect((await desk.admin.write(`leads/${id}/holds`, { unit: 'A-1' })).body.code).toBe('noUnit');
  expect(desk.environment.backend.units.served().size).toBe(0);
  await desk.close();
});
