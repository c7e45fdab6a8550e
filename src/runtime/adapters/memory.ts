import type {
  Browser,
  Cookies,
  Dom,
  Ids,
  Locks,
  Metric,
  PageClock,
  Ports,
  TrackedEvent,
  Tracker,
  TrackerSetup,
} from '../ports.ts';
import { type MemoryClock, memoryClock } from './memory-clock.ts';
import { type MemoryHttp, memoryHttp } from './memory-http.ts';
import { createStore, mapShelf } from './store.ts';

export function memoryCookies(clock: PageClock): Cookies {
  const store = createStore(() => mapShelf(jar), clock);
  const jar = new Map<string, string>();
  return {
    get: store.get,
    set: (name, value, days) => store.set(name, value, days * 24 * 3600),
    remove: store.remove,
  };
}

interface MemoryBrowser extends Browser {
  /** Everything that was done, oldest first: `['navigate', url]`. */
  readonly done: [string, ...unknown[]][];
  /** Change what the page is like. */
  readonly page: {
    url: string;
    userAgent: string;
    touchPoints: number;
    classes: string[];
    blocksTabs: boolean;
  };
}

function memoryBrowser(): MemoryBrowser {
  const done: MemoryBrowser['done'] = [];
  const tabs = new Set<string>();
  const page = {
    url: 'https://site.example/taman-asri/',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    touchPoints: 0,
    classes: ['template-page-builder'],
    blocksTabs: false,
  };
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void done.push([name, ...values]);
  return {
    done,
    page,
    url: () => page.url,
    agent: () => ({ userAgent: page.userAgent, touchPoints: page.touchPoints }),
    classes: () => [...page.classes],
    navigate: record('navigate'),
    reload: record('reload'),
    alert: record('alert'),
    log: record('log'),
    openTab(name) {
      if (page.blocksTabs) return 'blocked';
      tabs.add(name);
      done.push(['openTab', name]);
      return 'open';
    },
    pointTab(name, url) {
      if (!tabs.delete(name)) return false;
      done.push(['pointTab', name, url]);
      return true;
    },
    closeTab(name) {
      if (tabs.delete(name)) done.push(['closeTab', name]);
    },
  };
}

/** A page without elements that records its calls. */
function memoryDom(done: [string, ...unknown[]][]): Dom {
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void done.push([name, ...values]);
  return {
    showDialog: record('showDialog'),
    hideDialog: record('hideDialog'),
    retargetButtons: record('retargetButtons'),
    fillFields: record('fillFields'),
    focusField: record('focusField'),
    askConsent: record('askConsent'),
    overwriteTelesales: record('overwriteTelesales'),
    listenForCode: () => () => undefined,
  };
}

export interface MemoryTracker extends Tracker {
  readonly installed: TrackerSetup[];
  readonly sent: TrackedEvent[];
  readonly choices: string[];
  /** The result of `identify`; `undefined` rejects. */
  visitor: string | undefined;
  report(metric: Metric): void;
}

export function memoryTracker(): MemoryTracker {
  const listeners: ((metric: Metric) => void)[] = [];
  const tracker: MemoryTracker = {
    installed: [],
    sent: [],
    choices: [],
    visitor: 'visitor-1',
    install: (setup) => void tracker.installed.push(setup),
    send: (event) => void tracker.sent.push(event),
    consent: (choice) => void tracker.choices.push(choice),
    identify: async () => {
      if (tracker.visitor === undefined) throw new Error('the device cannot be identified');
      return tracker.visitor;
    },
    measure: (found) => void listeners.push(found),
    report: (metric) => {
      for (const listener of listeners) listener(metric);
    },
  };
  return tracker;
}

/** Locks of one browser, for all its tabs. */
function memoryLocks(): Locks {
  const held = new Set<string>();
  return {
    areReal: true,
    async hold(name, run) {
      if (held.has(name)) return false;
      held.add(name);
      await run().finally(() => held.delete(name));
      return true;
    },
  };
}

/** Ids that count. */
function memoryIds(): Ids {
  let count = 0;
  return { random: () => `id-${++count}` };
}

export interface MemoryPorts extends Ports {
  clock: MemoryClock;
  http: MemoryHttp;
  browser: MemoryBrowser;
  tracker: MemoryTracker;
}

/** Ports that hold still: for tests, for the build, and for pages that are only drawn. */
export function memoryPorts(): MemoryPorts {
  const clock = memoryClock();
  const browser = memoryBrowser();
  return {
    clock,
    http: memoryHttp(clock),
    locks: memoryLocks(),
    session: createStore(shelfOf(), clock),
    local: createStore(shelfOf(), clock),
    cookies: memoryCookies(clock),
    browser,
    dom: memoryDom(browser.done),
    tracker: memoryTracker(),
    ids: memoryIds(),
  };
}

function shelfOf() {
  const shelf = mapShelf();
  return () => shelf;
}
