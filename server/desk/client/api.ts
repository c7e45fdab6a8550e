import type { LeadFields } from '../../lead/fields.ts';
import type { DeskProblem } from '../problems.ts';
import type { DeskMessages } from './messages.ts';

/** A lead as the desk shows it: the fields of the store that people read. */
export interface DeskLead extends Readonly<Pick<LeadFields, ReadField>> {
  readonly id: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly status: string;
  readonly otp_verified: number;
  readonly otp_reason: string;
  readonly submissions: number;
  readonly phone: string;
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

export interface DeskDetail {
  readonly lead: DeskLead;
  readonly notes: readonly DeskNote[];
  readonly touches: readonly { readonly id: string; readonly at: number; readonly context: string }[];
}

export interface Me {
  readonly person: string;
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  readonly sources: readonly string[];
}

/** Filters as every list call sends them in its query; an empty text does not filter. */
export interface Filters {
  readonly search: string;
  readonly project: string;
  readonly type: string;
  readonly verified: string;
  readonly source: string;
  readonly status: string;
  readonly spam: string;
}

export const NO_FILTERS: Filters = {
  search: '',
  project: '',
  type: '',
  verified: '',
  source: '',
  status: '',
  spam: '',
};

/** A call that the server refused, with the reason in the person's language. */
class DeskFailure extends Error {
  readonly #code: DeskProblem | undefined;
  readonly #status: number;

  constructor(status: number, code: DeskProblem | undefined) {
    super(`${status} ${code ?? ''}`);
    this.#status = status;
    this.#code = code;
  }

  describe(messages: Pick<DeskMessages, 'problems' | 'answered'>): string {
    return (this.#code && messages.problems[this.#code]) ?? messages.answered(this.#status);
  }
}

/** What a failed call says to the person. */
export function describeFailure(error: unknown, messages: DeskMessages): string {
  return error instanceof DeskFailure ? error.describe(messages) : messages.wentWrong;
}

/** The session ended, or never began: show the login. */
export class LoggedOut extends Error {}

/** The calls of the desk, as seen from its page: the site may be below a path. */
export const API = 'api';

async function call<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${API}/${path}`, {
    credentials: 'same-origin',
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as T & { code?: DeskProblem };
  if (response.status === 401 && path !== 'login') throw new LoggedOut();
  if (!response.ok) throw new DeskFailure(response.status, answer.code);
  return answer;
}

export function queryOf(filters: Filters): string {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
}

export const api = {
  me: () => call<Me>('me'),
  login: (token: string) => call<{ person: string }>('login', { token }),
  logout: () => call<object>('logout', {}),
  leads: (filters: Filters, before?: string) =>
    call<{ leads: readonly DeskLead[]; next: string | null; codesSpent: boolean }>(
      `leads?${queryOf(filters)}${before ? `&before=${before}` : ''}`,
    ),
  lead: (id: string) => call<DeskDetail>(`leads/${id}`),
  setStatus: (id: string, status: string) => call<object>(`leads/${id}/status`, { status }),
  addNote: (id: string, text: string) => call<DeskNote>(`leads/${id}/notes`, { text }),
};
