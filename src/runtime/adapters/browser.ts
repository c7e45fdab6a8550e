import Cookies from 'js-cookie';
import { v4 } from 'uuid';
import type { Browser, Clock, Cookies as CookiesPort, Http, Ports } from '../ports.ts';
import { createDom } from './dom.ts';
import type { Opener } from './dom-events.ts';
import { createLateTracker } from './late-tracker.ts';
import { createStore, type Shelf } from './store.ts';

/** Longest body a browser keeps sending after the page is left. */
const KEEPALIVE_LIMIT = 60_000;

/** The world of a real page. */
export function browserPorts(view: Window & typeof globalThis, opener: Opener): Ports {
  const clock = browserClock(view);
  return {
    clock,
    http: browserHttp(view.fetch.bind(view), clock),
    session: createStore(() => webShelf(view.sessionStorage), clock),
    local: createStore(() => webShelf(view.localStorage), clock),
    cookies: browserCookies(view.location),
    browser: browserWindow(view),
    dom: createDom(view.document, () => opener.element),
    tracker: createLateTracker(async () => (await import('./tracker.ts')).createTracker(view)),
    ids: { random: () => v4() },
  };
}

export function browserClock(view: Pick<Window, 'setTimeout' | 'clearTimeout'>): Clock {
  return {
    now: () => Date.now(),
    after(ms, run) {
      const timer = view.setTimeout(run, ms);
      return () => view.clearTimeout(timer);
    },
  };
}

export function browserHttp(send: typeof fetch, clock: Clock): Http {
  const underWay = new Map<string, AbortController>();
  return {
    async send({ id = '', url, method, fields = {}, credentials, keepalive, timeout }) {
      const stop = new AbortController();
      underWay.set(id, stop);
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
        if (underWay.get(id) === stop) underWay.delete(id);
      }
    },
    abort: (id) => underWay.get(id)?.abort(new Error('another request takes its place')),
  };
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
export function browserCookies(location: Pick<Location, 'protocol'>): CookiesPort {
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

export function browserWindow(view: Window): Browser {
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
      const tab = view.open('about:blank', '_blank');
      if (!tab) return false;
      tab.opener = null;
      tabs.set(name, tab);
      return true;
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
