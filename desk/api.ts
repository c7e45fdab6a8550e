import { SEARCH_HEADER } from '../server/contract/desk/lead-query.ts';
import type { DeskProblem } from '../server/contract/desk/problems.ts';
import type { MyNotices, TemplateFields } from '../server/contract/desk/requests.ts';
import type { DeskRouteTable } from '../server/contract/desk/routes.ts';
import { encodeText } from '../src/lib/encode-text.ts';
import { type AnswerOf, type ArgumentsOf, type BodyOf, requestOf } from '../src/lib/routes.ts';
import { type Filters, paramsOf } from './filters.ts';
import type { DeskMessages } from './messages.ts';

export type * from '../server/contract/desk/answers.ts';
export type { MyNotices, TemplateFields };

/** The answer of a server that refuses. */
interface Refusal {
  readonly code?: DeskProblem;
  readonly person?: string;
  readonly until?: number;
}

type FailureMessages = DeskMessages & { moment(at: number): string };

/** A call that the server refused, with the reason in the person's language. */
class DeskFailure extends Error {
  readonly code: DeskProblem | undefined;
  readonly #status: number;
  /** The hold on a home that someone else holds. */
  readonly #hold: Refusal;

  constructor(status: number, { code, ...hold }: Refusal) {
    super(`${status} ${code ?? ''}`);
    this.#status = status;
    this.#hold = hold;
    this.code = code;
  }

  describe(messages: FailureMessages): string {
    const { person, until } = this.#hold;
    if (person !== undefined && until !== undefined)
      return messages.heldUntil(person, messages.moment(until));
    return (this.code && messages.problems[this.code]) ?? messages.answered(this.#status);
  }
}

/** The message for a failed call. */
export function describeFailure(error: unknown, messages: FailureMessages): string {
  return error instanceof DeskFailure ? error.describe(messages) : messages.wentWrong;
}

/** True if a call failed with this code. */
export function isProblem(error: unknown, code: DeskProblem): boolean {
  return error instanceof DeskFailure && error.code === code;
}

/** The session ended, or never began: show the login. */
export class LoggedOut extends Error {}

/** The calls of the desk, as seen from its page: the site may be below a path. */
export const API = 'api';

/** The arguments of a request of the table: the names in its address, and its body. */
type Given<K extends keyof DeskRouteTable> = ArgumentsOf<K, DeskRouteTable[K]>;
type Answered<K extends keyof DeskRouteTable> = Promise<AnswerOf<DeskRouteTable[K]>>;

function call<K extends keyof DeskRouteTable>(route: K, ...given: Given<K>): Answered<K> {
  return send(route, {}, ...given);
}

function searchHeader({ search }: Filters): Record<string, string> {
  return search === '' ? {} : { [SEARCH_HEADER]: encodeText(search) };
}

/** Sends a request. The search text is a name or a number, so it goes in a header: logs keep addresses. */
async function send<K extends keyof DeskRouteTable>(
  route: K,
  header: Readonly<Record<string, string>>,
  ...[params, body]: Given<K>
): Answered<K> {
  const { method, address } = requestOf(route, params);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = body === undefined ? header : { ...header, 'content-type': 'application/json' };
  const response = await fetch(`${API}/${address}`, { credentials: 'same-origin', method, headers, ...sent });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.status === 401 && route !== 'POST login') throw new LoggedOut();
  if (!response.ok) throw new DeskFailure(response.status, answer as Refusal);
  return answer as AnswerOf<DeskRouteTable[K]>;
}

export const api = {
  me: () => call('GET me', {}),
  login: (token: string) => call('POST login', {}, { token }),
  logout: () => call('POST logout', {}, {}),
  leads: (filters: Filters, before = '') =>
    send('GET leads', searchHeader(filters), { before, ...paramsOf(filters) }),
  counts: (filters: Filters) => send('GET counts', searchHeader(filters), paramsOf(filters)),
  week: (days: readonly number[], project: string) => call('GET week', { days: days.join(','), project }),
  lead: (id: string) => call('GET leads/:id', { id }),
  setStatus: (id: string, status: string, reason = '') =>
    call('POST leads/:id/status', { id }, { status, reason }),
  assign: (id: string, person: string) => call('POST leads/:id/assign', { id }, { person }),
  restore: (id: string) => call('POST leads/:id/restore', { id }, {}),
  erase: (id: string) => call('POST leads/:id/erase', { id }, {}),
  addNote: (id: string, text: string) => call('POST leads/:id/notes', { id }, { text }),
  removeNote: (id: string) => call('POST notes/:id/remove', { id }, {}),
  undo: (events: readonly string[]) => call('POST undo', {}, { events }),
  bulk: (ids: readonly string[], change: Omit<BodyOf<DeskRouteTable['POST bulk']>, 'ids'>) =>
    call('POST bulk', {}, { ids, ...change }),
  reminders: () => call('GET reminders', {}),
  remind: (id: string, at: number, text: string) => call('POST leads/:id/reminders', { id }, { at, text }),
  setDone: (id: string, done: boolean) => call('POST reminders/:id/done', { id }, { done }),
  team: () => call('GET team', {}),
  addPerson: (person: BodyOf<DeskRouteTable['POST team/people']>) => call('POST team/people', {}, person),
  setRole: (id: string, project: string, role: string) =>
    call('POST team/people/:id/role', { id }, { project, role }),
  newToken: (id: string) => call('POST team/people/:id/token', { id }, {}),
  removePerson: (id: string) => call('POST team/people/:id/remove', { id }, {}),
  setAbsence: (id: string, until: number) => call('POST team/people/:id/absence', { id }, { until }),
  setRotation: (project: string, on: boolean, people: readonly string[]) =>
    call('POST team/rotation', {}, { project, on, people }),
  nameProject: (project: string, name: string) => call('POST team/project', {}, { project, name }),
  deliveries: (state: string, before: string) => call('GET deliveries', { state, before }),
  sendAgain: (id: string) => call('POST deliveries/:id/again', { id }, {}),
  units: (project: string) => call('GET units', { project }),
  decideList: (project: string, list: string, accept: boolean) =>
    call('POST units/:id/list', { id: project }, { list, accept }),
  leadUnits: (id: string) => call('GET leads/:id/units', { id }),
  setInterest: (id: string, unit: string, on: boolean) =>
    call('POST leads/:id/interest', { id }, { unit, on }),
  hold: (id: string, unit: string, until?: number) =>
    call('POST leads/:id/holds', { id }, until === undefined ? { unit } : { unit, until }),
  prolong: (id: string, until: number) => call('POST holds/:id/until', { id }, { until }),
  handOver: (id: string, person: string) => call('POST holds/:id/person', { id }, { person }),
  release: (id: string) => call('POST holds/:id/release', { id }, {}),
  templates: () => call('GET templates', {}),
  /** A whole template may be given; only what is written in one is sent. */
  saveTemplate(id: string, { project, language, stage, name, text }: TemplateFields) {
    const fields = { project, language, stage, name, text };
    return id === '' ? call('POST templates', {}, fields) : call('POST templates/:id', { id }, fields);
  },
  removeTemplate: (id: string) => call('POST templates/:id/remove', { id }, {}),
  /** A file of the leads, held in memory. */
  async file(address: string, filters: Filters): Promise<{ name: string; content: Blob }> {
    const response = await fetch(address, { credentials: 'same-origin', headers: searchHeader(filters) });
    if (response.status === 401) throw new LoggedOut();
    if (!response.ok) throw new DeskFailure(response.status, {});
    const [, name = 'leads.csv'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: await response.blob() };
  },
  setMyAbsence: (until: number) => call('POST me/absence', {}, { until }),
  setMyNotices: (notices: MyNotices) => call('POST me/notices', {}, notices),
  addPush(subscription: PushSubscription) {
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    return call('POST me/push', {}, { endpoint: endpoint ?? '', keys: { p256dh, auth } });
  },
  removePush: (endpoint: string) => call('POST me/push/remove', {}, { endpoint }),
};
