// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer, HttpRequest, Ports } from '../ports.ts';
import { browserPorts } from './browser.ts';
import { memoryPorts } from './memory.ts';

/** The same promises, kept by the browser and by its twin. */
interface PortsUnderTest {
  ports: Ports;
  advance(ms: number): void;
  /** Requests so far, as method, address and fields. */
  requests(): { method: string; url: string; fields: Record<string, string> }[];
  answer(answer: HttpAnswer | Error): void;
  blockTabs(): void;
}

const START = Date.UTC(2026, 10, 20, 3);

function memoryPortsUnderTest(): PortsUnderTest {
  const ports = memoryPorts();
  return {
    ports,
    advance: (ms) => ports.clock.advance(ms),
    requests: () =>
      ports.http.requests.map(({ method, url, fields = {} }) => ({ method, url, fields: { ...fields } })),
    answer: (answer) => void ports.http.answer(answer),
    blockTabs: () => {
      ports.browser.page.blocksTabs = true;
    },
  };
}

function browserPortsUnderTest(): PortsUnderTest {
  const open: { settle: (answer: HttpAnswer | Error) => void }[] = [];
  const seen: { method: string; url: string; fields: Record<string, string> }[] = [];
  const send = (url: string, init: RequestInit) => {
    const isGet = init.method === 'get';
    const query = isGet ? (url.split('?')[1] ?? '') : String(init.body);
    seen.push({
      method: String(init.method),
      url: isGet ? (url.split('?')[0] ?? '') : url,
      fields: Object.fromEntries(new URLSearchParams(query)),
    });
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      open.push({
        settle: (answer) =>
          answer instanceof Error
            ? reject(answer)
            : resolve(new Response(answer.body, { status: answer.status })),
      });
    });
  };
  vi.stubGlobal('fetch', send);
  let isBlocked = false;
  vi.stubGlobal('open', () =>
    isBlocked ? null : { closed: false, opener: window, location: { replace: vi.fn() }, close: vi.fn() },
  );
  return {
    ports: browserPorts(window, { element: null }),
    advance: (ms) => void vi.advanceTimersByTime(ms),
    requests: () => seen,
    answer: (answer) => open.shift()?.settle(answer),
    blockTabs: () => {
      isBlocked = true;
    },
  };
}

const request: HttpRequest = { url: '/ajax', method: 'post', fields: { a: '1 &=é', b: '' }, timeout: 5000 };

describe.each([
  ['browser', browserPortsUnderTest],
  ['memory', memoryPortsUnderTest],
])('the %s ports', (_, open) => {
  let environment: PortsUnderTest;
  let ports: Ports;

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    sessionStorage.clear();
    localStorage.clear();
    environment = open();
    ports = environment.ports;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('clock: runs timers in the order of time, except stopped ones', () => {
    const order: string[] = [];
    const { clock } = ports;
    const before = clock.now();
    clock.after(200, () => order.push('late'));
    clock.after(100, () => {
      order.push(`at ${clock.now() - before}`);
      clock.after(50, () => order.push('from within'));
    });
    clock.after(50, () => order.push('stopped'))();
    environment.advance(99);
    expect(order).toEqual([]);
    environment.advance(200);
    expect(order).toEqual(['at 100', 'from within', 'late']);
    expect(clock.now() - before).toBe(299);
  });

  test('network: any answer of a server resolves', async () => {
    for (const status of [200, 404, 500]) {
      const sent = ports.http.send(request);
      environment.answer({ status, body: '{"a":"é"}' });
      await expect(sent).resolves.toEqual({ status, body: '{"a":"é"}' });
    }
    expect(environment.requests()[0]).toEqual({
      method: 'post',
      url: '/ajax',
      fields: { a: '1 &=é', b: '' },
    });
  });

  test('network: fields of a GET go into the query', async () => {
    const sent = ports.http.send({ ...request, method: 'get' });
    environment.answer({ status: 200, body: '' });
    await sent;
    expect(environment.requests()).toEqual([{ method: 'get', url: '/ajax', fields: { a: '1 &=é', b: '' } }]);
  });

  test('network: no answer and a late one reject', async () => {
    const failed = ports.http.send(request);
    environment.answer(new Error('offline'));
    await expect(failed).rejects.toThrow('offline');

    const late = ports.http.send(request);
    const isLate = expect(late).rejects.toThrow('no answer in 5000 ms');
    environment.advance(5000);
    await isLate;
    environment.answer(new Error('offline'));
  });

  test('[OPS-05] locks: one holder at a time, and others do not wait', async () => {
    if (!ports.locks.areReal) return expect(await ports.locks.hold('a', async () => {})).toBe(true);
    let end = () => {};
    const first = ports.locks.hold('a', () => new Promise((resolve) => (end = () => resolve())));
    await Promise.resolve();
    expect(await ports.locks.hold('a', async () => expect.unreachable())).toBe(false);
    expect(await ports.locks.hold('b', async () => {})).toBe(true);
    end();
    expect(await first).toBe(true);
    expect(await ports.locks.hold('a', async () => {})).toBe(true);
  });

  test.each(['session', 'local'] as const)('%s store: keeps, expires, lists, forgets', (name) => {
    const store = ports[name];
    expect(store.get('a')).toBeUndefined();
    store.set('a', 'satu');
    store.set('ab', 'expires=0;');
    store.set('b', '{"é":1}', 10);
    expect(store.get('a')).toBe('satu');
    expect(store.get('b')).toBe('{"é":1}');
    expect(store.keys('a').sort()).toEqual(['a', 'ab']);
    environment.advance(10_000);
    expect(store.get('b')).toBeUndefined();
    expect(store.keys('b')).toEqual([]);
    store.remove('a');
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
    expect(store.keys('').includes('a')).toBe(false);
  });

  test('the two stores are two', () => {
    ports.session.set('a', '1');
    expect(ports.local.get('a')).toBeUndefined();
  });

  test('cookies: keep, expire, forget', () => {
    ports.cookies.set('utm_source', 'a b;é=%', 1);
    expect(ports.cookies.get('utm_source')).toBe('a b;é=%');
    environment.advance(24 * 3600 * 1000 + 1000);
    expect(ports.cookies.get('utm_source')).toBeUndefined();
    ports.cookies.set('gclid', '1', 1);
    ports.cookies.remove('gclid');
    expect(ports.cookies.get('gclid')).toBeUndefined();
  });

  test('tabs: open, point, close; a blocked tab is reported', () => {
    const { browser } = ports;
    expect(browser.openTab('a')).toBe('open');
    expect(browser.pointTab('a', 'https://a.id/b.pdf')).toBe(true);
    expect(browser.pointTab('a', 'https://a.id/b.pdf')).toBe(false);
    expect(browser.openTab('b')).toBe('open');
    browser.closeTab('b');
    browser.closeTab('b');
    expect(browser.pointTab('b', 'https://a.id/b.pdf')).toBe(false);
    environment.blockTabs();
    expect(browser.openTab('c')).toBe('blocked');
  });

  test('the page reports its address, its classes and its device', () => {
    expect(ports.browser.url()).toMatch(/^https?:\/\//);
    expect(Array.isArray(ports.browser.classes())).toBe(true);
    expect(ports.browser.agent()).toEqual({
      userAgent: expect.any(String),
      touchPoints: ports.browser.agent().touchPoints,
    });
  });

  test('missing elements are not an error', () => {
    const { dom } = ports;
    const calls: (() => void)[] = [
      () => dom.showDialog('_general-modal', { title: 'a' }),
      () => dom.hideDialog('_general-modal'),
      () => dom.retargetButtons('_otp-modal'),
      () => dom.retargetButtons(''),
      () => dom.fillFields('', { name: 'a' }, true),
      () => dom.focusField('a', '"]'),
      () => dom.overwriteTelesales('62'),
      () => dom.listenForCode(() => undefined)(),
    ];
    for (const call of calls) expect(call).not.toThrow();
  });

  test('analytics: takes everything at any time', () => {
    const { tracker } = ports;
    const event = { name: 'a', category: 'b', label: 'c', non_interaction: true, dimensions: {} } as const;
    const calls = [
      () => tracker.send(event),
      () => tracker.consent('granted'),
      () => tracker.install({ destination: 'microsite', id: '' }),
      () => tracker.send(event),
    ];
    for (const call of calls) expect(call).not.toThrow();
  });

  test('ids differ', () => {
    const { ids } = ports;
    expect(new Set(Array.from({ length: 100 }, () => ids.random())).size).toBe(100);
  });
});
