import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright';
import { ensureEngine } from '../../bin/engine.mjs';
import { temporaryFolder } from '../../server/testing/fixtures.ts';
import {
  kavlingBuild,
  runUntil,
  stopEverywhere,
  writeSimplePage,
} from '../../tools/testing/stopped-builds.ts';
import { slugOf, writeCorpus } from '../corpus.ts';
import { openBrowser } from '../pages/visit.ts';

/** `kavling build` of a site in which pages changed, came and went, ended by SIGKILL at each of its changes of the file system. */
export async function stopBuilds() {
  await ensureEngine();
  const root = temporaryFolder();
  const site = join(root, 'site');
  for (const slug of ['a', 'b', 'c']) writeSimplePage(site, slug, `Lama ${slug}`);
  await runUntil(site, kavlingBuild);
  writeSimplePage(site, 'a', 'Baru a', { settings: { environmentType: 'staging' } });
  writeSimplePage(site, 'd', 'Baru d');
  const build = (folder: string, stopAt?: number) => runUntil(folder, kavlingBuild, stopAt);
  const report = await stopEverywhere({ site, workshop: join(root, 'work'), build, finish: build });
  for (const line of [...report.mixed, ...report.unfinished]) process.stderr.write(`${line}\n`);
  return { stops: report.changes, mixed: report.mixed.length, unfinished: report.unfinished.length };
}

interface Seen {
  visits: number;
  /** Styles, scripts or anything else that the policy of the page refused. */
  blocked: number;
  /** Files of the page that did not come. */
  missing: number;
  /** Pages whose form did not open, before or after the next generation stood. */
  unusable: number;
}

/**
 * `builds` builds into a folder that `kavling serve` serves, each with another style in its pages. Each time one
 * visitor comes before, one during and one after the build, and all of them use the page once the next generation is
 * published.
 */
export async function buildUnderLoad(builds: number) {
  await ensureEngine();
  const site = temporaryFolder();
  writeCorpus(site, 3);
  const build = () => runUntil(site, kavlingBuild);
  await build();
  const { url, server } = await serve(site);
  const browser = await openBrowser();
  const seen: Seen = { visits: 0, blocked: 0, missing: 0, unusable: 0 };
  try {
    for (let round = 0; round < builds; round += 1) {
      const before = await visit(browser, url, seen);
      restyle(site, round);
      const building = build();
      const during = await visit(browser, url, seen);
      await building;
      const after = await visit(browser, url, seen);
      for (const page of [before, during, after]) {
        await openForm(page, seen);
        await page.context().close();
      }
    }
    return { builds, ...seen };
  } finally {
    await browser.close();
    server.kill('SIGTERM');
  }
}

async function visit(browser: Browser, url: string, seen: Seen): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  seen.visits += 1;
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content.Security.Policy/i.test(message.text())) seen.blocked += 1;
  });
  page.on('response', (response) => {
    if (response.url().startsWith(url) && response.status() >= 400) seen.missing += 1;
  });
  page.on('requestfailed', (request) => {
    if (request.url().startsWith(url)) seen.missing += 1;
  });
  // Pictures of the corpus lie on a server that there is not.
  await page.route(/cdn\.example/, (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto(`${url}/${slugOf(1)}/`, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Presses the first lead button and waits for the form, whose script comes only then. */
async function openForm(page: Page, seen: Seen): Promise<void> {
  try {
    await page.locator('[data-lead]:visible').first().click();
    await page.locator('dialog[open] form').waitFor();
  } catch {
    seen.unusable += 1;
  }
}

/** Another brand colour: another style, so another hash in the policy of the page. */
function restyle(site: string, round: number): void {
  for (let index = 0; index < 3; index += 1) {
    const file = join(site, 'pages', slugOf(index), 'page.json');
    const page = JSON.parse(readFileSync(file, 'utf8')) as { theme?: { colors?: object } };
    const colors = { ...page.theme?.colors, brand: `#1f4d${(16 + round).toString(16).padStart(2, '0')}` };
    writeFileSync(file, JSON.stringify({ ...page, theme: { ...page.theme, colors } }));
  }
}

async function serve(site: string): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(process.execPath, [resolve('bin/kavling.mjs'), 'serve', '--port', '0'], {
    cwd: site,
    env: { ...process.env, ENGINE: 'as-is', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: server.stdout });
  for await (const line of lines) {
    const url = / at (http:\S+)/.exec(line)?.[1];
    if (url) return { url, server };
  }
  throw new Error('The server ended before it answered.');
}
