import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import type { Bench } from './bench.ts';
import { serveTestSite, stopProcess } from './test-site.ts';

const ROUNDS = 9;
const PAGE = 'fixture/lead-taman-asri';

/** When the button is tapped, after the first paint in ms. */
const MOMENTS = [
  ['at the first paint', 0],
  ['while script arrives', 150],
  ['once all is calm', 4000],
] as const;

/** What a visitor's first taps and first seconds cost: script without interaction, and from a tap to the open window. */
export const run: Bench = async () => {
  const { url, site } = await serveTestSite(PAGE);
  const found = ['/usr/bin/chromium'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(found ? { executablePath: found } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const files = await scriptsWithoutTouch(browser, url);
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const taps: ({ name: string } & Taps)[] = [];
    for (const [name, wait] of MOMENTS) taps.push({ name, ...(await tapTimes(browser, url, wait)) });
    return {
      title: 'Leads in the browser',
      note: `The Taman Asri page with analytics on. Script: everything a browser has fetched 5 s after load without a touch, Brotli. Taps: from when the browser passes the touch on to the page, to the frame that shows the window, CPU slowed down 4 times, the middle of ${ROUNDS}. "From the command" counts from when the test asked for the touch: it passes none on before the page has drawn its next frames, which no finger waits for.`,
      rows: [
        ...files.map(({ name, bytes }) => ({
          name,
          values: { bytes, ms: '', slowest: '', 'from the command': '' },
        })),
        ...taps.map(({ name, middle, slowest, command }) => ({
          name: `tap ${name}`,
          values: { bytes: '', ms: middle, slowest, 'from the command': command },
        })),
      ],
      budgets: [
        { name: 'script 5 s after load', value: total, limit: 25_000, unit: 'B' },
        ...taps.map(({ name, middle }) => ({ name: `tap ${name}`, value: middle, limit: 100, unit: 'ms' })),
      ],
    };
  } finally {
    await browser.close();
    await stopProcess(site);
  }
};

/** Every script of the page's own that was fetched, with its size in Brotli. */
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
  await page.waitForTimeout(5000);
  await Promise.all(reading);
  await page.context().close();
  return files.sort((a, b) => b.bytes - a.bytes);
}

/** Milliseconds: the middle and the slowest, and the middle by the page's own clock. */
interface Taps {
  readonly middle: number;
  readonly slowest: number;
  readonly command: number;
}

async function tapTimes(browser: Browser, url: string, wait: number): Promise<Taps> {
  const times: number[] = [];
  const commands: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchTaps);
    await browser.startTracing(page, { categories: ['blink.user_timing', 'input', 'latencyInfo'] });
    await page.goto(`${url}/${PAGE}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (wait > 0) await page.waitForTimeout(wait);
    const box = await page.locator('main [data-dialog=_general-modal]').first().boundingBox();
    if (!box) throw new Error('The page shows no lead button.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(() => 'tapTime' in window);
    const isOpen = await page.locator('dialog[open]').count();
    if (isOpen === 0) throw new Error(`A tap ${wait} ms after the first paint opened no window.`);
    commands.push(await page.evaluate(() => (window as unknown as { tapTime: number }).tapTime));
    times.push(fromTouchToWindow(await browser.stopTracing()));
    await page.context().close();
  }
  const middle = (all: number[]) => Math.round(all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
  return { middle: middle(times), slowest: Math.round(Math.max(...times)), command: middle(commands) };
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly chrome_latency_info?: { readonly step?: string; readonly input_type?: string } };
}

/** Reads a trace of the browser: the milliseconds from its sending the touch to the page's mark. */
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
      // Before any other task: what starts after the frame is not what the visitor waits for.
      const told = () => {
        const { startTime } = performance.mark('window-shown');
        Object.assign(window, { tapTime: startTime - timeStamp });
      };
      return void tasks.postTask(told, { priority: 'user-blocking' });
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
