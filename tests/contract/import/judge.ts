import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { normal, type Raw, visibleLines } from './visible.ts';
import { measurePages } from './wrecks.ts';

/** The result of importing one export. */
export interface Verdict {
  readonly name: string;
  readonly failed?: string;
  readonly elements: number;
  readonly placeholders: number;
  readonly lines: number;
  readonly lost: readonly string[];
  readonly shown: readonly string[];
}

/** Imports every export of a folder with the real command: node bin/run.mjs tests/contract/import/judge.ts <folder> [--engine <checkout>] [--browser] [--keep <site>] */
export async function main(args: string[]): Promise<number> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const [folder = '.'] = args;
  const engine = resolve(option('--engine') ?? '.');
  const site = option('--keep') ?? mkdtempSync(join(tmpdir(), 'kavling-judge-'));
  mkdirSync(site, { recursive: true });
  const verdicts = jsonFiles(resolve(folder)).map((file) => judge(file, site, engine));
  const wrecks = args.includes('--browser') ? await measurePages(site, engine) : undefined;
  for (const one of verdicts) {
    console.log(`${one.name}: ${one.failed ?? `${one.elements} elements, ${one.placeholders} placeholders`}`);
    for (const line of one.lost) console.log(`  lost   ${line.slice(0, 100)}`);
    for (const line of one.shown) console.log(`  shown  ${line.slice(0, 100)}`);
    for (const line of wrecks?.get(one.name) ?? []) console.log(`  page   ${line}`);
  }
  const sum = (count: (one: Verdict) => number) => verdicts.reduce((all, one) => all + count(one), 0);
  const [lines, lost] = [sum((one) => one.lines), sum((one) => one.lost.length)];
  const [elements, placeholders] = [sum((one) => one.elements), sum((one) => one.placeholders)];
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `exports              ${verdicts.length}, failed ${verdicts.filter(({ failed }) => failed).length}`,
  );
  console.log(`visible lines whole  ${share(lines - lost, lines)} of ${lines}`);
  console.log(`settings shown       ${sum((one) => one.shown.length)}`);
  console.log(`placeholders         ${share(placeholders, elements)} of ${elements}`);
  if (wrecks)
    console.log(`wrecked pages        ${[...wrecks.values()].filter((list) => list.length > 0).length}`);
  if (!option('--keep')) rmSync(site, { recursive: true, force: true });
  return 0;
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function judge(file: string, site: string, engine: string): Verdict {
  const name = basename(file, '.json')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, 'p-');
  const out = join(site, 'pages', name);
  const done = spawnSync(
    process.execPath,
    [join(engine, 'bin/kavling.mjs'), 'import', 'elementor', file, '--out', out, '--no-download', '--force'],
    { cwd: site, encoding: 'utf8', env: { ...process.env, KAVLING_LANG: 'en' } },
  );
  if (done.status !== 0)
    return {
      name,
      failed: done.stderr.split('\n')[0] ?? '',
      elements: 0,
      placeholders: 0,
      lines: 0,
      lost: [],
      shown: [],
    };
  const page = JSON.parse(readFileSync(join(out, 'page.json'), 'utf8')) as {
    sections: unknown;
    project: object;
  };
  page.project = { id: 'UJI', name: 'Uji', superleadsId: 'SL-UJI', telesalesNumber: '6281111111111' };
  writeFileSync(join(out, 'page.json'), JSON.stringify(page, null, 2));
  const report = JSON.parse(readFileSync(join(out, 'import-report.json'), 'utf8')) as {
    share: { elements: number; placeholder: number };
  };
  const texts = textsOf(page.sections).map((text) =>
    normal(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  );
  const all = `\n${texts.join('\n')}\n`;
  const exported = JSON.parse(readFileSync(file, 'utf8')) as { content?: Raw[] } | Raw[];
  const roots = Array.isArray(exported) ? exported : (exported.content ?? []);
  const lines = roots.flatMap(visibleLines);
  const wanted = lines.join(' ');
  const settings = new Set(roots.flatMap((root) => stringsOf(root)).map(normal));
  return {
    name,
    elements: report.share.elements,
    placeholders: report.share.placeholder,
    lines: lines.length,
    lost: lines.filter((line) => !all.includes(line)),
    shown: [...new Set(texts)].filter(
      (text) => /[\p{L}\p{N}]/u.test(text) && settings.has(text) && !wanted.includes(text),
    ),
  };
}

/** The keys of our widgets that hold words. */
const SAID = new Set(
  `text content title label quote name role detail caption eyebrow prefix suffix value price note badge facts submit items
  children percent description remark head rows oldPrice message`.split(/\s+/),
);

/** Every text of the page, each part of rich text joined to its line. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) {
    const isLine = value.length > 0 && value.every((part) => typeof part === 'string' || isInline(part));
    const joined = isLine
      ? [value.map((part) => (typeof part === 'string' ? part : part.text)).join('')]
      : [];
    return [...joined, ...value.flatMap(textsOf)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (SAID.has(key) ? textsOf(part) : []));
}

const isInline = (part: unknown): part is { text: string } =>
  typeof part === 'object' &&
  part !== null &&
  typeof (part as { text?: unknown }).text === 'string' &&
  !('type' in part);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
