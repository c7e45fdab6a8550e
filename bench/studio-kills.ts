import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { startStudio } from '../tests/e2e/studio-site.ts';
import { type ServedSite, startSite } from '../tools/testing/served-site.ts';
import type { Bench, BenchRow } from './bench.ts';

const KILLS = Number(process.env.STUDIO_KILLS ?? 100);
/** Between two keys, milliseconds: a quick typist. */
const PACE = 60;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** After this long nothing more comes back, milliseconds. */
const PATIENCE = 15_000;

/** The typed text, and the time of each key. */
interface Typed {
  readonly words: string;
  readonly at: readonly number[];
}

/** The open window while a person types. */
interface Desk {
  readonly folder: string;
  readonly origin: string;
  readonly slug: string;
  studio: { readonly pid: number | undefined };
  context: BrowserContext;
  page: Page;
  readonly profile: string;
}

/** Kills a part and brings it back. @returns when it was killed */
type Kill = (desk: Desk) => Promise<number>;

const kills: Readonly<Record<string, Kill>> = {
  async 'the tab'({ context, page }) {
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    const at = Date.now();
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    return at;
  },
  async 'the browser'(desk) {
    const session = await desk.context.browser()?.newBrowserCDPSession();
    const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
    const closed = desk.context.waitForEvent('close');
    const at = Date.now();
    for (const { id } of processInfo.sort((one) => (one.type === 'browser' ? -1 : 1))) end(id, 'SIGKILL');
    await closed;
    desk.context = await open(desk.profile);
    return at;
  },
  async 'the studio'(desk) {
    const at = Date.now();
    end(desk.studio.pid, 'SIGKILL');
    desk.studio = await startAgain(desk);
    return at;
  },
};

/** Some go with their parent. */
function end(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {}
}

/** The amount of work lost when a tab, the browser or the studio's process is killed while a person types. */
export const run: Bench = async () => {
  const slugs = Array.from({ length: KILLS }, (_, i) => `rumah-${i}`);
  const site = await startStudio([], {
    prepare(folder) {
      for (const [i, slug] of slugs.entries()) {
        mkdirSync(join(folder, 'pages', slug), { recursive: true });
        writeFileSync(join(folder, 'pages', slug, 'page.json'), JSON.stringify(pageOf(i), null, 2));
      }
    },
  });
  const profile = mkdtempSync(join(tmpdir(), 'kavling-profile-'));
  const studio = { pid: site.pid };
  const origin = new URL(site.url).origin;
  let context = await open(profile);
  const lost = new Map<string, number[]>(Object.keys(kills).map((name) => [name, []]));
  let desk: Desk | undefined;
  try {
    for (const [i, slug] of slugs.entries()) {
      const [name = '', kill = kills['the tab']] = Object.entries(kills)[i % 3] ?? [];
      const page = await context.newPage();
      desk = { folder: site.folder, origin, slug, studio: desk?.studio ?? studio, context, page, profile };
      await openTitle(desk);
      const typed = await type(page, 5 + ((i * 7) % 31));
      const at = await kill?.(desk);
      context = desk.context;
      lost.get(name)?.push(await lostOf(desk, typed, at ?? 0, name !== 'the studio'));
      for (const one of context.pages()) await one.close();
    }
  } finally {
    await context.close();
    end(desk?.studio.pid, 'SIGTERM');
    await site.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
  }
  const all = [...lost.values()].flat();
  return {
    title: 'The studio: work lost when it is killed',
    note: `A person types a key every ${PACE} ms; after 5 to 35 keys the tab, the whole browser (SIGKILL) or the studio's process (SIGKILL) is killed, and opened again. "Lost" counts from the first key that is not in the file afterwards.`,
    rows: [...lost].map(([name, times]): BenchRow => ({ name, values: shown(times) })),
    budgets: [
      {
        name: 'kills that lost more than a second of work',
        value: all.filter((ms) => ms > 1000).length,
        limit: 0,
        unit: `of ${KILLS}`,
      },
    ],
  };
};

function shown(times: readonly number[]) {
  return {
    kills: times.length,
    'lost nothing': times.filter((ms) => ms === 0).length,
    'most lost, ms': Math.round(Math.max(0, ...times)),
  };
}

const open = (profile: string) =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

const startAgain = ({ folder, origin }: Desk): Promise<ServedSite> =>
  startSite(folder, 'studio', {}, new URL(origin).port);

const addressOf = ({ origin, slug }: Desk) => `${origin}/.kavling/studio/edit/${slug}`;

async function openTitle(desk: Desk): Promise<void> {
  await desk.page.goto(addressOf(desk));
  await desk.page.locator('.st-overlay[data-ready="true"]').waitFor();
  await desk.page.evaluate(() =>
    window.kavlingStudio.select(['sections', 0, 'children', 0], {
      field: ['sections', 0, 'children', 0, 'text'],
      focus: true,
    }),
  );
  const field = desk.page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
  await field.press('Control+Home');
}

async function type(page: Page, keys: number): Promise<Typed> {
  const at: number[] = [];
  let words = '';
  for (let i = 0; i < keys; i += 1) {
    const letter = LETTERS[i % LETTERS.length] ?? '';
    at.push(Date.now());
    await page.keyboard.press(letter);
    words += letter;
    await pause(PACE);
  }
  return { words, at };
}

/** Milliseconds between the first key that did not come back and the kill. */
async function lostOf(desk: Desk, { words, at }: Typed, killed: number, isAgain: boolean): Promise<number> {
  if (isAgain) {
    desk.page = await desk.context.newPage();
    await desk.page.goto(addressOf(desk));
  }
  let kept = 0;
  for (const end = Date.now() + PATIENCE; kept < words.length && Date.now() < end; await pause(50)) {
    const text = readFileSync(join(desk.folder, 'pages', desk.slug, 'page.json'), 'utf8');
    const [, found = ''] = /"text": "([a-z]*)Pulang"/.exec(text) ?? [];
    if (!words.startsWith(found)) throw new Error(`"${found}" was never typed.`);
    kept = found.length;
  }
  return kept < words.length ? killed - (at[kept] ?? killed) : 0;
}

function pageOf(index: number) {
  const id = String(index + 1);
  return {
    version: 1,
    template: 'page-builder',
    lang: 'id',
    seo: { title: 'Menara Senja', description: 'Apartemen di tepi laut.' },
    project: { id, name: 'Menara Senja', superleadsId: id, telesalesNumber: '6281190019001' },
    sections: [{ type: 'section', children: [{ type: 'heading', text: 'Pulang', level: 1 }] }],
  };
}
