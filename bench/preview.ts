import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Bench } from './bench.ts';
import { rounds, timeUntilSeen } from './live.ts';
import { openBrowser } from './pages/visit.ts';
import { ratio, startProcess, stopProcess } from './test-site.ts';

/**
 * The cost of previewing a new site with an empty cache: the delay of a changed text while images are being
 * resized, compared with the delay afterwards; and the memory of the process after all pages were viewed, compared
 * with its start.
 */
export const run: Bench = async () => {
  const site = mkdtempSync(join(tmpdir(), 'kavling-bench-preview-'));
  cpSync(resolve('pages'), join(site, 'pages'), { recursive: true });
  const { line, child } = await startProcess(
    [resolve('bin/kavling.mjs'), 'preview', '--port', '0', '--lang', 'en'],
    { cwd: site, until: /Preview\s+(\S+)\// },
  );
  const browser = await openBrowser();
  try {
    const bare = residentMegabytes(child.pid);
    const page = await browser.newPage();
    await page.goto(`${line}/taman-asri/`);
    const file = join(site, 'pages/taman-asri/page.json');
    const text = readFileSync(file, 'utf8');
    await savePhoto(join(site, 'pages/taman-asri/hero-cluster-day.jpg'));
    const change = () =>
      rounds((words) =>
        timeUntilSeen(page, words, () =>
          writeFileSync(file, text.replace(/"text": "Pulangnya[^"]*"/, `"text": "${words}"`)),
        ),
      );
    const busy = await change();
    if (!(await isCutting(line))) throw new Error('The photograph was cut before the words were measured.');
    for (const _ of [1, 2]) await lookAtEverything(line);
    while (await isCutting(line)) await new Promise((done) => setTimeout(done, 500));
    const calm = await change();
    const held = residentMegabytes(child.pid);
    const row = (name: string, value: number, unit: 'ms' | 'MB') => ({
      name,
      values: { ms: '', MB: '', [unit]: Math.round(value) },
    });
    return {
      title: 'Previewing a new site',
      note: 'Four pages of which no picture is cut, and a new photograph of 24 million pixels. Everything: the four pages, the catalogue and each of its examples, twice.',
      rows: [
        row('a changed word while the photograph is cut', busy, 'ms'),
        row('a changed word afterwards', calm, 'ms'),
        row('held by the process at its start', bare, 'MB'),
        row('held after everything was looked at', held, 'MB'),
      ],
      budgets: [
        { name: 'a word beside pictures against one alone', value: ratio(busy, calm), limit: 4, unit: '×' },
        { name: 'memory held against the start', value: ratio(held, bare), limit: 2, unit: '×' },
      ],
    };
  } finally {
    await browser.close();
    await stopProcess(child);
    rmSync(site, { recursive: true, force: true });
  }
};

/** Resident memory, as counted by the operating system (Linux). */
function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function savePhoto(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toFile(file);
}

async function isCutting(url: string): Promise<boolean> {
  return (await textOf(`${url}/taman-asri/`)).includes('data-awaits');
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

async function lookAtEverything(url: string): Promise<void> {
  for (const slug of readdirSync(resolve('pages'))) await textOf(`${url}/${slug}/`);
  const shown = (await textOf(`${url}/catalogue/`)).matchAll(/href="(\/catalogue\/[\w-]+\/)"/g);
  for (const [, widget] of shown) {
    const examples = (await textOf(url + widget)).matchAll(/src="(\/catalogue\/[\w-]+\/\d+\/)"/g);
    for (const [, example] of examples) await textOf(url + example);
  }
}
