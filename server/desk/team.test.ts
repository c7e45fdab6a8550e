import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { type DeskSeat, openDeskSeats } from '../testing/desk-seats.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function assignees(seat: DeskSeat, query = ''): Promise<readonly string[]> {
  const { body } = await seat.ask(`leads?sort=oldest&${query}`);
  return (body.leads as { assigned_to: string }[]).map((lead) => lead.assigned_to);
}

function spread(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

await describeDatabases('team', (makeDatabase) => {
  test('[DESK-01] a person is added in the desk, logs in with the token shown once, and sees only their project', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const budi = await desk.hire('budi', 'sales', 'P-1');
    await desk.save(1);
    await desk.save(2, { project_id: 'P-2', project_name: 'Kota Baru' });
    const seen = (await budi.ask('leads')).body.leads as { project_id: string }[];
    expect(seen.map(({ project_id }) => project_id)).toEqual(['P-1']);
    const stored = await desk.environment.backend.store.team.find('budi');
    expect(stored?.entry).toMatch(/^scrypt\./);
    expect(JSON.stringify(stored)).not.toContain(budi.token);
    expect(
      (await desk.admin.write('team/people', { name: 'budi', project: 'P-2', role: 'sales' })).status,
    ).toBe(409);

    await desk.admin.write('team/people/budi/remove', {});
    expect((await budi.ask('me')).status).toBe(401);
    expect((await desk.enter(budi.token)).status).toBe(401);
    await desk.close();
  });

  test('[DESK-01] a new token ends the logins of the old one', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const budi = await desk.hire('budi', 'sales', 'P-1');
    const { body } = await desk.admin.write('team/people/budi/token', {});
    expect((await budi.ask('me')).status).toBe(401);
    expect((await desk.enter(budi.token)).status).toBe(401);
    expect((await desk.enter(String(body.token))).status).toBe(200);
    await desk.close();
  });

  test('[DESK-01] rotation is fair over the day, skips people who are away, and no one has to catch up', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const names = ['budi', 'citra', 'dewi'];
    for (const name of names) await desk.hire(name, 'sales', 'P-1');
    await desk.rotate('P-1', names);
    for (let at = 0; at < 9; at += 1) await desk.save(at);
    expect(spread(await assignees(desk.admin))).toEqual({ budi: 3, citra: 3, dewi: 3 });

    await desk.admin.write('team/people/citra/absence', { until: desk.environment.clock.now() + 3 * HOUR });
    for (let at = 10; at < 20; at += 1) await desk.save(at);
    expect(spread((await assignees(desk.admin)).slice(9))).toEqual({ budi: 5, dewi: 5 });

    await desk.environment.clock.advance(4 * HOUR);
    for (let at = 20; at < 26; at += 1) await desk.save(at);
    expect(spread((await assignees(desk.admin)).slice(19))).toEqual({ budi: 2, citra: 2, dewi: 2 });

    await desk.environment.clock.advance(DAY);
    for (let at = 30; at < 36; at += 1) await desk.save(at);
    expect(spread((await assignees(desk.admin)).slice(25))).toEqual({ budi: 2, citra: 2, dewi: 2 });
    await desk.close();
  });

  test('[DESK-01] a returning visitor stays with the same salesperson, unless that person is away', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    for (const name of ['budi', 'citra']) await desk.hire(name, 'sales', 'P-1');
    await desk.rotate('P-1', ['budi', 'citra']);
    await desk.save(1);
    const first = (await assignees(desk.admin))[0] ?? '';
    await desk.environment.clock.advance(2 * DAY);
    await desk.save(1, { lead_type_id: '3' });
    await desk.environment.clock.advance(HOUR);
    await desk.save(1);
    expect((await assignees(desk.admin)).slice(1)).toEqual([first, first]);

    await desk.admin.write(`team/people/${first}/absence`, { until: desk.environment.clock.now() + DAY });
    await desk.environment.clock.advance(HOUR);
    await desk.save(1);
    expect((await assignees(desk.admin))[3]).toBe(first === 'budi' ? 'citra' : 'budi');
    await desk.close();
  });

  test('[DESK-01] leads that arrive while everyone is away are assigned once someone is back', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    for (const name of ['budi', 'citra']) await desk.hire(name, 'sales', 'P-1');
    await desk.rotate('P-1', ['budi', 'citra']);
    const until = desk.environment.clock.now() + HOUR;
    for (const name of ['budi', 'citra']) await desk.admin.write(`team/people/${name}/absence`, { until });
    for (let at = 0; at < 4; at += 1) await desk.save(at);
    const { rotation } = desk.environment.backend.store;
    expect(await rotation.assignUnassigned(desk.environment.clock.now())).toBe(0);
    expect(await assignees(desk.admin)).toEqual(['', '', '', '']);
    await desk.environment.clock.advance(2 * HOUR);
    expect(await rotation.assignUnassigned(desk.environment.clock.now())).toBe(4);
    expect(spread(await assignees(desk.admin))).toEqual({ budi: 2, citra: 2 });
    await desk.close();
  });

  test('[DESK-01] sales take unassigned leads and give them back; a team lead assigns them to anyone of the project', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const budi = await desk.hire('budi', 'sales', 'P-1');
    const citra = await desk.hire('citra', 'sales', 'P-1');
    const lead = await desk.hire('lia', 'lead', 'P-1');
    await desk.hire('eko', 'sales', 'P-2');
    const id = await desk.save(1);
    expect((await budi.write(`leads/${id}/assign`, { person: 'citra' })).status).toBe(403);
    expect((await budi.write(`leads/${id}/assign`, { person: 'budi' })).status).toBe(200);
    expect((await citra.ask(`leads/${id}`)).status).toBe(404);
    expect((await citra.write(`leads/${id}/assign`, { person: 'citra' })).status).toBe(404);
    expect((await budi.write(`leads/${id}/assign`, { person: '' })).status).toBe(200);
    expect((await lead.write(`leads/${id}/assign`, { person: 'eko' })).status).toBe(403);
    expect((await lead.write(`leads/${id}/assign`, { person: 'citra' })).status).toBe(200);
    expect((await citra.ask('leads?assigned=citra')).body.leads).toHaveLength(1);
    expect((await lead.ask('leads?assigned=-')).body.leads).toHaveLength(0);
    await desk.close();
  });

  test('[DESK-01] the open leads of a removed person become unassigned', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    await desk.hire('budi', 'sales', 'P-1');
    const [open, won] = [await desk.save(1), await desk.save(2)];
    for (const id of [open, won]) await desk.admin.write(`leads/${id}/assign`, { person: 'budi' });
    await desk.admin.write(`leads/${won}/status`, { status: 'won' });
    expect((await desk.admin.write('team/people/budi/remove', {})).body).toEqual({ freed: 1 });
    expect(await assignees(desk.admin)).toEqual(['', 'budi']);
    await desk.close();
  });
});
