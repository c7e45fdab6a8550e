import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { type DeskSeat, type DeskSeats, openDeskSeats } from '../testing/desk-seats.ts';
import { unitList } from '../testing/unit-list.ts';

const SECRET = 'Visitor 77';
const TEMPLATE = { project: 'P-1', language: 'id', stage: 'new', name: 'x', text: 'x' };

/**
 * The input of each route, and the roles it must refuse. Every route of the running server is here, or the test
 * fails.
 */
interface Rule {
  readonly body?: object;
  /** The id in the path: a lead, a person, a reminder, a note, a template, a hold of the other project, or that project. */
  readonly of?: 'lead' | 'person' | 'reminder' | 'note' | 'template' | 'hold' | 'project';
  /** The roles refused outright, whatever the request names. */
  readonly forbiddenTo?: readonly ('sales' | 'lead')[];
}

const RULES: Readonly<Record<string, Rule>> = {
  'POST logout': {},
  'GET me': {},
  'GET leads': {},
  'GET counts': {},
  'GET week': {},
  'GET leads/:id': { of: 'lead' },
  'GET export.csv': { forbiddenTo: ['sales'] },
  'POST leads/:id/status': { of: 'lead', body: { status: 'won' } },
  'POST leads/:id/assign': { of: 'lead', body: { person: 'sales' } },
  'POST leads/:id/notes': { of: 'lead', body: { text: 'x' } },
  'POST notes/:id/remove': { of: 'note' },
  'POST leads/:id/restore': { of: 'lead' },
  'POST leads/:id/erase': { of: 'lead', forbiddenTo: ['sales', 'lead'] },
  'POST undo': { body: { events: ['nothing'] } },
  'POST bulk': { body: { ids: ['nothing'], status: 'won' } },
  'GET reminders': {},
  'POST leads/:id/reminders': { of: 'lead', body: { at: 4_000_000_000_000, text: 'x' } },
  'POST reminders/:id/done': { of: 'reminder', body: { done: true } },
  'GET reminders/:id/calendar.ics': { of: 'reminder' },
  'GET team': { forbiddenTo: ['sales'] },
  'POST team/people': {
    body: { name: 'new', project: 'P-2', role: 'admin' },
    forbiddenTo: ['sales', 'lead'],
  },
  'POST team/people/:id/role': {
    of: 'person',
    body: { project: 'P-2', role: 'admin' },
    forbiddenTo: ['sales', 'lead'],
  },
  'POST team/people/:id/token': { of: 'person', forbiddenTo: ['sales', 'lead'] },
  'POST team/people/:id/remove': { of: 'person', forbiddenTo: ['sales', 'lead'] },
  'POST team/people/:id/absence': { of: 'person', body: { until: 4e12 }, forbiddenTo: ['sales', 'lead'] },
  'POST team/rotation': {
    body: { project: 'P-2', on: true, people: ['other'] },
    forbiddenTo: ['sales', 'lead'],
  },
  'POST team/project': { body: { project: 'P-2', name: 'Mine' }, forbiddenTo: ['sales', 'lead'] },
  'GET deliveries': { forbiddenTo: ['sales'] },
  'POST deliveries/:id/again': { of: 'lead', forbiddenTo: ['sales', 'lead'] },
  'GET templates': {},
  'POST templates': { body: { ...TEMPLATE, project: 'P-2' }, forbiddenTo: ['sales', 'lead'] },
  'POST templates/:id': { of: 'template', body: TEMPLATE, forbiddenTo: ['sales', 'lead'] },
  'POST templates/:id/remove': { of: 'template', forbiddenTo: ['sales', 'lead'] },
  'GET units': {},
  'POST units/:id/list': { of: 'project', body: { list: 'x', accept: true }, forbiddenTo: ['sales', 'lead'] },
  'GET leads/:id/units': { of: 'lead' },
  'POST leads/:id/interest': { of: 'lead', body: { unit: 'A-2', on: true } },
  'POST leads/:id/holds': { of: 'lead', body: { unit: 'A-2' } },
  'POST holds/:id/until': { of: 'hold', body: { until: Date.UTC(2026, 10, 21) } },
  'POST holds/:id/person': { of: 'hold', body: { person: 'sales' } },
  'POST holds/:id/release': { of: 'hold' },
  'POST me/absence': { body: { until: 0 } },
  'POST me/notices': { body: {} },
  'POST me/push': { body: {} },
  'POST me/push/remove': { body: {} },
  'GET live': {},
};

/** The routes of the desk that need a session, as the running server lists them. */
function callsOf(desk: DeskSeats): readonly string[] {
  const prefix = '/desk/api/';
  return desk.environment.backend.routes
    .filter(({ path, method }) => path.startsWith(prefix) && !path.endsWith('*') && method !== 'ALL')
    .map(({ path, method }) => `${method} ${path.slice(prefix.length)}`)
    .filter((call) => call !== 'POST login');
}

function send(seat: DeskSeat, call: string, id: string, rule: Rule) {
  const [method = '', path = ''] = call.split(' ');
  const queries: Record<string, string> = {
    'GET week': '?days=0,4000000000000',
    'GET units': '?project=P-2',
  };
  const query = queries[call] ?? '';
  const address = path.replace(':id', encodeURIComponent(id)) + query;
  return method === 'GET' ? seat.ask(address) : seat.write(address, rule.body ?? {});
}

/** A lead, a note, a reminder and a person of a project that the others do not belong to. */
async function fillOther(desk: DeskSeats) {
  const other = await desk.hire('other', 'admin', 'P-2');
  const lead = await desk.save(77, { project_id: 'P-2', project_name: 'Kota Baru' });
  const note = (await other.write(`leads/${lead}/notes`, { text: SECRET })).body;
  const reminder = (await other.write(`leads/${lead}/reminders`, { at: 3_000_000_000_000, text: SECRET }))
    .body;
  const status = (await other.write(`leads/${lead}/status`, { status: 'visit' })).body;
  const template = { ...TEMPLATE, project: 'P-2', name: SECRET };
  await desk.environment.backend.units.replace('P-2', unitList());
  const hold = (await other.write(`leads/${lead}/holds`, { unit: 'A-1' })).body;
  return {
    template: String((await other.write('templates', template)).body.id),
    lead,
    hold: String(hold.id),
    project: 'P-2',
    note: String(note.id),
    reminder: String(reminder.id),
    person: 'other',
    event: String(status.event),
  };
}

await describeDatabases('roles', (makeDatabase) => {
  test('[DESK-01] every call of the running server has a rule here, and none serves a stranger', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    expect([...callsOf(desk)].sort()).toEqual(Object.keys(RULES).sort());
    const stranger = await desk.stranger();
    for (const [call, rule] of Object.entries(RULES)) {
      const answer = await send(stranger, call, 'x', rule);
      expect([call, answer.status, answer.body.code]).toEqual([call, 401, 'stranger']);
    }
    await desk.close();
  });

  test.for(['sales', 'lead'] as const)(
    '[DESK-01] %s of one project cannot read or change the other, and no response reveals anything',
    async (role) => {
      const desk = await openDeskSeats(await makeDatabase());
      const seat = await desk.hire(role, role, 'P-1');
      const other = await fillOther(desk);
      await desk.admin.ask('leads');
      const before = await desk.admin.ask(`leads/${other.lead}`);
      const teamBefore = await desk.admin.ask('team');
      for (const [call, rule] of Object.entries(RULES)) {
        if (call === 'GET live' || call === 'POST logout') continue;
        const id = rule.of ? other[rule.of] : '';
        const answer = await send(seat, call, id, rule);
        expect(answer.text, call).not.toContain(SECRET);
        expect(answer.text, call).not.toContain('Kota Baru');
        expect(answer.text, call).not.toContain('other');
        if (rule.forbiddenTo?.includes(role)) expect([call, answer.status]).toEqual([call, 403]);
        if (rule.of) {
          const none = await send(seat, call, 'unknown-id', rule);
          expect([call, answer.status, answer.text]).toEqual([call, none.status, none.text]);
          expect(answer.status, call).toBeGreaterThanOrEqual(403);
        }
      }
      const undone = await seat.write('undo', { events: [other.event] });
      expect([undone.status, undone.body.code]).toEqual([404, 'noUndo']);
      const bulk = await seat.write('bulk', { ids: [other.lead], status: 'won' });
      expect(bulk.body).toEqual({ events: [], left: 1 });
      expect((await desk.admin.ask(`leads/${other.lead}`)).text).toBe(before.text);
      expect((await desk.admin.ask('team')).text).toBe(teamBefore.text);
      await desk.close();
    },
  );

  test('[DESK-01] an admin of one project adds people there and nowhere else, and cannot erase anyone', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const chief = await desk.hire('chief', 'admin', 'P-1');
    const other = await fillOther(desk);
    const statuses = async (path: string, body: object) => (await chief.write(path, body)).status;
    expect(await statuses('team/people', { name: 'a', project: 'P-1', role: 'sales' })).toBe(200);
    expect(await statuses('team/people', { name: 'b', project: 'P-2', role: 'sales' })).toBe(403);
    expect(await statuses('team/people', { name: 'b', project: '*', role: 'sales' })).toBe(403);
    expect(await statuses('team/people/a/role', { project: '*', role: 'admin' })).toBe(403);
    for (const name of ['other', 'ani']) {
      expect(await statuses(`team/people/${name}/token`, {})).toBe(403);
      expect(await statuses(`team/people/${name}/remove`, {})).toBe(403);
    }
    const own = await desk.save(1);
    for (const id of [own, other.lead]) expect(await statuses(`leads/${id}/erase`, {})).toBe(403);
    expect(await statuses('team/rotation', { project: 'P-1', on: true, people: ['a', 'other'] })).toBe(200);
    const { turns } = await desk.environment.backend.store.team.read();
    expect(turns.map(({ person }) => person)).toEqual(['a']);
    await desk.close();
  });
});
