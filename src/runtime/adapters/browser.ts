import Cookies from 'js-cookie';
import { v4 } from 'uuid';
import type { Browser, Cookies as CookiesPort, Http, Locks, PageClock, Ports } from '../ports.ts';
import { createDom } from './dom.ts';
import type { Opener } from './dom-events.ts';
import { createLazyTracker } from './lazy-tracker.ts';
import { createStore, type Shelf } from './store.ts';

/** Longest body a browser keeps sending after the page is left. */
const KEEPALIVE_LIMIT = 60_000;

/** The ports of a real page. */
export function browserPorts(view: Window & typeof globalThis, opener: Opener): Ports {
  const clock = browserClock(view);
  return {
    clock,
    http: browserHttp(view.fetch.bind(view), clock),
    locks: browserLocks(view.navigator.locks),
    session: createStore(() => webShelf(view.sessionStorage), clock),
    local: createStore(() => webShelf(view.localStorage), clock),
    cookies: browserCookies(view.location),
    browser: browserWindow(view),
    dom: createDom(view.document, () => opener.element),
    tracker: createLazyTracker(async () => (await import('./tracker.ts')).createTracker(view)),
    ids: { random: () => v4() },
  };
}

function browserClock(view: Pick<Window, 'setTimeout' | 'clearTimeout'>): PageClock {
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after(ms, run) {
      const timer = view.setTimeout(run, ms);
      return () => view.clearTimeout(timer);
    },
  };
}

function browserHttp(send: typeof fetch, clock: PageClock): Http {
  return {
    async send({ url, method, fields = {}, credentials, keepalive, timeout }) {
      const stop = new AbortController();
      const calm = clock.after(timeout, () => stop.abort(new Error(`no answer in ${timeout} ms`)));
      const query = new URLSearchParams(fields).toString();
      const isGet = method === 'get';
      try {
        const response = await send(isGet && query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url, {
          method,
          headers: { accept: 'application/json' },
          credentials: credentials ? 'include' : 'same-origin',
          keepalive: keepalive === true && query.length < KEEPALIVE_LIMIT,
          signal: stop.signal,
          ...(isGet ? {} : { body: new URLSearchParams(query) }),
        });
        return { status: response.status, body: await response.text() };
      } finally {
        calm();
      }
    },
  };
}

/** Web Locks; where there are none, as on pages without HTTPS, nothing is held back. */
function browserLocks(locks: Pick<LockManager, 'request'> | undefined): Locks {
  return {
    areReal: locks !== undefined,
    async hold(name, run) {
      let work: Promise<boolean> | undefined;
      const go = () => {
        work ??= run().then(() => true);
        return work;
      };
      try {
        if (locks) return await locks.request(name, { ifAvailable: true }, (lock) => lock !== null && go());
      } catch {
        // A page that may not use locks, as one whose storage is blocked.
      }
      return go();
    },
  };
}

/** The keys that earlier pages left in the browser's storage. */
export function storedKeys(view: Pick<Window, 'localStorage'>): string[] {
  try {
    return Object.keys(view.localStorage);
  } catch {
    return [];
  }
}

function webShelf(storage: Storage): Shelf {
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => storage.removeItem(key),
    keys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
  };
}

/** Cookies that a browser refuses are remembered until the page ends. */
function browserCookies(location: Pick<Location, 'protocol'>): CookiesPort {
  const spare = new Map<string, string>();
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) => attempt(() => Cookies.get(name)) ?? spare.get(name),
    set(name, value, days) {
      const secure = location.protocol === 'https:';
      attempt(() => Cookies.set(name, value, { expires: days, path: '/', sameSite: 'lax', secure }));
      if (attempt(() => Cookies.get(name)) === value) spare.delete(name);
      else spare.set(name, value);
    },
    remove(name) {
      spare.delete(name);
      attempt(() => Cookies.remove(name, { path: '/' }));
    },
  };
}

function browserWindow(view: Window): Browser {
  const tabs = new Map<string, Window>();
  return {
    url: () => view.location.href,
    agent: () => ({ userAgent: view.navigator.userAgent, touchPoints: view.navigator.maxTouchPoints }),
    classes: () => [...view.document.body.classList],
    navigate: (url) => view.location.assign(url),
    reload: () => view.location.reload(),
    alert: (text) => view.alert(text),
    log: (text, detail) => console.warn(text, detail ?? ''),
    openTab(name) {
      const { tab, isStopped } = openStaying(view);
      if (!tab) return 'blocked';
      if (tab === view) {
        if (!isStopped) view.stop();
        return 'same';
      }
      tab.opener = null;
      tabs.set(name, tab);
      return 'open';
    },
    pointTab(name, url) {
      const tab = tabs.get(name);
      tabs.delete(name);
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    closeTab(name) {
      tabs.get(name)?.close();
      tabs.delete(name);
    },
  };
}

/** Opens a tab. An app that has one view only would leave the page: that is prevented without stopping its requests. */
function openStaying(view: Window): { tab: Window | null; isStopped: boolean } {
  let isStopped = false;
  const stay = (event: Event) => {
    event.preventDefault();
    isStopped = event.defaultPrevented;
  };
  const { navigation } = view as Window & { navigation?: EventTarget };
  navigation?.addEventListener('navigate', stay);
  const tab = view.open('about:blank', '_blank');
  navigation?.removeEventListener('navigate', stay);
  return { tab, isStopped };
}
