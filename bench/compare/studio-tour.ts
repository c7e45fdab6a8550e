import type { Page } from 'playwright';
import type { Tour } from './tour.ts';

/** States of the studio's window by the names of their screenshots; each starts from the first one. */
const STATES: readonly (readonly [name: string, state: Readonly<Record<string, unknown>>])[] = [
  ['page', {}],
  ...['theme', 'search', 'settings'].map((topic) => [topic, { topic }] as const),
  ['gallery', { dialog: { name: 'gallery', list: ['sections'], index: 1 } }],
  ...['pictures', 'pages', 'new-page', 'versions', 'share', 'publish', 'keys'].map(
    (name) => [name, { dialog: { name } }] as const,
  ),
  // The page in the middle stays where these scroll it, so they come last.
  ['section', { selection: ['sections', 1], topic: 'selection' }],
  ['widget', { selection: ['sections', 1, 'children', 0], topic: 'selection' }],
  ['text', { isTextOpen: true }],
];

const FIRST = { topic: 'page', isTextOpen: false };

interface Opened {
  readonly kavlingStudio: { change(recipe: (draft: Record<string, unknown>) => void): void };
}

/** One window of the studio, in each of its states. */
export const studioTour: Tour = {
  name: 'studio',
  part: 'studio',
  hasScript: true,
  isWhole: false,
  async run(page, { studio }, shoot) {
    await page.goto(`${studio}/.kavling/studio/edit/taman-asri`);
    await page.locator('.st-overlay[data-ready="true"]').waitFor({ state: 'attached' });
    for (const [name, state] of STATES) {
      await page.evaluate(
        ([first, over]) =>
          (window as unknown as Opened).kavlingStudio.change((draft) => {
            Object.assign(draft, { selection: undefined, dialog: undefined }, first, over);
          }),
        [FIRST, state] as const,
      );
      if ('dialog' in state) await page.locator('dialog[open]').waitFor();
      await untilStill(page);
      await shoot(name);
    }
  },
};

/** Waits until three looks at the window in a row, with fonts and images loaded, are the same. */
export async function untilStill(page: Page): Promise<void> {
  let last: Buffer | undefined;
  let equal = 0;
  for (let looks = 0; looks < 60 && equal < 2; looks += 1) {
    await Promise.all(page.frames().map((frame) => frame.evaluate(isIn).catch(() => {})));
    const look = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    equal = last?.equals(look) ? equal + 1 : 0;
    last = look;
  }
}

/** Runs in a window or frame: waits for its fonts, the images it has requested, and a moment of rest. */
async function isIn(): Promise<void> {
  await document.fonts.ready;
  const asked = [...document.images].filter((image) => image.currentSrc && image.checkVisibility());
  const inSight = asked.filter((image) => image.getBoundingClientRect().top < innerHeight);
  const loaded = Promise.all(inSight.map((image) => image.decode().catch(() => {})));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, 5000))]);
  await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
}
