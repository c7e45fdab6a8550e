import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import type { Bench } from './bench.ts';
import { servePages } from './pages/serve-pages.ts';
import { middle, ratio, serveTestSite, stopProcess } from './test-site.ts';

const ROUNDS = 9;
const PAGE = 'fixture/lead-taman-asri';

/** The tapped element, and the time of the tap after the first paint in ms. */
interface Subject {
  readonly name: string;
  readonly url: string;
  readonly button: string;
  readonly wait: number;
}

/** The time of the tap on the button. */
const MOMENTS = [
  ['at the first paint', 0],
  ['while script arrives', 150],
  ['once all is calm', 4000],
] as const;

/** The limit of a tap, as a multiple of the hand-written page, whose window opens with one line of script. */
const MOST = 2;

/**
 * The cost of a visitor's first taps and first seconds: script without interaction, and from a tap to the open
 * window.
 */
export const run: Bench = async () => {
  const out = mkdtempSync(join(tmpdir(), 'kavling-bench-lead-'));
  const byHand = await servePages(out);
  const { url, site } = await serveTestSite(PAGE);
  const found = ['/usr/bin/chromium'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(found ? { executablePath: found } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const hand: Subject = {
    name: 'on the page by hand, once all is calm',
    url: `${byHand.url}/limit/`,
    button: 'main [data-lead]',
    wait: 4000,
  };
  const own = MOMENTS.map(
    ([name, wait]): Subject => ({
      name,
      url: `${url}/${PAGE}/`,
      button: 'main [data-dialog=_general-modal]',
      wait,
    }),
  );
  try {
    const files = await scriptsWithoutTouch(browser, url);
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const taps = await tapAll(browser, [hand, ...own]);
    const least = taps.find(({ name }) => name === hand.name)?.ms ?? 1;
    return {
      title: 'Leads in the browser',
      note: `The Taman Asri page with analytics on. Script: everything a browser has fetched 5 s after load without a touch, Brotli. Taps: from when the browser passes the touch on to the page, to the frame that shows the window, CPU slowed down 4 times, the middle of ${ROUNDS}, taken in turn with taps on the same page written by hand (bench/limit). "From the command" counts from when the test asked for the touch: it passes none on before the page has drawn its next frames, which no finger waits for.`,
      rows: [
        ...files.map(({ name, bytes }) => ({
          name,
          values: { bytes, ms: '', slowest: '', 'from the command': '' },
        })),
        ...taps.map(({ name, ms, slowest, command }) => ({
          name: `tap ${name}`,
          values: { bytes: '', ms, slowest, 'from the command': command },
        })),
      ],
      budgets: [
        { name: 'script 5 s after load', value: total, limit: 25_000, unit: 'B' },
        ...taps
          .filter(({ name }) => name !== hand.name)
          .map(({ name, ms }) => ({
            name: `tap ${name}, against the page by hand`,
            value: ratio(ms, least),
            limit: MOST,
            unit: '×',
          })),
      ],
    };
  } finally {
    await browser.close();
    await stopProcess(site);
    await byHand.close();
    rmSync(out, { recursive: true, force: true });
  }
};

/** Every script of the page itself, with its size in Brotli. */
async function scriptsWithoutTouch(browser: Browser, url: string) {
  const page = await openPage(browser);
  const files: { name: string; bytes: number }[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const name = /\/assets\/([\w-]+)\.[\w-]+\.js$/.exec(response.url())?.[1];
    if (!name) return;
    reading.push(
      response.body().then((body) => files.push({ name, bytes: brotliCompressSync(body).length })),
    );
  });
  await page.goto(`${url}/${PAGE}/`);
  const boot = await page.evaluate(() => document.querySelector('script[data-runtime]')?.textContent ?? '');
  files.push({ name: 'boot, in the page', bytes: brotliCompressSync(boot).length });
  await page.waitForTimeout(5000);
  await Promise.all(reading);
  await page.context().close();
  return files.sort((a, b) => b.bytes - a.bytes);
}

/** Milliseconds: the middle and the slowest, and the middle by the page's own clock. */
interface Taps {
  readonly name: string;
  readonly ms: number;
  readonly slowest: number;
  readonly command: number;
}

/** Taps each in turn, so that a slow moment of the machine falls on all of them. */
async function tapAll(browser: Browser, subjects: readonly Subject[]): Promise<readonly Taps[]> {
  const all = subjects.map(({ name }) => ({ name, shown: [] as number[], command: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, subject] of subjects.entries()) {
      const { shown, command } = await tapOnce(browser, subject);
      all[at]?.shown.push(shown);
      all[at]?.command.push(command);
    }
  return all.map(({ name, shown, command }) => ({
    name,
    ms: Math.round(middle(shown)),
    slowest: Math.round(Math.max(...shown)),
    command: Math.round(middle(command)),
  }));
}

async function tapOnce(browser: Browser, { name, url, button, wait }: Subject) {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchTaps);
  await browser.startTracing(page, { categories: ['blink.user_timing', 'input', 'latencyInfo'] });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (wait > 0) await page.waitForTimeout(wait);
  const box = await page.locator(button).first().boundingBox();
  if (!box) throw new Error(`${url} shows no lead button.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => 'tapTime' in window);
  if ((await page.locator('dialog[open]').count()) === 0) throw new Error(`A tap ${name} opened no window.`);
  const command = await page.evaluate(() => (window as unknown as { tapTime: number }).tapTime);
  const shown = fromTouchToWindow(await browser.stopTracing());
  await page.context().close();
  return { shown, command };
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly chrome_latency_info?: { readonly step?: string; readonly input_type?: string } };
}

/** Reads a trace of the browser: the milliseconds from the touch to the page's mark. */
function fromTouchToWindow(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const sent = traceEvents.find(({ args }) => {
    const { step, input_type } = args.chrome_latency_info ?? {};
    return step === 'STEP_SEND_INPUT_EVENT_UI' && input_type === 'TOUCH_START_EVENT';
  });
  const shown = traceEvents.find(({ name }) => name === 'window-shown');
  if (!sent || !shown) throw new Error('The trace of the browser holds no touch or no window.');
  return (shown.ts - sent.ts) / 1000;
}

/** Runs in the page: marks the moment after the frame that shows the open window, and its time since the click. */
function watchTaps(): void {
  type Tasks = { postTask(run: () => void, options: { priority: string }): Promise<void> };
  const { scheduler: tasks } = window as unknown as { scheduler: Tasks };
  const look = (timeStamp: number) =>
    requestAnimationFrame(() => {
      if (!document.querySelector('dialog[open]')) return look(timeStamp);
      // Before any other task: the visitor does not wait for later ones.
      const mark = () => {
        const { startTime } = performance.mark('window-shown');
        Object.assign(window, { tapTime: startTime - timeStamp });
      };
      return void tasks.postTask(mark, { priority: 'user-blocking' });
    });
  addEventListener('click', ({ timeStamp }) => look(timeStamp), true);
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await context.route(/googletagmanager|whatsapp|wa\.me/, (route) => route.fulfill({ body: '' }));
  return context.newPage();
}
