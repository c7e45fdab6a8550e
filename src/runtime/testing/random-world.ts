import { isSameLead } from '../lead/payload.ts';
import type { OtpSession } from '../otp/session.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { Effect, Event, EventInput, State } from '../state.ts';
import { initialState, step } from '../step.ts';
import { type FactsOptions, makeFacts } from './make-facts.ts';

/** A call that waits for its answer, and the names of the events that bring it. */
interface OpenCall {
  request: string;
  answered:
    | 'lead/answered'
    | 'outbox/answered'
    | `otp/${'send' | 'verify' | 'cancel'}-answered`
    | 'project/answered';
  unanswered?: 'lead/unanswered' | 'outbox/unanswered';
  fields?: Record<string, string>;
}

/** What a server answers for a lead it has. */
export const SAVED = JSON.stringify({ success: true });

/** What the server of the world answers next. */
export interface Reply {
  status: number;
  body: string;
  /** The answer gets lost on its way. */
  isLost: boolean;
}

/**
 * A page without ports: effects are kept as data, so that whole lives of it run in a millisecond. Every step
 * is checked for what must hold always; a broken rule throws.
 */
export class RandomWorld {
  state: State;
  now = Date.UTC(2026, 10, 20, 3);
  calls: OpenCall[] = [];
  /** Requests that are over: answers to them must do nothing. */
  finished: OpenCall[] = [];
  timers: { due: number; event: EventInput }[] = [];
  local = new Map<string, OutboxEntry>();
  session: OtpSession | null = null;
  cookie = '';
  /** Leads the server has, by key. */
  leads = new Map<string, Record<string, string>>();
  /** Keys that were sent and for which no server has answered. */
  owed = new Set<string>();
  /** The last events, for the message of a broken rule. */
  #log: string[] = [];
  #ids = 0;
  #tabs: boolean;
  #facts: FactsOptions;

  constructor(facts: FactsOptions, opensTabs: boolean) {
    this.#facts = facts;
    this.#tabs = opensTabs;
    this.state = initialState(makeFacts(facts));
    this.load();
  }

  /** A page load: what was under way is cut off, storage stays. */
  load(): void {
    this.calls = [];
    this.timers = [];
    this.state = initialState(makeFacts(this.#facts));
    this.dispatch({
      type: 'page/loaded',
      restored: this.restored(),
      classes: [`template-${this.state.facts.template}`],
      agent: { userAgent: '', touchPoints: 0 },
    });
  }

  restored() {
    return {
      otp: { session: structuredClone(this.session), validated: this.cookie },
      outbox: [...this.local.values()].map((entry) => structuredClone(entry)),
    };
  }

  dispatch(input: EventInput): Effect[] {
    const event = { ...input, at: this.now, id: `id-${++this.#ids}`, url: 'https://site.example/' } as Event;
    const { state, effects } = step(this.state, event);
    this.state = state;
    if (input.type !== 'otp/ticked') this.#log = [...this.#log.slice(-30), JSON.stringify(input)];
    for (const effect of effects) this.#perform(effect);
    this.check();
    return effects;
  }

  advance(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.now = Math.max(this.now, next.due);
      this.dispatch(next.event);
    }
    this.now = end;
  }

  /** The server gets the oldest call that is of this turn, and answers it. */
  reply(turn: number, { status, body, isLost }: Reply): void {
    const call = this.calls[turn % Math.max(1, this.calls.length)];
    if (!call) return;
    const { fields } = call;
    if (fields && status === 200 && body === SAVED) this.#save(fields);
    this.#end(call);
    const { request, unanswered, answered } = call;
    if (!isLost) {
      if (fields && isLastWord(status, body)) this.owed.delete(fields.idempotency_key ?? '');
      this.dispatch({ type: answered, request, status, body } as EventInput);
    } else if (unanswered) this.dispatch({ type: unanswered, request, reason: 'lost' } as EventInput);
    else this.dispatch({ type: answered, request, status: 0, body: '' } as EventInput);
  }

  /** Answers a request that is over; nothing may come of it. */
  replyLate(turn: number, { status, body }: Reply): void {
    const call = this.finished[turn % Math.max(1, this.finished.length)];
    if (!call || call.answered === 'project/answered') return;
    const before = this.state;
    const effects = this.dispatch({ type: call.answered, request: call.request, status, body } as EventInput);
    if (effects.length > 0 || this.state !== before) {
      throw new Error(`A late ${call.answered} did something: ${JSON.stringify(effects)}`);
    }
  }

  #save(fields: Record<string, string>): void {
    const key = fields.idempotency_key ?? '';
    const known = this.leads.get(key);
    if (known && !isSameLead(known, fields)) {
      throw new Error(
        `The key ${key} stands for two leads\n${[...this.#log, JSON.stringify([known, fields])].join('\n')}`,
      );
    }
    this.leads.set(key, fields);
  }

  #end(call: OpenCall): void {
    this.calls = this.calls.filter((each) => each !== call);
    this.finished = [...this.finished.slice(-20), call];
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case 'clock/after':
        this.timers.push({ due: this.now + effect.ms, event: effect.event });
        break;
      case 'lead/save':
        this.#owe(effect.fields);
        this.calls.push({ ...effect, answered: 'lead/answered', unanswered: 'lead/unanswered' });
        break;
      case 'outbox/send':
        this.calls.push({
          request: effect.request,
          fields: effect.entry.fields,
          answered: 'outbox/answered',
          unanswered: 'outbox/unanswered',
        });
        break;
      case 'outbox/abort': {
        const call = this.calls.find(({ request }) => request === effect.request);
        if (call) this.#end(call);
        break;
      }
      case 'otp/request':
        this.calls.push({ request: effect.request, answered: 'otp/send-answered' });
        break;
      case 'otp/verify':
        this.calls.push({ request: effect.request, answered: 'otp/verify-answered' });
        break;
      case 'otp/cancel':
        this.calls.push({ request: effect.request, answered: 'otp/cancel-answered' });
        break;
      case 'project/fetch':
        this.calls.push({ request: '', answered: 'project/answered' });
        break;
      case 'outbox/keep':
        this.local.set(effect.entry.key, effect.entry);
        break;
      case 'outbox/drop':
        this.local.delete(effect.key);
        this.owed.delete(effect.key);
        break;
      case 'otp/keep':
        this.session = effect.session;
        break;
      case 'otp/forget':
        this.session = null;
        break;
      case 'otp/trust':
        this.cookie = effect.phone;
        break;
      case 'brochure/open-tab': {
        const { request } = effect;
        this.timers.push({
          due: this.now,
          event: { type: this.#tabs ? 'brochure/tab-opened' : 'brochure/tab-blocked', request },
        });
        break;
      }
      default:
        JSON.stringify(effect);
    }
  }

  #owe(fields: Record<string, string>): void {
    this.owed.add(fields.idempotency_key ?? '');
  }

  /** What must hold after every step. */
  check(): void {
    const { lead, otp, outbox } = this.state;
    const saves = this.calls.filter(({ fields }) => fields);
    const must = (holds: boolean, rule: string) => {
      if (!holds)
        throw new Error(
          `${rule}\n${[...this.#log, JSON.stringify({ lead, otp, outbox, calls: this.calls })].join('\n')}`,
        );
    };
    must(saves.length <= 1, 'at most one save is in flight');
    must(!(lead.sending && outbox.sending), 'the form and the outbox do not send together');
    must((otp.timer === -1) === (otp.ticking === ''), 'the timer is -1 exactly when none runs');
    must(otp.timer >= -1 && (otp.timer < 0 || otp.session !== null), 'a timer belongs to a session');
    const ticks = this.timers.filter(
      ({ event }) => event.type === 'otp/ticked' && event.chain === otp.ticking,
    );
    must(ticks.length === (otp.timer >= 0 ? 1 : 0), 'a running timer has one tick ahead of it');
    must(
      this.calls.filter(({ answered }) => answered.startsWith('otp/')).length <= 1,
      'one OTP call at a time',
    );
    must(new Set(outbox.entries.map(({ key }) => key)).size === outbox.entries.length, 'one entry a key');
    for (const key of this.owed) must(this.local.has(key), `the lead ${key} is not lost`);
    const busy = Object.values(lead.forms).filter(({ name }) => name === 'sending').length;
    must(busy === (lead.sending ? 1 : 0), 'a form is sending exactly while a save of it is in flight');
    const checking = Object.values(lead.forms).filter(({ name }) => name === 'checking').length;
    must(
      checking <= 1 && (checking === 0 || otp.request !== ''),
      'no form waits for a gate that is not at work',
    );
  }
}

function isLastWord(status: number, body: string): boolean {
  return status === 422 || (status === 200 && body.startsWith('{'));
}
