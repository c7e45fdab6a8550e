import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** A frame of a page's clock, milliseconds. */
const FRAME = 16;
const MINUTE = 60_000;

/**
 * Opens a page whose clock stands still, and turns it frame by frame until `sign` is there: from then on time only passes
 * where the test turns it, however busy the machine is.
 */
export async function openStill(page: Page, url: string, sign: Locator, time = Date.now()): Promise<void> {
  // It can only be stopped in its future, and runs until then.
  await page.clock.install({ time: time - MINUTE });
  await page.clock.pauseAt(time);
  await page.goto(url);
  await turnUntil(page, sign);
}

/** Turns the clock of a page frame by frame until `sign` is there. */
export async function turnUntil(page: Page, sign: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(FRAME);
    return (await sign.count()) > 0;
  };
  await expect.poll(isThere, { intervals: [50] }).toBe(true);
}

/**
 * Watches for the answer about the project; call before `goto`. The returned function waits until the page has read it, which
 * is later than its response.
 */
export async function watchProject(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...given) => {
      const answer = await fetch(...given);
      if (!answer.url.includes('wk/v1/project')) return answer;
      const read = answer.text.bind(answer);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { isProjectRead: true });
      answer.text = async () => {
        const body = await read();
        // Another task, after all that waits for the body; timers may stand still.
        port2.postMessage('');
        return body;
      };
      return answer;
    };
  });
  return async () => {
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isProjectRead'))).toBe(true);
  };
}
