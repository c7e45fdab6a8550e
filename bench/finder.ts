import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Bench } from './bench.ts';
import { tasksDuring } from './pages/tasks.ts';
import { openBrowser } from './pages/visit.ts';
import { middle, ratio, serveTestSite, stopProcess } from './test-site.ts';

const ROUNDS = 3;
const [LARGE, SMALL] = ['fixture/unit-finder-500', 'fixture/unit-finder'];

/** The longest task of a filter over 500 homes, processor four times slower, against one over 72. */
export const run: Bench = async () => {
  const { url, site } = await serveTestSite(SMALL);
  const browser = await openBrowser();
  try {
    const times: Record<string, number[]> = { [LARGE]: [], [SMALL]: [] };
    for (let round = 0; round < ROUNDS; round++)
      for (const name of [LARGE, SMALL]) times[name]?.push(await measure(browser, `${url}/${name}/`));
    const [large, small] = [LARGE, SMALL].map((name) => middle(times[name] ?? [])) as [number, number];
    const html = await fetch(`${url}/${LARGE}/`).then((answer) => answer.text());
    return {
      title: 'A finder of 500 homes',
      note: `Longest task of the main thread in ms while a filter narrows the list and is cleared, CPU slowed down 4 times, the middle of ${ROUNDS}, against a list of 72 homes; and the HTML of the page compressed by Brotli.`,
      rows: [
        { name: 'filter', values: { '500 homes': large, '72 homes': small } },
        { name: 'HTML, B', values: { '500 homes': brotliCompressSync(html).length } },
      ],
      budgets: [
        {
          name: 'filter: longest task against a list of 72 homes',
          value: ratio(large, Math.max(12, small)),
          limit: 4,
          unit: '×',
        },
      ],
    };
  } finally {
    await browser.close();
    await stopProcess(site);
  }
};

async function measure(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await page.locator('.unit-finder[data-state=ready]').first().waitFor();
  const [longest = 0] = await tasksDuring(browser, page, async () => {
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const input = document.querySelector<HTMLInputElement>('[name=harga_maks]');
      for (const value of ['1000', '', '800', '']) {
        if (input) input.value = value;
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        await frame();
      }
    });
  });
  await context.close();
  return longest;
}
