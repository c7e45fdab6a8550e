import type { Page } from 'playwright';
import type { Tour } from './tours.ts';

/** States of the studio's window by the names of their pictures; each is put over the first one. */
const STATES: readonly (readonly [name: string, state: Readonly<Record<string, unknown>>])[] = [
  ['page', {}],
  ['section', { selection: ['sections', 1], topic: 'selection' }],
  ['widget', { selection: ['sections', 1, 'children', 0], topic: 'selection' }],
  ['theme', { topic: 'theme' }],
  ['search', { topic: 'search' }],
  ['settings', { topic: 'settings' }],
  ['text', { isTextOpen: true }],
  ['gallery', { dialog: { name: 'gallery', list: ['sections'], index: 1 } }],
  ...['pictures', 'pages', 'new-page', 'versions', 'share', 'publish', 'keys'].map(
    (name) => [name, { dialog: { name } }] as const,
  ),
];

const FIRST = {
  selection: undefined,
  topic: 'page',
  isTextOpen: false,
  dialog: undefined,
};

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
            for (const key of ['selection', 'dialog']) draft[key] = undefined;
            Object.assign(draft, first, over);
          }),
        [FIRST, state] as const,
      );
      if ('dialog' in state) await page.locator('dialog[open]').waitFor();
      await untilStill(page);
      await shoot(name);
    }
  },
};

/** Waits until two looks at the window, with time for answers of the server between them, are the same. */
export async function untilStill(page: Page): Promise<void> {
  let seen: Buffer | undefined;
  for (let looks = 0; looks < 40; looks += 1) {
    await page.waitForLoadState('networkidle').catch(() => {});
    const look = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (seen?.equals(look)) return;
    seen = look;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
  }
}
