import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';

/** One visit of one page on a phone: bytes, moments and work. Times in milliseconds, bytes as they travel. */
export interface Visit {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  readonly scriptBeforeLoad: number;
  readonly scriptBy5s: number;
  /** Requests that hold back the first paint: style sheets and classic scripts in the head. */
  readonly blocking: number;
  readonly lcp: number;
  readonly shift: number;
  /** Work of the main thread until load + 5 s; and what of it, since the first paint with content, took a task longer than 50 ms. */
  readonly mainThread: number;
  readonly blockingTime: number;
  /** From a click on the first lead button to the frame with the open dialog. */
  readonly modal: number;
}

const kinds = ['document', 'script', 'image', 'font', 'stylesheet', 'other'] as const;
type Kind = (typeof kinds)[number];

const found = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const chromiumPath = found;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(found ? { executablePath: found } : {}), args: browserArguments });
}

/** Visits an address and measures all of it; see {@link Visit}. */
export function visit(browser: Browser, url: string): Promise<Visit> {
  return onPhone(browser, (page) => look(page, url));
}

/** The largest paint of a visit that ends a moment after the page has loaded; in milliseconds. */
export function timePaint(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(700);
    return page.evaluate(() => (window as unknown as { seen: Seen }).seen.lcp);
  });
}

/** A new, empty browser context, four times slower than this computer. */
export async function onPhone<Result>(
  browser: Browser,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchPage);
    return await run(page);
  } finally {
    await context.close();
  }
}

async function look(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const types = new Map<string, string>();
  const loaded: { type: Kind; bytes: number; at: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const type = types.get(requestId) ?? 'other';
    loaded.push({
      type: kinds.find((kind) => kind === type) ?? 'other',
      bytes: encodedDataLength,
      at: timestamp,
    });
  });
  let loadAt = Number.POSITIVE_INFINITY;
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadAt = timestamp;
  });
  await session.send('Page.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(5000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const early = [...loaded];
  const bytes = Object.fromEntries(
    kinds.map((kind) => [kind, sum(early, (one) => one.type === kind)]),
  ) as Record<Kind, number>;
  const script = (until: number) => sum(early, (one) => one.type === 'script' && one.at <= until);
  const boot = await bootOf(page);
  const blocking = await page
    .locator('link[rel=stylesheet], head script[src]:not([type=module], [async], [defer])')
    .count();
  return {
    bytes,
    requests: early.length,
    scriptBeforeLoad: boot + script(loadAt),
    scriptBy5s: boot + script(Number.POSITIVE_INFINITY),
    blocking,
    lcp: seen.lcp,
    shift: seen.shift,
    mainThread: task * 1000,
    blockingTime: seen.blocked,
    modal: await timeModal(page),
  };
}

/** The bytes of the boot, which travels in the document. */
async function bootOf(page: Page): Promise<number> {
  const code = await page.evaluate(() => document.querySelector('script[data-runtime]')?.textContent ?? '');
  return code ? brotliCompressSync(code).length : 0;
}

interface Seen {
  lcp: number;
  shift: number;
  blocked: number;
}

function watchPage(): void {
  const seen: Seen = { lcp: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += entry.value ?? 0;
  });
  // Work before the first paint shows in the time of the paint itself.
  watch('longtask', ({ startTime, duration }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    seen.blocked += Math.max(0, startTime + duration - Math.max(startTime, painted) - 50);
  });
}

function timeModal(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll<HTMLElement>('main [data-lead]')].find(
      (one) => one.offsetParent,
    );
    if (!button) return -1;
    const from = performance.now();
    button.click();
    while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - from;
  });
}

function sum(
  loaded: readonly { type: Kind; bytes: number; at: number }[],
  wanted: (one: { type: Kind; at: number }) => boolean,
): number {
  return loaded.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
}
