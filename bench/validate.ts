import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { validate as ajvValidate } from '../src/generated/validate-page.js';
import { validatePage } from '../tools/diagnostics/validate-page.ts';
import { nodeFiles } from '../tools/environment/node-environment.ts';
import type { Bench } from './bench.ts';

const PAGES = 1000;
const ROUNDS = 9;

/** The whole of `kavling validate` against the least that any checker must do: read, JSON.parse, compiled schema. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-bench-'));
  try {
    const pages = writePages(folder);
    const bare = () => {
      for (const { file } of pages)
        if (!ajvValidate(JSON.parse(readFileSync(file, 'utf8'))))
          throw new Error(`${file} does not validate.`);
    };
    const whole = () => {
      for (const page of pages) {
        const found = validatePage(nodeFiles.readText(page.file), { ...page, files: nodeFiles });
        if (found.length > 0) throw new Error(`${page.file}: ${found[0]?.message}`);
      }
    };
    bare();
    whole();
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const bareTimes: number[] = [];
    const wholeTimes: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bareTimes.push(timeOf(bare));
      wholeTimes.push(timeOf(whole));
    }
    globalThis.gc?.();
    const grown = Math.max(0, process.memoryUsage().heapUsed - before) / 1_000_000;
    const [bareMs, wholeMs] = [Math.min(...bareTimes), Math.min(...wholeTimes)];
    const refusal = timeRefusal();
    const rate = (ms: number) => Math.round((PAGES / ms) * 1000);
    return {
      title: 'Checking pages',
      note: `${PAGES} pages of ${pages[0]?.bytes ?? 0} bytes, read from disk in one process, the quickest of ${ROUNDS} rounds. "Bare" is JSON.parse and the compiled schema; "whole" is all of \`kavling validate\`.`,
      rows: [
        { name: 'bare', values: { ms: Math.round(bareMs), 'pages a second': rate(bareMs) } },
        { name: 'whole', values: { ms: Math.round(wholeMs), 'pages a second': rate(wholeMs) } },
      ],
      budgets: [
        { name: 'time against bare', value: Number((wholeMs / bareMs).toFixed(2)), limit: 2, unit: '×' },
        {
          name: `memory kept after ${PAGES * ROUNDS} pages`,
          value: Number(grown.toFixed(1)),
          limit: 8,
          unit: 'MB',
        },
        { name: 'a file of 5 MB: refused, against JSON.parse of it', value: refusal, limit: 1, unit: '×' },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The time to refuse a file that is far too large, compared with parsing it. */
function timeRefusal(): number {
  const text = `{"version":1,"sections":["${'a'.repeat(5_000_000)}"]}`;
  const best = (act: () => void) => Math.min(...Array.from({ length: ROUNDS }, () => timeOf(act)));
  const parsed = best(() => JSON.parse(text));
  return Number((best(() => validatePage(text, { file: 'page.json' })) / parsed).toFixed(2));
}

function timeOf(run: () => void): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

/** Taman Asri a thousand times, each with its own word, its pictures as empty files. */
function writePages(root: string): { file: string; folder: string; bytes: number }[] {
  const text = readFileSync(resolve('pages/taman-asri/page.json'), 'utf8');
  const pictures = [
    ...new Set([...text.matchAll(/"(?:src|mobileSrc)": "([^"]+)"/g)].map(([, name]) => name ?? '')),
  ];
  return Array.from({ length: PAGES }, (_, i) => {
    const folder = join(root, `page-${i}`);
    mkdirSync(folder);
    for (const name of pictures) writeFileSync(join(folder, name), '');
    const own = text.replace('"id": "1187"', `"id": "${1000 + i}"`);
    const file = join(folder, 'page.json');
    writeFileSync(file, own);
    return { file, folder, bytes: own.length };
  });
}
