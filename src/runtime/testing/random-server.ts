import { contentOf } from '../lead/content.ts';
import type { HttpAnswer, HttpRequest } from '../ports.ts';

/** The server's answer for a lead it has. */
export const SAVED = JSON.stringify({ success: true });

/** A call on its way; the page that made it may be gone. */
export interface OpenCall {
  page: string;
  request: HttpRequest;
  /** When it left, by the monotonic clock. */
  at: number;
  /** Hands the answer to the page; `undefined` once the page has given up or is gone. */
  settle: ((answer: HttpAnswer | Error) => void) | undefined;
}

export const isSave = ({ fields }: HttpRequest) => fields?.action === 'save_leads_to_db';
export const contentIn = ({ fields = {} }: HttpRequest) => contentOf(fields);

/** The backend of a random environment: with keys one row a key, without them one row a request. */
export class RandomServer {
  /** Contents by key, as they were stored. */
  readonly #keys = new Map<string, string>();
  /** Its final answer by key: a refused lead is never accepted later. */
  readonly #refused = new Map<string, HttpAnswer>();
  /** Number of rows of each content. */
  readonly rows = new Map<string, number>();
  /** Numbers that leads of a project may carry; one that is not named may carry any. */
  readonly #numbers: Readonly<Record<string, readonly string[]>>;
  readonly #knowsKeys: boolean;

  constructor(knowsKeys: boolean, numbers: Readonly<Record<string, readonly string[]>>) {
    this.#knowsKeys = knowsKeys;
    this.#numbers = numbers;
  }

  get saved(): number {
    return [...this.rows.values()].reduce((sum, count) => sum + count, 0);
  }

  /** True if a call can no longer have an effect. */
  hasRefused({ request }: OpenCall): boolean {
    return this.#refused.has(request.fields?.idempotency_key ?? '');
  }

  /** Its answer to a call, unless it contradicts an earlier one: a saved lead is never denied. */
  receive({ request }: OpenCall, wanted: HttpAnswer): HttpAnswer {
    const { fields } = request;
    if (!fields || !isSave(request)) return wanted;
    const { project_id: project = '', telesales_number: number = '', idempotency_key: key = '' } = fields;
    const allowed = this.#numbers[project];
    if (allowed && !allowed.includes(number))
      throw new Error(`A lead of project ${project} carries the number ${number}`);
    const content = contentOf(fields);
    const known = this.#knowsKeys ? this.#keys.get(key) : undefined;
    if (known !== undefined && known !== content) throw new Error(`The key ${key} stands for two leads`);
    const isObject = wanted.status === 200 && wanted.body.startsWith('{');
    const isDenial = wanted.status === 422 || (isObject && wanted.body !== SAVED);
    if (known !== undefined) return isDenial ? { status: 200, body: SAVED } : wanted;
    const refusal = this.#refused.get(key);
    if (refusal) return refusal;
    if (isDenial) this.#refused.set(key, wanted);
    if (wanted.status !== 200 || wanted.body !== SAVED) return wanted;
    this.#keys.set(key, content);
    this.rows.set(content, (this.rows.get(content) ?? 0) + 1);
    return wanted;
  }
}
