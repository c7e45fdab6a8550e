import type { Browser, Page } from 'playwright';
import type { Bench } from './bench.ts';
import { tasksDuring } from './pages/tasks.ts';
import { openBrowser } from './pages/visit.ts';
import { middle, ratio, serveTestSite, stopProcess } from './test-site.ts';

const ROUNDS = 3;
const PAGE = 'fixture/heavy';

/** The longest tasks on a page of 400 widgets, processor four times slower, against the same page without its scripts. */
export const run: Bench = async () => {
  const { url, site } = await serveTestSite(PAGE);
  const browser = await openBrowser();
  try {
    const times: Record<string, number[]> = {};
    const note = (name: string, tasks: readonly number[]) => {
      times[name] = [...(times[name] ?? []), tasks[0] ?? 0];
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (const isBare of [false, true]) {
        const page = await openHeavy(browser, url, isBare);
        const suffix = isBare ? 'bare' : 'whole';
        note(`scroll ${suffix}`, await tasksDuring(browser, page, () => scrollByWheel(page)));
        note(`use ${suffix}`, await tasksDuring(browser, page, () => use(page, isBare)));
        note(`window ${suffix}`, await tasksDuring(browser, page, () => openWindow(page, isBare)));
        await page.context().close();
      }
    }
    const names = ['scroll', 'use', 'window'];
    const value = (name: string) => middle(times[name] ?? []);
    return {
      title: 'A page of 400 widgets',
      note: `Longest task of the main thread in ms, CPU slowed down 4 times, the middle of ${ROUNDS}. "Bare": the same page without its scripts; its item opens and its window is shown by the browser alone.`,
      rows: names.map((name) => ({
        name,
        values: { whole: value(`${name} whole`), bare: value(`${name} bare`) },
      })),
      budgets: names.map((name) => ({
        name: `${name}: longest task against bare`,
        value: ratio(value(`${name} whole`), Math.max(1, value(`${name} bare`))),
        limit: 3,
        unit: '×',
      })),
    };
  } finally {
    await browser.close();
    await stopProcess(site);
  }
};

async function openHeavy(browser: Browser, url: string, isBare: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (isBare) await page.route('**/*.js', (route) => route.abort());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${url}/${PAGE}/`, { waitUntil: 'load', timeout: 120_000 });
  return page;
}

async function scrollByWheel(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(640, 400);
  for (let y = 0; y < end; y += 2000) {
    await page.mouse.wheel(0, 2000);
    await nextFrame(page);
  }
}

async function use(page: Page, isBare: boolean): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.accordion details:not([open]) > summary').first().click();
  if (!isBare) await page.locator('.tabs').first().getByRole('tab').nth(1).click();
  await nextFrame(page);
}

/** A modal dialog makes the browser mark the whole page inert: the work that grows most with the page. */
async function openWindow(page: Page, isBare: boolean): Promise<void> {
  if (isBare)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#_general-modal')?.showModal());
  else await page.locator('main [data-dialog="_general-modal"]').first().click();
  await page.locator('#_general-modal').waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await page.locator('#_general-modal').waitFor({ state: 'hidden' });
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
