import type { Delivery } from '../server/contract/desk/delivery.ts';
import type { DeskProblem } from '../server/contract/desk/problems.ts';
import { SEARCH_HEADER } from '../server/contract/desk/search-header.ts';
import type { Week } from '../server/contract/desk/week.ts';
import type { LeadFields } from '../server/contract/lead-fields.ts';
import { encodeText } from '../src/lib/encode-text.ts';
import { type Filters, queryOf } from './filters.ts';
import type { DeskMessages } from './messages.ts';

/** A lead as the desk shows it: the fields of the store that people read. */
export interface DeskLead extends Readonly<Pick<LeadFields, ReadField>> {
  readonly id: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly status: string;
  readonly spam: number;
  readonly otp_verified: number;
  readonly otp_reason: string;
  readonly submissions: number;
  readonly phone: string;
  readonly assigned_to: string;
  readonly lost_reason: string;
}

/** The fields of a lead that people read; the store has more. */
type ReadField =
  | 'name'
  | 'message'
  | 'lead_type_id'
  | 'lead_type_name'
  | 'project_id'
  | 'project_name'
  | 'current_url'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'
  | 'utm_content'
  | 'utm_term'
  | 'gclid'
  | 'fbclid'
  | `${'first' | 'last'}_touch_${'at' | 'source' | 'medium' | 'campaign' | 'click_ids' | 'page'}`
  | 'consent_version'
  | 'consent_at';

export interface DeskNote {
  readonly id: string;
  readonly at: number;
  readonly author: string;
  readonly text: string;
}

export interface DeskEvent {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  readonly undone_at: number;
}

export interface DeskReminder {
  readonly id: string;
  readonly lead_id: string;
  readonly person: string;
  readonly at: number;
  readonly text: string;
  readonly done_at: number;
}

/** A reminder in a list, with the lead it is about. */
export interface NamedReminder extends DeskReminder {
  readonly name: string;
  readonly phone: string;
}

export interface DeskDetail {
  readonly lead: DeskLead;
  readonly notes: readonly DeskNote[];
  readonly touches: readonly { readonly id: string; readonly at: number; readonly context: string }[];
  readonly events: readonly DeskEvent[];
  readonly reminders: readonly DeskReminder[];
}

interface MyProject {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** The people who may be assigned its leads; empty for sales. */
  readonly people: readonly string[];
}

export interface Me {
  readonly person: string;
  readonly isAdmin: boolean;
  readonly isLead: boolean;
  readonly projects: readonly MyProject[];
  readonly sources: readonly string[];
  readonly absentUntil: number;
  readonly notices: MyNotices;
  /** The public key for push notices; missing where the server sends none. */
  readonly pushKey?: string;
}

/** One message to a webhook, as the desk shows it. */
export interface DeskDelivery extends Omit<Delivery, 'destination' | 'project_id'> {
  /** Its host; empty where the settings no longer name it. */
  readonly receiver: string;
  readonly mayResend: boolean;
}

/** The input of a template. */
export interface TemplateFields {
  /** `*` means every project. */
  readonly project: string;
  readonly language: string;
  /** The status of a lead that it is for; empty: any. */
  readonly stage: string;
  readonly name: string;
  readonly text: string;
}

export interface DeskTemplate extends TemplateFields {
  readonly id: string;
  readonly mayChange: boolean;
}

export interface MyNotices {
  readonly language: string;
  readonly email: string;
  readonly telegram: string;
  readonly whatsapp: string;
  readonly text: string;
}

export interface TeamPerson {
  readonly name: string;
  readonly absentUntil: number;
  readonly isOfSettings: boolean;
  readonly mayChange: boolean;
  readonly roles: readonly { readonly project: string; readonly role: string }[];
}

export interface TeamProject {
  readonly id: string;
  readonly name: string;
  readonly mayChange: boolean;
  readonly isOn: boolean;
  readonly people: readonly string[];
  readonly turns: readonly { readonly person: string; readonly day: number; readonly given: number }[];
}

export interface DeskTeam {
  readonly projects: readonly TeamProject[];
  readonly people: readonly TeamPerson[];
}

/** A call that the server refused, with the reason in the person's language. */
class DeskFailure extends Error {
  readonly code: DeskProblem | undefined;
  readonly #status: number;

  constructor(status: number, code: DeskProblem | undefined) {
    super(`${status} ${code ?? ''}`);
    this.#status = status;
    this.code = code;
  }

  describe(messages: Pick<DeskMessages, 'problems' | 'answered'>): string {
    return (this.code && messages.problems[this.code]) ?? messages.answered(this.#status);
  }
}

/** The message for a failed call. */
export function describeFailure(error: unknown, messages: DeskMessages): string {
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

async function call<T>(path: string, body?: object): Promise<T> {
  return send(
    path,
    body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {},
  );
}

/** Asks by a filter. What is searched for is a name or a number: it goes in a header, since logs keep addresses. */
function ask<T>(path: string, filters: Filters): Promise<T> {
  return send(`${path}${queryOf(filters)}`, { headers: searchHeader(filters) });
}

function searchHeader({ search }: Filters): Record<string, string> {
  return search === '' ? {} : { [SEARCH_HEADER]: encodeText(search) };
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`${API}/${path}`, { credentials: 'same-origin', ...init });
  const answer = (await response.json().catch(() => ({}))) as T & { code?: DeskProblem };
  if (response.status === 401 && path !== 'login') throw new LoggedOut();
  if (!response.ok) throw new DeskFailure(response.status, answer.code);
  return answer;
}

const of = (id: string) => encodeURIComponent(id);

/** The change, as input for `undo`; empty if there was none. */
interface Changed {
  readonly event: string;
}

export const api = {
  me: () => call<Me>('me'),
  login: (token: string) => call<{ person: string }>('login', { token }),
  logout: () => call<object>('logout', {}),
  leads: (filters: Filters, before?: string) =>
    ask<{ leads: readonly DeskLead[]; next: string | null; codesSpent: boolean }>(
      before ? `leads?before=${of(before)}&` : 'leads?',
      filters,
    ),
  counts: (filters: Filters) => ask<Readonly<Record<string, number>>>('counts?', filters),
  week: (days: readonly number[], project: string) =>
    call<Week>(`week?days=${days.join(',')}&project=${of(project)}`),
  lead: (id: string) => call<DeskDetail>(`leads/${of(id)}`),
  setStatus: (id: string, status: string, reason = '') =>
    call<Changed>(`leads/${of(id)}/status`, { status, reason }),
  assign: (id: string, person: string) => call<Changed>(`leads/${of(id)}/assign`, { person }),
  restore: (id: string) => call<Changed>(`leads/${of(id)}/restore`, {}),
  erase: (id: string) => call<{ leads: number; remains: number }>(`leads/${of(id)}/erase`, {}),
  addNote: (id: string, text: string) => call<DeskNote>(`leads/${of(id)}/notes`, { text }),
  removeNote: (id: string) => call<object>(`notes/${of(id)}/remove`, {}),
  undo: (events: readonly string[]) => call<{ done: number; left: number }>('undo', { events }),
  bulk: (ids: readonly string[], change: object) =>
    call<{ events: readonly string[]; left: number }>('bulk', { ids, ...change }),
  reminders: () => call<{ reminders: readonly NamedReminder[] }>('reminders'),
  remind: (id: string, at: number, text: string) =>
    call<DeskReminder>(`leads/${of(id)}/reminders`, { at, text }),
  setDone: (id: string, done: boolean) => call<object>(`reminders/${of(id)}/done`, { done }),
  team: () => call<DeskTeam>('team'),
  addPerson: (person: { name: string; project: string; role: string }) =>
    call<{ name: string; token: string }>('team/people', person),
  setRole: (name: string, project: string, role: string) =>
    call<object>(`team/people/${of(name)}/role`, { project, role }),
  newToken: (name: string) => call<{ name: string; token: string }>(`team/people/${of(name)}/token`, {}),
  removePerson: (name: string) => call<{ freed: number }>(`team/people/${of(name)}/remove`, {}),
  setAbsence: (name: string, until: number) => call<object>(`team/people/${of(name)}/absence`, { until }),
  setRotation: (project: string, on: boolean, people: readonly string[]) =>
    call<object>('team/rotation', { project, on, people }),
  nameProject: (project: string, name: string) => call<object>('team/project', { project, name }),
  deliveries: (state: string, before: string) =>
    call<{ deliveries: readonly DeskDelivery[]; next: string | null; hasReceivers: boolean }>(
      `deliveries?state=${of(state)}&before=${of(before)}`,
    ),
  sendAgain: (id: string) => call<object>(`deliveries/${of(id)}/again`, {}),
  templates: () => call<{ templates: readonly DeskTemplate[] }>('templates'),
  saveTemplate: (id: string, fields: TemplateFields) =>
    call<DeskTemplate>(id === '' ? 'templates' : `templates/${of(id)}`, fields),
  removeTemplate: (id: string) => call<object>(`templates/${of(id)}/remove`, {}),
  /** A file of the leads, held in memory. */
  async file(address: string, filters: Filters): Promise<{ name: string; content: Blob }> {
    const response = await fetch(address, { credentials: 'same-origin', headers: searchHeader(filters) });
    if (response.status === 401) throw new LoggedOut();
    if (!response.ok) throw new DeskFailure(response.status, undefined);
    const [, name = 'leads.csv'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: await response.blob() };
  },
  setMyAbsence: (until: number) => call<object>('me/absence', { until }),
  setMyNotices: (notices: MyNotices) => call<object>('me/notices', notices),
  addPush: (subscription: object) => call<object>('me/push', subscription),
  removePush: (endpoint: string) => call<object>('me/push/remove', { endpoint }),
};
