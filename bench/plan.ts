import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import type { Bench } from './bench.ts';
import { tasksDuring } from './pages/tasks.ts';
import { openBrowser } from './pages/visit.ts';
import { middle, ratio, serveTestSite, stopProcess } from './test-site.ts';

const ROUNDS = 3;
const [LARGE, SMALL] = ['fixture/plan-1200', 'fixture/plan'];
const PARTS = ['arrive', 'enlarge', 'pan', 'open'] as const;

/** The longest tasks on a site plan of 1,200 homes, processor four times slower, against a plan of 60. */
export const run: Bench = async () => {
  const { url, site } = await serveTestSite(SMALL);
  const browser = await openBrowser();
  try {
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++)
      for (const name of [LARGE, SMALL])
        for (const [part, time] of await measure(browser, `${url}/${name}/`)) {
          const key = `${part} ${name}`;
          times.set(key, [...(times.get(key) ?? []), time]);
        }
    const value = (part: string, name: string) => middle(times.get(`${part} ${name}`) ?? []);
    const [large, small] = await Promise.all([LARGE, SMALL].map((name) => sizeOf(`${url}/${name}/`)));
    return {
      title: 'A site plan of 1,200 homes',
      note: `Longest task of the main thread in ms, CPU slowed down 4 times, the middle of ${ROUNDS}, against a plan of 60 homes; and the HTML compressed by Brotli.`,
      rows: [
        ...PARTS.map((part) => ({
          name: part,
          values: { '1,200 homes': value(part, LARGE), '60 homes': value(part, SMALL) },
        })),
        { name: 'HTML, B', values: { '1,200 homes': large ?? 0, '60 homes': small ?? 0 } },
      ],
      budgets: [
        ...PARTS.map((part) => ({
          name: `${part}: longest task against a plan of 60 homes`,
          value: ratio(value(part, LARGE), Math.max(8, value(part, SMALL))),
          limit: 4,
          unit: '×',
        })),
        {
          name: 'HTML of one more home',
          value: Math.round(((large ?? 0) - (small ?? 0)) / 1140),
          limit: 20,
          unit: 'B',
        },
      ],
    };
  } finally {
    await browser.close();
    await stopProcess(site);
  }
};

async function measure(browser: Browser, address: string): Promise<(readonly [string, number])[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  const frame = page.locator('.site-plan [data-part=frame]');
  const acts: Readonly<Record<(typeof PARTS)[number], () => Promise<unknown>>> = {
    arrive: async () => {
      await frame.scrollIntoViewIfNeeded();
      await page.locator('.site-plan [data-state=whole]').waitFor();
    },
    enlarge: async () => {
      for (let press = 0; press < 3; press++) {
        await page.locator('[data-part=zoom-in]').click();
        await nextFrame(page);
      }
    },
    pan: async () => {
      await frame.hover();
      for (let step = 0; step < 10; step++) {
        await page.mouse.wheel(30, 20);
        await nextFrame(page);
      }
    },
    open: async () => {
      await page.evaluate(() =>
        document
          .querySelector('.site-plan svg a')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      );
      await page.locator('.site-plan [role=dialog]').waitFor({ state: 'visible' });
    },
  };
  const times: (readonly [string, number])[] = [];
  for (const part of PARTS) {
    const [longest = 0] = await tasksDuring(browser, page, async () => void (await acts[part]()));
    times.push([part, longest]);
  }
  await context.close();
  return times;
}

async function sizeOf(address: string): Promise<number> {
  const html = await fetch(address).then((answer) => answer.text());
  return brotliCompressSync(html).length;
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
