import { figuresOf, foldName } from '../../src/lib/units.ts';
import type { DeskHold, DeskUnit, LeadUnits, UnitBoard } from '../contract/desk/units.ts';
import { namedHome } from '../contract/desk/units.ts';
import type { LeadTable } from '../store/database/tables.ts';
import type { NamedHold } from '../store/desk/unit-holds.ts';
import type { DeskAccess } from './access.ts';
import type { DeskParts } from './parts.ts';
import { peopleOf } from './projects.ts';

type BoardParts = Pick<DeskParts, 'units' | 'holds' | 'team' | 'clock'>;

/** True if the person may release, prolong and hand over a hold. */
export function mayChangeHold(
  access: DeskAccess,
  { person, project_id }: { readonly person: string; readonly project_id: string },
): boolean {
  return access.is('lead', project_id) || (person === access.person && access.is('sales', project_id));
}

export function describeHold(hold: NamedHold, access: DeskAccess): DeskHold {
  const { id, code, person, since, until, lead_id, name } = hold;
  const isVisible = name !== null;
  return {
    id,
    code,
    person,
    since,
    until,
    lead_id: isVisible ? lead_id : '',
    lead: name ?? '',
    mayChange: mayChangeHold(access, hold),
  };
}

/** The homes of a project for one reader; null where it has no list, or is not theirs. */
export async function readBoard(
  { units, holds, team, clock }: BoardParts,
  projectId: string,
  access: DeskAccess,
): Promise<UnitBoard | null> {
  await units.refresh();
  const known = units.project(projectId);
  if (!known || !access.is('sales', projectId)) return null;
  const { list, waiting, problem } = known;
  const here = (await holds.all(clock.now(), access.visible)).filter(
    ({ project_id }) => project_id === projectId,
  );
  const held = new Map(here.map((hold) => [hold.unit, describeHold(hold, access)]));
  const listed = list.units.map((unit): DeskUnit => {
    const key = foldName(unit.code);
    const hold = held.get(key);
    held.delete(key);
    return { ...unit, isListed: true, ...(hold ? { hold } : {}) };
  });
  const unlisted = [...held.values()].map(
    (hold): DeskUnit => ({ code: hold.code, type: '', status: 'not-for-sale', isListed: false, hold }),
  );
  const mayDecide = access.is('lead', projectId);
  return {
    project: projectId,
    asOf: list.asOf,
    units: [...listed, ...unlisted],
    waiting: waiting && {
      id: waiting.id,
      at: waiting.at,
      doubts: waiting.doubts,
      total: waiting.list.units.length,
      left: figuresOf(waiting.list.units).left,
      totalBefore: list.units.length,
      leftBefore: figuresOf(list.units).left,
    },
    problem,
    mayDecide,
    people: peopleOf(await team.read(), projectId),
  };
}

/** The homes of one lead: with a hold for it, an interest, or a code in what the visitor wrote. */
export async function readLeadUnits(
  parts: BoardParts,
  lead: Pick<LeadTable, 'id' | 'project_id' | 'message'>,
  access: DeskAccess,
): Promise<LeadUnits> {
  const board = await readBoard(parts, lead.project_id, access);
  if (!board) return { board, homes: [] };
  const interests = new Map(
    (await parts.holds.interests(lead.id)).map((interest) => [interest.unit, interest.person]),
  );
  const named = namedHome(lead.message, board.units)?.code;
  const homes = board.units
    .map((unit) => ({
      ...unit,
      recordedBy: interests.get(foldName(unit.code)) ?? '',
      isNamed: unit.code === named,
    }))
    .filter(({ hold, recordedBy, isNamed }) => hold?.lead_id === lead.id || recordedBy !== '' || isNamed);
  return { board, homes };
}
