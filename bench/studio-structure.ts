import { chromium, type Page } from 'playwright';
import { undoStep } from '../src/studio/state/actions.ts';
import type { NodeFacts } from '../src/studio/state/nodes.ts';
import { copyBehind, deleteNode, moveBy, nodeNow } from '../src/studio/state/structure.ts';
import { makeStudio } from '../src/studio/testing/make-studio.ts';
import { openInStudio, startStudio } from '../tests/e2e/studio-site.ts';
import type { Bench, BenchRow } from './bench.ts';
import { ratio } from './test-site.ts';

const SIZES = [50, 1000] as const;
const ROUNDS = 9;
const ACTS = ['delete', 'duplicate', 'move'] as const;
type Act = (typeof ACTS)[number];
type Times = Record<Act, number>;

/** Delete, duplicate and move on a page of 1,000 widgets against one of 50: from the key to the frame that shows it. */
export const run: Bench = async () => {
  const site = await startStudio([], {
    documents: Object.fromEntries(SIZES.map((size) => [`page-${size}`, pageOf(size)])),
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
    for (const size of SIZES)
      rows.push({ name: `${size} widgets, the document alone`, values: shown(ofDocument(size)) });
    const [small, large] = seen;
    return {
      title: 'The studio on large pages',
      note: `Chromium, 1440×900: from the key in the outline until the frame that shows it, the median of ${ROUNDS}, in ms. "The document alone" is the edit, the reading and the history, in Node.`,
      rows,
      budgets: ACTS.map((act) => ({
        name: `${act} at 1,000 widgets against 50, in the browser`,
        value: ratio(large?.[act] ?? Number.POSITIVE_INFINITY, small?.[act] ?? 0),
        limit: 3,
        unit: '×',
      })),
    };
  } finally {
    await browser.close();
    await site.close();
  }
};

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
    times[act] = median(found);
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
  const studio = makeStudio(`${JSON.stringify(pageOf(size), null, 2)}\n`);
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
    times[act] = median(found);
  }
  return times;
}

/** Sections with nine widgets each; every widget is counted, the sections too. */
function pageOf(size: number): object {
  const children = [
    { type: 'heading', text: 'Rumah di tepi danau' },
    ...Array.from({ length: 8 }, (_, i) => ({ type: 'text', content: [`Paragraf ${i} tentang rumah.`] })),
  ];
  return {
    version: 1,
    template: 'page-builder',
    seo: { title: 'Besar', description: 'Halaman besar.', noindex: true },
    project: { id: '1', name: 'Besar' },
    sections: Array.from({ length: size / 10 }, (_, i) => ({ type: 'section', id: `bagian-${i}`, children })),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function shown(times: Times): Readonly<Record<string, string>> {
  return Object.fromEntries(ACTS.map((act) => [act, times[act].toFixed(1)]));
}
