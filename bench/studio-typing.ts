import { chromium, type Page } from 'playwright';
import type { PageFrame } from '../studio/window/canvas/page-frame.ts';
import type { Studio } from '../studio/window/state/studio.tsx';
import { openInStudio, startStudio } from '../tests/e2e/studio-site.ts';
import type { Bench } from './bench.ts';
import { largePage, percentile } from './large-page.ts';
import { ratio } from './test-site.ts';

const WIDGETS = 400;
const KEYS = 200;
/** Keys before it is measured. */
const WARM = 60;

declare global {
  interface Window {
    kavlingStudio: Studio;
    kavlingPage: PageFrame;
    /** Milliseconds from each key to the changed page, and to the frame that shows it. */
    kavlingKeys: { page: number[]; frame: number[] };
  }
}

/** Typing in a field on a page of 400 widgets: from the key to the changed page, against rendering that one section alone. */
export const run: Bench = async () => {
  const site = await startStudio([], { documents: { besar: largePage(WIDGETS) } });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openInStudio(page, site, 'besar');
    const { keys, html, alone, renders } = await typed(page);
    const [key, one] = [percentile(keys.page, 95), percentile(alone, 95)];
    return {
      title: 'The studio: typing',
      note: `Chromium, 1440×900, a page of ${WIDGETS} widgets, ${KEYS} keys in a field of the form. "The section alone" is rendering its ten widgets, and nothing else, in the same window between the keys.`,
      rows: [
        { name: 'key → changed page', values: shown(keys.page) },
        { name: 'key → frame that shows it', values: shown(keys.frame) },
        { name: 'the section alone: HTML', values: shown(html) },
        { name: 'the section alone: on the page', values: shown(alone) },
      ],
      budgets: [
        {
          name: 'key → changed page, p95, against rendering that section alone',
          value: ratio(key, one),
          limit: 3,
          unit: '×',
        },
        { name: 'sections rendered for a key', value: renders.parts, limit: 1, unit: 'a key' },
        { name: 'whole pages rendered for all keys', value: renders.wholes, limit: 0, unit: 'pages' },
      ],
    };
  } finally {
    await browser.close();
    await site.close();
  }
};

async function typed(page: Page) {
  const heading = ['sections', 20, 'children', 0];
  await page.evaluate(
    (path) => window.kavlingStudio.select(path, { field: [...path, 'text'], focus: true }),
    heading,
  );
  const field = page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
  await field.press('Control+End');
  await page.evaluate(watchKeys);
  const alone: [html: number, page: number][] = [];
  let before = { parts: 0, wholes: 0 };
  for (let i = 0; i < WARM + KEYS; i += 1) {
    if (i === WARM) before = await page.evaluate(() => ({ ...window.kavlingPage.live.renderer.rendered }));
    await page.keyboard.press(i % 2 ? 'Backspace' : 'a');
    alone.push(await page.evaluate(renderAlone));
  }
  const after = await page.evaluate(() => ({ ...window.kavlingPage.live.renderer.rendered }));
  const keys = await page.evaluate(() => window.kavlingKeys);
  if (keys.page.length !== WARM + KEYS) throw new Error(`${keys.page.length} keys changed the page.`);
  return {
    keys: { page: keys.page.slice(WARM), frame: keys.frame.slice(WARM) },
    html: alone.slice(WARM).map(([html]) => html),
    alone: alone.slice(WARM).map(([, page]) => page),
    renders: {
      // Each was rendered twice more alone.
      parts: (after.parts - before.parts) / KEYS - 2,
      wholes: after.wholes - before.wholes,
    },
  };
}

function watchKeys(): void {
  window.kavlingKeys = { page: [], frame: [] };
  let began = 0;
  window.kavlingPage.subscribe(() => {
    if (began === 0) return;
    window.kavlingKeys.page.push(performance.now() - began);
    const own = began;
    began = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.kavlingKeys.frame.push(performance.now() - own);
      port2.postMessage(null);
    });
  });
  // The first to hear of what was typed.
  addEventListener(
    'beforeinput',
    () => {
      began = performance.now();
    },
    { capture: true },
  );
}

/** Milliseconds for the section that is typed in, as HTML and on the page, after the frame of the last key. */
function renderAlone(): Promise<[html: number, page: number]> {
  return new Promise((done) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const { live } = window.kavlingPage;
        const { selection } = window.kavlingStudio.get();
        const path = (selection ?? []).slice(0, 2);
        const { document, sections } = live.shown;
        const key = sections.keys[Number(path[1])] ?? '';
        const start = performance.now();
        live.renderer.part(document, path, sections.keys);
        const middle = performance.now();
        live.renew(path, key);
        done([middle - start, performance.now() - middle]);
      }),
    );
  });
}

function shown(values: readonly number[]): Readonly<Record<string, string>> {
  return {
    'median, ms': percentile(values, 50).toFixed(2),
    'p95, ms': percentile(values, 95).toFixed(2),
  };
}
