import { foldName } from '../../src/lib/units.ts';
import { DESK_PROBLEMS } from '../contract/desk/problems.ts';
import { HOLD_LIMITS } from '../contract/desk/units.ts';
import { json } from '../http/answer.ts';
import type { LeadTable, UnitHoldTable } from '../store/database/tables.ts';
import type { HoldChange } from '../store/desk/unit-holds.ts';
import { type Caller, problem, textOf, timeOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';
import { peopleOf } from './projects.ts';
import { describeHold, mayChangeHold, readBoard, readLeadUnits } from './unit-boards.ts';

/** Homes: the boards of projects, interest and holds of leads, and lists that wait for a team lead. */
export function addUnitRoutes(parts: DeskRoutes): void {
  const { route, units, holds, clock, ids, live } = parts;

  const by = ({ person, access }: Caller) => ({
    person,
    at: clock.now(),
    eventId: ids.row(),
    visible: access.visible,
  });

  /** The home of a code, in the list of the lead's project. */
  const findHome = (code: string) => (lead: LeadTable) => {
    const wanted = foldName(code);
    const list = units.project(lead.project_id)?.list;
    const unit = list?.units.find((one) => foldName(one.code) === wanted);
    return unit ? { unit: wanted, code: unit.code, status: unit.status } : null;
  };

  async function nowChanged(call: Caller, did: string, hold: Pick<UnitHoldTable, 'code' | 'project_id'>) {
    await units.refresh();
    const { code: unit, project_id: project } = hold;
    await parts.audit('desk.unit', { person: call.person, did, unit, project });
    live.flush();
  }

  /** The hold as its reader sees it: the name of the lead is read with it. */
  async function answerHold(call: Caller, { id }: UnitHoldTable) {
    const found = (await holds.all(clock.now(), call.access.visible)).find((hold) => hold.id === id);
    return found ? describeHold(found, call.access) : problem('noHold');
  }

  async function changeHold(call: Caller, values: HoldChange, did: string) {
    const changed = await holds.change(call.id, by(call), values, (hold) => mayChangeHold(call.access, hold));
    if (typeof changed === 'string') return problem('noHold');
    await nowChanged(call, did, changed);
    return changed;
  }

  /** A time that a home may be held until; 0 for one that it may not. */
  function untilOf(value: unknown): number {
    const until = value === undefined ? clock.now() + HOLD_LIMITS.usual : timeOf(value);
    const isWithin = until > clock.now() && until <= clock.now() + HOLD_LIMITS.longest;
    return isWithin ? until : 0;
  }

  route('GET units', async ({ query, access }) => ({
    board: await readBoard(parts, query.get('project') ?? '', access),
  }));
  route('GET leads/:id/units', async ({ id, access }) => {
    const found = await parts.desk.detail(id, access.visible);
    return found ? readLeadUnits(parts, found.lead, access) : problem('noLead');
  });
  route('POST leads/:id/interest', async (call) => {
    await units.refresh();
    const change = { ...by(call), leadId: call.id };
    const outcome = await holds.setInterest(change, call.body.on, (lead) => {
      const home = findHome(call.body.unit)(lead);
      return home && { unit: home.unit, code: home.code };
    });
    if (outcome !== 'done') return problem(outcome === 'no-lead' ? 'noLead' : 'noUnit');
    live.flush();
    return {};
  });
  route('POST leads/:id/holds', async (call) => {
    await units.refresh();
    const until = untilOf(call.body.until);
    if (until === 0) return problem('badUntil');
    const outcome = await holds.hold<'noUnit' | 'notFree'>(
      { ...by(call), leadId: call.id },
      until,
      (lead) => {
        const home = findHome(call.body.unit)(lead);
        if (!home) return 'noUnit';
        const isFree = home.status === 'available';
        return isFree ? { unit: home.unit, code: home.code } : 'notFree';
      },
      () => ids.row(),
    );
    if (outcome.kind === 'no-lead') return problem('noLead');
    if (outcome.kind === 'refused') return problem(outcome.reason);
    if (outcome.kind === 'taken') {
      const { status, message } = DESK_PROBLEMS.unitHeld;
      const { person, until: end } = outcome.hold;
      return json({ code: 'unitHeld', message, person, until: end }, status);
    }
    await nowChanged(call, 'held', outcome.hold);
    return answerHold(call, outcome.hold);
  });
  route('POST holds/:id/until', async (call) => {
    const until = untilOf(call.body.until);
    if (until === 0) return problem('badUntil');
    const changed = await changeHold(call, { until }, 'prolonged');
    return changed instanceof Response ? changed : answerHold(call, changed);
  });
  route('POST holds/:id/person', async (call) => {
    const person = textOf(call.body.person, 60);
    const team = await parts.team.read();
    const hold = (await holds.all(clock.now())).find(({ id }) => id === call.id);
    if (!hold || !mayChangeHold(call.access, hold)) return problem('noHold');
    if (!peopleOf(team, hold.project_id).includes(person)) return problem('noPerson');
    const changed = await changeHold(call, { person }, 'handed');
    return changed instanceof Response ? changed : answerHold(call, changed);
  });
  route('POST holds/:id/release', async (call) => {
    const changed = await changeHold(call, null, 'released');
    return changed instanceof Response ? changed : {};
  });
  route('POST units/:id/list', async (call) => {
    const { access, id, person, body } = call;
    if (!access.is('lead', id)) return problem('forbidden');
    if (!(await units.decide(id, body.list, body.accept))) return problem('listMoved');
    await parts.audit('desk.list', { person, project: id, did: body.accept ? 'accepted' : 'refused' });
    live.flush();
    return {};
  });
}
