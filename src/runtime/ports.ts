import type { DialogContent } from '../lib/dialog.ts';

/** Time. `after` waits in ms and returns how to stop waiting. */
export interface PageClock {
  /** Ms since 1970 by the visitor's clock, which may be set at any moment. */
  now(): number;
  /** Milliseconds by a monotonic clock: durations count by it. */
  elapsed(): number;
  after(ms: number, run: () => void): () => void;
}

export interface HttpRequest {
  url: string;
  method: 'get' | 'post';
  /** Sent form-encoded in the body, or in the query when the method is `get`. */
  fields?: Readonly<Record<string, string>>;
  /** Send cookies along, to other origins too. */
  credentials?: boolean;
  /** Go on when the page is left. */
  keepalive?: boolean;
  /** In ms; longer is a transport error. */
  timeout: number;
}

export interface HttpAnswer {
  status: number;
  body: string;
}

/** Resolves with any answer of a server, whatever its status; rejects when there is none. */
export interface Http {
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/** Locks that all tabs of an origin share. */
export interface Locks {
  /** `false` where the browser has none: then `hold` holds nothing back. */
  areReal: boolean;
  /** Holds the lock until `run` is over; resolves with `false`, without running it, if another tab holds it. */
  hold(name: string, run: () => Promise<void>): Promise<boolean>;
}

/** Text by key. Never throws: storage that is blocked forgets when the page ends. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** With `seconds` the entry expires on its own. */
  set(key: string, value: string, seconds?: number): void;
  remove(key: string): void;
  keys(prefix: string): string[];
}

/** Cookies of the page's path `/`. Never throws. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, days: number): void;
  remove(name: string): void;
}

export interface Browser {
  url(): string;
  agent(): { userAgent: string; touchPoints: number };
  /** Classes of the body. */
  classes(): string[];
  navigate(url: string): void;
  reload(): void;
  alert(text: string): void;
  log(text: string, detail?: unknown): void;
  /**
   * Opens an empty tab under the given name. `same`: an app that has one view only would have put it in the page's
   * place; the page stays, but what it was loading or sending is cut off.
   */
  openTab(name: string): 'open' | 'blocked' | 'same';
  /** Sends that tab to an address; false when it is gone. */
  pointTab(name: string, url: string): boolean;
  closeTab(name: string): void;
}

/** The page's own elements, by the DOM contract. Missing elements are not an error. */
export interface Dom {
  showDialog(id: string, content: DialogContent): void;
  hideDialog(id: string): void;
  /** Makes every lead button open this dialog; `''` restores each one's own. */
  retargetButtons(dialog: string): void;
  /** Writes values into the fields of one form, or of every lead form when `form` is `''`. */
  fillFields(form: string, values: Readonly<Record<string, string>>, onlyEmpty: boolean): void;
  focusField(form: string, field: string): void;
  /** Shows or hides the banner that asks about analytics. */
  askConsent(isAsking: boolean): void;
  /** Puts the number into every telesales field and every WhatsApp link. */
  overwriteTelesales(number: string): void;
  /** Calls back with a code that the browser reads from a message; returns how to stop. */
  listenForCode(found: (code: string) => void): () => void;
}

/** One event as an analytics service gets it. */
export interface TrackedEvent {
  name: string;
  category: string;
  label: string;
  value?: number;
  non_interaction: true;
  cta_type?: 'whatsapp' | 'brochure';
  /** Dimensions of the page and the project (ANA-05), and what else the event has. */
  dimensions: Readonly<Record<string, string>>;
}

export interface TrackerSetup {
  destination: 'microsite' | 'r123';
  /** Measurement or container id. */
  id: string;
  /** The storage that the service may use before the visitor is asked; omitted if `undefined`. */
  consent?: 'granted' | 'denied';
}

export interface Metric {
  name: 'CLS' | 'FID' | 'LCP' | 'INP';
  value: number;
  id: string;
}

/** An analytics service. Never throws, never waits. */
export interface Tracker {
  install(setup: TrackerSetup): void;
  send(event: TrackedEvent): void;
  consent(choice: 'granted' | 'denied'): void;
  /** The UUID v5 of the device's visitor id, read when the browser is idle; rejects when it cannot be had. */
  identify(): Promise<string>;
  /** Calls back with each web vital once it is known. */
  measure(found: (metric: Metric) => void): void;
}

export interface Ids {
  /** A random UUID v4. */
  random(): string;
}

/** Everything outside the runtime, as far as it needs it. */
export interface Ports {
  clock: PageClock;
  http: Http;
  locks: Locks;
  session: KeyValueStore;
  local: KeyValueStore;
  cookies: Cookies;
  browser: Browser;
  dom: Dom;
  tracker: Tracker;
  ids: Ids;
}
