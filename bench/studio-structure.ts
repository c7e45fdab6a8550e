import { chromium, type Page } from 'playwright';
import { undoStep } from '../studio/window/state/actions.ts';
import type { NodeFacts } from '../studio/window/state/nodes.ts';
import { copyBehind, deleteNode, moveBy, nodeNow } from '../studio/window/state/structure.ts';
import { makeStudio } from '../studio/window/testing/make-studio.ts';
import { openInStudio, startStudio } from '../tests/e2e/studio-site.ts';
import type { Bench, BenchBudget, BenchRow } from './bench.ts';
import { largePage, percentile } from './large-page.ts';
import { ratio } from './test-site.ts';

const SIZES = [50, 1000] as const;
const ROUNDS = 21;
const ACTS = ['delete', 'duplicate', 'move'] as const;
type Act = (typeof ACTS)[number];
type Times = Record<Act, number>;

/** Delete, duplicate and move on a page of 1,000 widgets against one of 50: from the key to the frame that shows it. */
export const run: Bench = async () => {
  const site = await startStudio([], {
    documents: Object.fromEntries(SIZES.map((size) => [`page-${size}`, largePage(size)])),
  });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const rows: BenchRow[] = [];
    const seen: Times[] = [];
    for (const size of SIZES) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await openInStudio(page, site, `page-${size}`);
      const times = await inBrowser(page);
      seen.push(times);
      rows.push({ name: `${size} widgets, in the browser`, values: shown(times) });
      await page.close();
    }
    // The first run is for the compiler.
    ofDocument(50);
    const alone = SIZES.map(ofDocument);
    for (const [i, size] of SIZES.entries())
      rows.push({ name: `${size} widgets, the document alone`, values: shown(alone[i] as Times) });
    return {
      title: 'The studio on large pages',
      note: `Chromium, 1440×900: from the key in the outline until the frame that shows it, the median of ${ROUNDS}, in ms. "The document alone" is the edit, the reading and the history, in Node.`,
      rows,
      budgets: [...budgetsOf('in the browser', seen), ...budgetsOf('the document alone', alone)],
    };
  } finally {
    await browser.close();
    await site.close();
  }
};

function budgetsOf(where: string, [small, large]: readonly Times[]): BenchBudget[] {
  return ACTS.map((act) => ({
    name: `${act} at 1,000 widgets against 50, ${where}`,
    value: ratio(large?.[act] ?? Number.POSITIVE_INFINITY, small?.[act] ?? 0),
    limit: 3,
    unit: '×',
  }));
}

interface Key {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
}

const KEYS: Readonly<Record<Act, Key>> = {
  delete: { code: 'Delete', key: 'Delete' },
  duplicate: { code: 'KeyD', key: 'd', ctrlKey: true },
  move: { code: 'ArrowDown', key: 'ArrowDown', altKey: true },
};

async function inBrowser(page: Page): Promise<Times> {
  const times = {} as Times;
  for (const act of ACTS) {
    const found: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.getByRole('treeitem', { level: 1 }).nth(1).click();
      found.push(await page.evaluate(pressAndWait, KEYS[act]));
      await page.keyboard.press('Control+z');
    }
    times[act] = percentile(found, 50);
  }
  return times;
}

/** Milliseconds from a key on the focused row until its frame has been drawn. */
function pressAndWait(key: Key): Promise<number> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const began = performance.now();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      );
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - began);
        port2.postMessage(null);
      });
    });
  });
}

type Do = (studio: ReturnType<typeof makeStudio>, node: NodeFacts) => void;
const DO: Readonly<Record<Act, Do>> = {
  delete: deleteNode,
  duplicate: copyBehind,
  move: (studio, node) => moveBy(studio, node, 1),
};

function ofDocument(size: number): Times {
  const studio = makeStudio(`${JSON.stringify(largePage(size), null, 2)}\n`);
  const times = {} as Times;
  for (const act of ACTS) {
    const found: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const node = nodeNow(studio, ['sections', 1]);
      if (!node) continue;
      const began = performance.now();
      DO[act](studio, node);
      found.push(performance.now() - began);
      undoStep(studio);
    }
    times[act] = percentile(found, 50);
  }
  return times;
}

function shown(times: Times): Readonly<Record<string, string>> {
  return Object.fromEntries(ACTS.map((act) => [act, times[act].toFixed(2)]));
}
