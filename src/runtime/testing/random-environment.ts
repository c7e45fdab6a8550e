import { memoryCookies } from '../adapters/memory.ts';
import type { MemoryClock } from '../adapters/memory-clock.ts';
import { createStore, mapShelf } from '../adapters/store.ts';
import type { PageFacts } from '../facts.ts';
import { LIMITS } from '../limits.ts';
import type { Http, HttpAnswer, HttpRequest } from '../ports.ts';
import { readEntries } from '../queue/storage.ts';
import type { EventInput } from '../state.ts';
import { type Origin, RandomPage } from './random-page.ts';
import { checkPage } from './random-rules.ts';
import { contentIn, isSave, type OpenCall, RandomServer } from './random-server.ts';

export interface RandomEnvironmentOptions {
  /** The pages that a tab may visit: two projects of one origin. */
  sites: readonly PageFacts[];
  numbers: Readonly<Record<string, readonly string[]>>;
  knowsKeys: boolean;
  opensTabs: boolean;
}

interface Tab {
  session: ReturnType<typeof createStore>;
  /** `undefined` while its script is lost: then its form posts on its own, and nothing else happens. */
  page: RandomPage | undefined;
}

/** The next answer of an environment. */
export interface Reply extends HttpAnswer {
  /** The answer gets lost on its way. */
  isLost: boolean;
}

const STRIDE = 10_000;
const DAY = 24 * 3600 * 1000;

/**
 * Two tabs, two projects of one origin and their backend. Pages are the real runtime over real storage; the network,
 * the clocks and the visitor are random. Every step is checked for what must hold always; a broken rule throws.
 */
export class RandomEnvironment {
  readonly server: RandomServer;
  readonly tabs: readonly Tab[];
  calls: OpenCall[] = [];
  now = Date.UTC(2026, 10, 20, 3);
  /** Time as it really passes. */
  passed = 0;
  /** The distance the wall clock has moved forward, and the last time it was set. */
  #forward = 0;
  #setAt = -1;
  #pages = 0;
  readonly #options: RandomEnvironmentOptions;
  readonly #origin: Origin;
  readonly #local = new Map<string, string>();
  readonly #broken: string[] = [];

  constructor(options: RandomEnvironmentOptions) {
    this.#options = options;
    this.server = new RandomServer(options.knowsKeys, options.numbers);
    const clock = { now: () => this.now };
    let ids = 0;
    const shelf = mapShelf(this.#local);
    this.#origin = {
      local: createStore(() => shelf, clock),
      cookies: memoryCookies({ ...clock, elapsed: () => this.passed, after: () => () => undefined }),
      ids: { random: () => `id-${++ids}` },
      held: new Map(),
    };
    const newTab = (): Tab => {
      const session = mapShelf();
      return { session: createStore(() => session, clock), page: undefined };
    };
    this.tabs = [newTab(), newTab()];
  }

  /** Opens a page in a tab; what was under way there is cut off, storage stays. */
  visit(at: number, site: number, hasScript = true): Promise<void> {
    return this.#act(() => {
      const tab = this.#tab(at);
      const { sites, opensTabs } = this.#options;
      const facts = sites[site % sites.length];
      tab.page?.end();
      for (const call of this.calls) if (call.page === tab.page?.name) call.settle = undefined;
      tab.page = undefined;
      if (!hasScript || !facts) return;
      const name = `page-${++this.#pages}`;
      const { session } = tab;
      const environment = {
        session,
        http: (clock: MemoryClock) => this.#http(name, clock),
        now: this.now,
        opensTabs,
        broken: this.#broken,
      };
      tab.page = new RandomPage(name, facts, this.#origin, environment);
    });
  }

  /** Something happens on a page; a page whose script is lost does not hear of it. */
  dispatch(at: number, event: EventInput): Promise<void> {
    return this.#act(() => {
      const { page } = this.#tab(at);
      page?.dispatch(event);
    });
  }

  show(at: number, persisted: boolean): Promise<void> {
    return this.#act(() => this.#tab(at).page?.show(persisted));
  }

  /** In short strides, between which answers and writes are heard of. */
  async advance(ms: number): Promise<void> {
    for (let left = ms; left >= 0; left -= STRIDE) {
      const stride = Math.min(left, STRIDE);
      this.now += stride;
      this.passed += stride;
      this.#forward += stride;
      for (const { page } of this.tabs) await this.#act(() => page?.clock.advance(stride));
    }
    this.calls = this.calls.filter((call) => call.settle || this.#mayArrive(call));
  }

  /** No server takes longer: a request that has not arrived by now never will. */
  #mayArrive({ at }: OpenCall): boolean {
    return this.passed - at < LIMITS.saveMayTake - STRIDE;
  }

  /** The visitor, or the network, sets the wall clock. */
  setClock(by: number): Promise<void> {
    return this.#act(() => {
      this.now += by;
      this.#forward += Math.max(0, by);
      this.#setAt = this.passed;
      for (const { page } of this.tabs) page?.clock.set(this.now);
    });
  }

  /** The server gets a call, and answers it if the page still listens. */
  reply(turn: number, { isLost, ...wanted }: Reply): Promise<void> {
    return this.#act(() => {
      const call = this.calls[turn % Math.max(1, this.calls.length)];
      if (!call) return;
      this.calls = this.calls.filter((each) => each !== call);
      const answer = this.server.receive(call, wanted);
      call.settle?.(isLost ? new Error('the answer was lost') : answer);
    });
  }

  /** Everything works again: after a while nothing waits any more. */
  async comeToRest(fitting: (call: OpenCall) => string): Promise<void> {
    for (const [at, tab] of this.tabs.entries()) if (!tab.page) await this.visit(at, at);
    for (let round = 0; round < 8; round++) {
      for (let turn = 0; this.calls.length > 0 && turn < 50; turn++) {
        const body = this.calls[0] ? fitting(this.calls[0]) : '';
        await this.reply(0, { status: 200, body, isLost: false });
      }
      await this.advance(LIMITS.queueWait.most);
    }
    const entries = readEntries(this.#origin.local);
    this.must(entries.length === 0, `nothing waits for ever: ${JSON.stringify(entries)}`);
    for (const { page } of this.tabs) {
      const waiting = Object.values(page?.runtime.getState().lead.forms ?? {}).filter(
        ({ name }) => name === 'sending' || name === 'checking',
      );
      this.must(waiting.length === 0, `no form waits for ever: ${JSON.stringify(waiting)}`);
    }
  }

  must(holds: boolean, rule: string): void {
    if (holds) return;
    const logs = this.tabs.map(({ page }) => `${page?.name}:\n${page?.log.join('\n')}`);
    throw new Error([rule, ...logs, JSON.stringify(this.calls)].join('\n'));
  }

  #tab(at: number): Tab {
    return this.tabs[at % this.tabs.length] as Tab;
  }

  async #act(act: () => void): Promise<void> {
    const before = JSON.stringify([...this.#local]);
    act();
    await settled();
    // Every other tab hears of what was written down; a tab that wrote itself loses nothing by hearing it too.
    if (JSON.stringify([...this.#local]) !== before) {
      for (const { page } of this.tabs) page?.show();
      await settled();
    }
    this.#check();
  }

  #http(page: string, clock: MemoryClock): Http {
    return {
      send: (request) =>
        new Promise((resolve, reject) => {
          if (isSave(request)) this.#mustBeAlone(page, request);
          const call: OpenCall = { page, request, at: this.passed, settle: undefined };
          call.settle = (answer) => {
            call.settle = undefined;
            if (answer instanceof Error) reject(answer);
            else resolve(answer);
          };
          this.calls.push(call);
          clock.after(request.timeout, () => call.settle?.(new Error('no answer')));
        }),
    };
  }

  /** No other try of a lead is open: but for a visitor who presses again, where the page of the first is gone. */
  #mustBeAlone(page: string, request: HttpRequest): void {
    const content = contentIn(request);
    const sender = this.tabs.find((tab) => tab.page?.name === page)?.page;
    const isPressed = sender?.pressed.delete(request.fields?.idempotency_key ?? '');
    const open = this.calls.filter(({ request }) => isSave(request) && contentIn(request) === content);
    const living = new Set(this.tabs.map((tab) => tab.page?.name));
    const others = open.filter(
      (call) =>
        this.#mayArrive(call) &&
        !this.server.hasRefused(call) &&
        !(isPressed && !living.has(call.page)) &&
        call.at > this.#setAt,
    );
    if (others.length > 0) this.#broken.push(`a lead is sent once at a time: ${JSON.stringify(others)}`);
  }

  #check(): void {
    this.must(this.#broken.length === 0, this.#broken.join('\n'));
    for (const { page } of this.tabs) {
      if (page) checkPage(page.runtime.getState(), (holds, rule) => this.must(holds, rule));
    }
    if (!this.#options.knowsKeys) return;
    // The same answers are the same lead, as long as their key is remembered.
    const most = 1 + Math.floor(this.#forward / Math.min(DAY, LIMITS.sentSeconds * 1000));
    for (const [content, count] of this.server.rows)
      this.must(count <= most, `one press, one lead: ${count} rows of ${content}`);
  }

  /** True if a number was verified. */
  get isVerified(): boolean {
    return this.#origin.cookies.get('otp_validated_number') !== undefined;
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
