import type { PageFacts } from './facts.ts';
import type { Ports } from './ports.ts';

/** The state of a page. Each slice adds its part here by declaration merging. */
export interface State {
  facts: PageFacts;
}

/**
 * Events, in the past tense. Each slice adds its own: name and data.
 * @public joined by `declare module`
 */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it
export interface EventMap {}

/**
 * Effects outside the runtime, in the imperative. Each slice adds its own: name and data.
 * @public joined by `declare module`
 */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it
export interface EffectMap {}

/** The values that a slice finds in storage and cookies when the page loads or comes back. */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it
export interface Restored {}

/**
 * Time (`at` in ms since 1970, `elapsed` in ms by a monotonic clock), a fresh id and the page's address: values that a
 * pure step may not fetch itself.
 */
export interface Stamp {
  at: number;
  elapsed: number;
  id: string;
  url: string;
}

export type EventName = keyof EventMap;
type EffectName = keyof EffectMap;

/** An event as it is dispatched; the runtime adds the stamp, whose names its data may not use. */
export type EventInput<Name extends EventName = EventName> = {
  [Each in Name]: { type: Each } & EventMap[Each] & { [Key in keyof Stamp]?: never };
}[Name];

export type Event<Name extends EventName = EventName> = {
  [Each in Name]: { type: Each } & EventMap[Each] & Stamp;
}[Name];

export type Effect<Name extends EffectName = EffectName> = {
  [Each in Name]: { type: Each } & EffectMap[Each];
}[Name];

export type Dispatch = (event: EventInput) => void;

/** An event that follows from the one at hand, taken up within the same step. */
export interface Raise {
  type: 'raise';
  event: EventInput;
}

export type Outcome = Effect | Raise;

/** A reason to keep a checked lead back; gates are asked from the lowest order on. */
interface Gate {
  name: string;
  order: number;
  holds(state: State, lead: { phone: string }): boolean;
}

/** Questions that a slice may ask all others, without knowing them. */
export interface Ask {
  /** Name of the first gate that keeps this lead back, `''` for none. */
  gateFor(lead: { phone: string }): string;
  /** Id of the dialog that lead buttons open instead of the button's, `''` for none. */
  diversion(): string;
}

/** The running runtime, for code that shows its state. */
export interface RuntimeStore {
  getState(): State;
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  dispatch: Dispatch;
}

export interface Runtime extends RuntimeStore {
  /** The state that the server rendered with. */
  getInitialState(): State;
  /** The current values of storage and cookies, for the events of a page that loads or comes back. */
  restore(): Partial<Restored>;
}

/** One service of the runtime; an engine is handed those of its pages, in the order in which they see an event. */
export interface Slice<Name extends keyof State> {
  name: Name;
  initial(facts: PageFacts): State[Name];
  /** Reads what an earlier page left behind. */
  restore?: Name extends keyof Restored ? (ports: Ports, facts: PageFacts) => Restored[Name] : undefined;
  /** May change its own part only; `all` is for reading. */
  on: {
    [Each in EventName]?: (
      own: State[Name],
      event: Event<Each>,
      all: Readonly<State>,
      ask: Ask,
    ) => Outcome[] | undefined;
  };
  /** Does what an effect says, and decides nothing. */
  effects?: {
    [Each in EffectName]?: (effect: Effect<Each>, ports: Ports, dispatch: Dispatch) => void;
  };
  gates?: readonly Gate[];
  /** Id of the dialog that lead buttons open instead of the button's, `''` for none. */
  diverts?(state: Readonly<State>): string;
  lazy?: Lazy;
}

/** A part that only some pages need, or none immediately. Its chunk is loaded before the runtime starts or an island is alive. */
interface Lazy {
  /** When this page needs it; `stored` are the keys of local storage. */
  when(facts: PageFacts, stored: readonly string[]): 'start' | 'island' | 'never';
  load(): Promise<LazyPart>;
  /** A page that wants it from the start may begin without it all the same, if it does not arrive. */
  mayWait?: boolean;
}

/** The part of a slice that is loaded lazily. */
export type LazyPart = Pick<AnySlice, 'on' | 'effects' | 'restore' | 'attach'>;

/** A slice of any name, as the registry holds it. */
export interface AnySlice {
  name: string;
  initial(facts: PageFacts): unknown;
  restore?: ((ports: Ports, facts: PageFacts) => unknown) | undefined;
  on: Readonly<
    Record<
      string,
      ((own: unknown, event: Event, all: Readonly<State>, ask: Ask) => Outcome[] | undefined) | undefined
    >
  >;
  effects?: Readonly<
    Record<string, ((effect: Effect, ports: Ports, dispatch: Dispatch) => void) | undefined>
  >;
  gates?: readonly Gate[];
  diverts?(state: Readonly<State>): string;
  lazy?: Lazy;
  /** Connects elements of the page to the running runtime. */
  attach?: ((page: Document, store: RuntimeStore) => void) | undefined;
}

/** Checks a slice against its own state, events and effects. */
export function defineSlice<Name extends keyof State>(slice: Slice<Name>): AnySlice {
  return slice as AnySlice;
}

/** Checks the lazy part of a slice likewise. */
export function defineLazyPart<Name extends keyof State>(
  part: Pick<Slice<Name>, 'on' | 'effects' | 'restore'> & Pick<AnySlice, 'attach'>,
): LazyPart {
  return part as LazyPart;
}

export function raise(event: EventInput): Raise {
  return { type: 'raise', event };
}
