import { memoryPorts } from '../adapters/memory.ts';
import { type MemoryClock, memoryClock } from '../adapters/memory-clock.ts';
import type { PageFacts } from '../facts.ts';
import type { Http, Locks, Ports } from '../ports.ts';
import { createRuntime } from '../runtime.ts';
import type { Effect, Event, EventInput, Runtime } from '../state.ts';

/** The values that the pages of one origin share. */
export interface Origin extends Pick<Ports, 'local' | 'cookies' | 'ids'> {
  /** Locks that are held, and the page that holds each. */
  held: Map<string, string>;
}

/** One page of a random environment: the real runtime over ports that hold still. It ends with its tab's next page. */
export class RandomPage {
  readonly name: string;
  readonly runtime: Runtime;
  readonly clock: MemoryClock;
  /** The last events, for the message of a broken rule. */
  readonly log: string[] = [];
  /** Keys of leads that the visitor asked for again, and which are not sent yet. */
  readonly pressed = new Set<string>();
  readonly #origin: Origin;

  constructor(
    name: string,
    facts: PageFacts,
    origin: Origin,
    environment: {
      session: Ports['session'];
      http: (clock: MemoryClock) => Http;
      now: number;
      opensTabs: boolean;
      broken: string[];
    },
  ) {
    this.name = name;
    this.#origin = origin;
    this.clock = memoryClock(environment.now);
    const ports = {
      ...memoryPorts(),
      ...origin,
      session: environment.session,
      http: environment.http(this.clock),
      clock: this.clock,
      locks: this.#locks(),
    };
    ports.browser.page.blocksTabs = !environment.opensTabs;
    ports.browser.page.classes = [`template-${facts.template}`];
    ports.browser.log = (text, detail) => {
      if (text.endsWith('failed')) environment.broken.push(`${text}: ${String(detail)}`);
    };
    this.runtime = createRuntime({ facts, ports, watch: (event, effects) => this.#record(event, effects) });
    this.runtime.dispatch({
      type: 'page/loaded',
      restored: this.runtime.restore(),
      classes: ports.browser.classes(),
      agent: ports.browser.agent(),
    });
  }

  dispatch(event: EventInput): void {
    this.runtime.dispatch(event);
  }

  /** Another tab wrote something down, or the page came into sight. */
  show(persisted = false): void {
    this.dispatch({ type: 'page/shown', restored: this.runtime.restore(), persisted });
  }

  /** Its locks are free again. */
  end(): void {
    for (const [name, page] of this.#origin.held) if (page === this.name) this.#origin.held.delete(name);
  }

  #record(event: Event, effects: readonly Effect[]): void {
    for (const effect of effects)
      if (effect.type === 'lead/save' && effect.occasion === 'pressed') this.pressed.add(effect.entry.key);
    if (event.type === 'otp/ticked') return;
    this.log.push(JSON.stringify(event).slice(0, 300));
    if (this.log.length > 40) this.log.shift();
  }

  #locks(): Locks {
    const { held } = this.#origin;
    return {
      areReal: true,
      hold: async (name, run) => {
        if (held.has(name)) return false;
        held.set(name, this.name);
        await run();
        if (held.get(name) === this.name) held.delete(name);
        return true;
      },
    };
  }
}
