import type { Page } from '@playwright/test';

/**
 * Waits for frames of the page: the second one shows what was so when the first was asked for. Now and then headless
 * Chromium stops drawing while the page goes on: the test then ends with this reason, not with the end of its time.
 */
export function frames(page: Page, count = 2): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((done, fail) => {
        // Counted in ticks of the page itself: one that is busy is given the time that it needs.
        let ticks = 0;
        const timer = setInterval(() => {
          ticks += 1;
          if (ticks < 50) return;
          clearInterval(timer);
          fail(new Error('Chromium stopped drawing: no frame in 5 s, though the page goes on.'));
        }, 100);
        const next = (left: number) => {
          if (left > 0) return requestAnimationFrame(() => next(left - 1));
          clearInterval(timer);
          return done();
        };
        next(wanted);
      }),
    count,
  );
}
