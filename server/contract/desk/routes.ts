import { answers, flag, list, number, object, type Route, text } from '../../../src/lib/routes.ts';
import type {
  Changed,
  DeskDelivery,
  DeskDetail,
  DeskLead,
  DeskNote,
  DeskReminder,
  DeskTeam,
  DeskTemplate,
  Me,
  NamedReminder,
} from './answers.ts';
import { notices, template } from './requests.ts';
import type { DeskHold, LeadUnits, UnitBoard } from './units.ts';
import type { Week } from './week.ts';

/** The filters of a list of leads. The search text is in `SEARCH_HEADER`. */
export const FILTERS = [
  'project',
  'type',
  'source',
  'status',
  'assigned',
  'spam',
  'verified',
  'since',
  'until',
  'sort',
] as const;

interface Token {
  readonly name: string;
  readonly token: string;
}

/** Nothing that the desk reads. */
const done = answers<unknown>();
const nothing = object({});
const until = object({ until: number });
const status = { status: text, reason: text } as const;

/**
 * All that the desk asks of its server, below `desk/api/`. Any of them may answer a `DeskProblem` instead. The desk takes the
 * types alone; the server checks every request by it. Files and the live stream are links, not requests of this table.
 */
export const deskRoutes = {
  'POST login': { body: object({ token: text }), gives: answers<{ readonly person: string }>() },
  'POST logout': { body: nothing, gives: done },
  'GET me': { gives: answers<Me>() },
  'POST me/absence': { body: until, gives: done },
  'POST me/notices': { body: notices, gives: done },
  'POST me/push': {
    body: object({ endpoint: text, keys: object({ p256dh: text, auth: text }) }),
    gives: done,
  },
  'POST me/push/remove': { body: object({ endpoint: text }), gives: done },
  'GET leads': {
    query: ['before', ...FILTERS],
    gives: answers<{
      readonly leads: readonly DeskLead[];
      readonly next: string | null;
      readonly codesSpent: boolean;
      /** The projects of this team lead whose list of homes waits, or cannot be read. */
      readonly listTrouble: readonly string[];
    }>(),
  },
  'GET counts': { query: FILTERS, gives: answers<Readonly<Record<string, number>>>() },
  'GET week': { query: ['days', 'project'], gives: answers<Week>() },
  'GET leads/:id': { gives: answers<DeskDetail>() },
  'POST leads/:id/status': { body: object(status, ['reason']), gives: answers<Changed>() },
  'POST leads/:id/assign': { body: object({ person: text }), gives: answers<Changed>() },
  'POST leads/:id/restore': { body: nothing, gives: answers<Changed>() },
  'POST leads/:id/erase': {
    body: nothing,
    gives: answers<{ readonly leads: number; readonly remains: number }>(),
  },
  'POST leads/:id/notes': { body: object({ text }), gives: answers<DeskNote>() },
  'POST notes/:id/remove': { body: nothing, gives: done },
  'POST undo': {
    body: object({ events: list(text) }),
    gives: answers<{ readonly done: number; readonly left: number }>(),
  },
  'POST bulk': {
    body: object({ ids: list(text), person: text, ...status }, ['person', 'status', 'reason']),
    gives: answers<{ readonly events: readonly string[]; readonly left: number }>(),
  },
  'GET reminders': { gives: answers<{ readonly reminders: readonly NamedReminder[] }>() },
  'POST leads/:id/reminders': {
    body: object({ at: number, text }, ['text']),
    gives: answers<DeskReminder>(),
  },
  'POST reminders/:id/done': { body: object({ done: flag }), gives: done },
  'GET team': { gives: answers<DeskTeam>() },
  'POST team/people': { body: object({ name: text, project: text, role: text }), gives: answers<Token>() },
  'POST team/people/:id/role': { body: object({ project: text, role: text }), gives: done },
  'POST team/people/:id/token': { body: nothing, gives: answers<Token>() },
  'POST team/people/:id/remove': { body: nothing, gives: answers<{ readonly freed: number }>() },
  'POST team/people/:id/absence': { body: until, gives: done },
  'POST team/rotation': { body: object({ project: text, on: flag, people: list(text) }), gives: done },
  'POST team/project': { body: object({ project: text, name: text }), gives: done },
  'GET deliveries': {
    query: ['state', 'before'],
    gives: answers<{
      readonly deliveries: readonly DeskDelivery[];
      readonly next: string | null;
      readonly hasReceivers: boolean;
    }>(),
  },
  'POST deliveries/:id/again': { body: nothing, gives: done },
  'GET templates': { gives: answers<{ readonly templates: readonly DeskTemplate[] }>() },
  'GET units': { query: ['project'], gives: answers<{ readonly board: UnitBoard | null }>() },
  'POST units/:id/list': { body: object({ list: text, accept: flag }), gives: done },
  'GET leads/:id/units': { gives: answers<LeadUnits>() },
  'POST leads/:id/interest': { body: object({ unit: text, on: flag }), gives: done },
  'POST leads/:id/holds': {
    body: object({ unit: text, until: number }, ['until']),
    gives: answers<DeskHold>(),
  },
  'POST holds/:id/until': { body: until, gives: answers<DeskHold>() },
  'POST holds/:id/person': { body: object({ person: text }), gives: answers<DeskHold>() },
  'POST holds/:id/release': { body: nothing, gives: done },
  'POST templates': { body: template, gives: answers<DeskTemplate>() },
  'POST templates/:id': { body: template, gives: answers<DeskTemplate>() },
  'POST templates/:id/remove': { body: nothing, gives: done },
} as const satisfies Readonly<Record<string, Route>>;

export type DeskRouteTable = typeof deskRoutes;
