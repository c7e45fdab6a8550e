import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import type { Bench } from './bench.ts';

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
  const { url, site } = await serve();
  const found = ['/usr/bin/chromium'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(found ? { executablePath: found } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const files = await scriptsWithoutTouch(browser, url);
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const taps: { name: string; middle: number; slowest: number }[] = [];
    for (const [name, wait] of MOMENTS) taps.push({ name, ...(await tapTimes(browser, url, wait)) });
    return {
      title: 'Leads in the browser',
      note: `The Taman Asri page with analytics on. Script: everything a browser has fetched 5 s after load without a touch, Brotli. Taps: from the input to the frame that shows the window, CPU slowed down 4 times, the middle of ${ROUNDS}.`,
      rows: [
        ...files.map(({ name, bytes }) => ({ name, values: { bytes, ms: '', slowest: '' } })),
        ...taps.map(({ name, middle, slowest }) => ({
          name: `tap ${name}`,
          values: { bytes: '', ms: middle, slowest },
        })),
      ],
      budgets: [
        { name: 'script 5 s after load', value: total, limit: 25_000, unit: 'B' },
        ...taps.map(({ name, middle }) => ({ name: `tap ${name}`, value: middle, limit: 100, unit: 'ms' })),
      ],
    };
  } finally {
    await browser.close();
    await stop(site);
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

async function tapTimes(browser: Browser, url: string, wait: number) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchTaps);
    await page.goto(`${url}/${PAGE}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (wait > 0) await page.waitForTimeout(wait);
    const box = await page.locator('main [data-dialog=general-modal]').first().boundingBox();
    if (!box) throw new Error('The page shows no lead button.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(() => 'tapTime' in window);
    const isOpen = await page.locator('dialog[open]').count();
    if (isOpen === 0) throw new Error(`A tap ${wait} ms after the first paint opened no window.`);
    times.push(await page.evaluate(() => (window as unknown as { tapTime: number }).tapTime));
    await page.context().close();
  }
  times.sort((a, b) => a - b);
  const round = (value = 0) => Math.round(value);
  return { middle: round(times[Math.floor(times.length / 2)]), slowest: round(times.at(-1)) };
}

/** Runs in the page: the time from a click to the moment after the frame that shows the open window. */
function watchTaps(): void {
  type Tasks = { postTask(run: () => void, options: { priority: string }): Promise<void> };
  const { scheduler: tasks } = window as unknown as { scheduler: Tasks };
  const look = (timeStamp: number) =>
    requestAnimationFrame(() => {
      if (!document.querySelector('dialog[open]')) return look(timeStamp);
      // Before any other task: what starts after the frame is not what the visitor waits for.
      const told = () => Object.assign(window, { tapTime: performance.now() - timeStamp });
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

async function serve(): Promise<{ url: string; site: ChildProcess }> {
  const site = spawn(process.execPath, ['bin/run.mjs', 'tests/e2e/serve-site.ts', '--only', PAGE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: site.stdout }).once('line', (line) => resolve(JSON.parse(line).url));
    site.once('exit', (code) => reject(new Error(`The site did not start (exit ${code}).`)));
  });
  return { url, site };
}

async function stop(site: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await ended;
}
