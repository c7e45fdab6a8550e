import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { floors } from '../architecture/floors.ts';
import type { HalfName } from './record.ts';

/** The tests that a run takes: `gate` is what people run before each commit, `all` is what a change must pass to land. */
export type Level = 'gate' | 'all' | 'changed' | 'named';

/** The tests of a run. */
export interface Selection {
  readonly level: Level;
  readonly files: Readonly<Record<HalfName, readonly string[]>>;
}

const ROOMS = ['src', 'studio', 'desk', 'server', 'wordpress', 'tools', 'bench', 'tests'];

/** Test files outside of the gate: those that start processes, servers and other browsers, or visit every page. */
const BEYOND_THE_GATE: readonly RegExp[] = [
  // Processes, databases that are killed, packages, and thousands of documents.
  /^tests\/(?:package|suite)\//,
  /^tests\/architecture\/new-widget\.test/,
  /^tests\/contract\/(?:broken-site-files|built-in-sqlite|command-line|hosting|import-reach|languages)\.test/,
  /^tests\/contract\/(?:heavy-pictures|preview-private|quiet-pipe|server-leads|settings)\.test/,
  /^tests\/contract\/(?:editor|import|released|fuzz)\//,
  /^wordpress\/(?:codes|leads)\.test/,
  /^server\/(?:process|store\/postgres)\//,
  /^server\/(?:delivery\/(?:backlog|broken-receivers|drain)|privacy\/erasing|store\/migrations)\.test/,
  /^studio\/server\/(?:publish\/|pages\/(?:saving|races)\.test)/,
  /^tools\/(?:build\/(?:publish\/(?:publish|whole-site)|build-site)|assets\/asset-worker)\.test/,
  /^tools\/(?:commands\/serve[\w-]*|engine\/check-widgets|mcp\/(?:look|mcp-limits|mcp)|extras\/extras)\.test/,
  // Browser tests that start a site, a server or another engine, and those that visit every page.
  /^tests\/e2e\/(?:studio|desk|import|wordpress|preview|visitor-engines|older-browsers)[\w-]*\.e2e/,
  /^tests\/e2e\/(?:base-path|answer-look|terminal|uploads|markup|heavy|slow-page|foreign-changes)\.e2e/,
  /^tests\/e2e\/(?:layouts|content|microsites|page-styles|ready-sections|form-states|floating)\.e2e/,
  /^tests\/e2e\/(?:typefaces|word-spaces|wide-screens|sharp-pictures|rhythm|sections-touch)\.e2e/,
];

/** The room of the browser tests whose names begin so; the others show pages, to which all of `src` leads. */
const ROOM_OF_BROWSER_TESTS: readonly (readonly [beginning: string, room: string])[] = [
  ['studio', 'studio/server'],
  ['desk', 'desk'],
  ['import', 'tools/import'],
  ['wordpress', 'wordpress'],
  ['preview', 'tools/preview'],
  ['terminal', 'tools/commands'],
];

/** All test files of the repository, by half. */
export function testFiles(): Selection['files'] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  ).sort();
  return {
    unit: files.filter((file) => /\.test\.tsx?$/.test(file)),
    browser: files.filter((file) => file.endsWith('.e2e.ts')),
  };
}

/**
 * Reads what to run from the words of the command line: `all`, `changed [commit]`, parts of file names, or nothing for
 * the gate; `unit` or `browser` before them takes one half.
 */
export function select(words: readonly string[], files = testFiles()): Selection {
  const [first, ...rest] = words;
  if (first === 'unit' || first === 'browser') {
    const { level, files: found } = select(rest, files);
    const none = { unit: [], browser: [] };
    return { level, files: { ...none, [first]: found[first] } };
  }
  if (first === undefined) return { level: 'gate', files: keep(files, isInGate) };
  if (first === 'all' && rest.length === 0) return { level: 'all', files };
  if (first === 'changed') {
    const reached = reachedBy(changedSince(rest[0] ?? 'HEAD'));
    return { level: 'changed', files: keep(files, (file) => isInGate(file) || reached(file)) };
  }
  return { level: 'named', files: keep(files, (file) => words.some((word) => file.includes(word))) };
}

const isInGate = (file: string) => !BEYOND_THE_GATE.some((pattern) => pattern.test(file));

function keep({ unit, browser }: Selection['files'], isKept: (file: string) => boolean): Selection['files'] {
  return { unit: unit.filter(isKept), browser: browser.filter(isKept) };
}

/** Files that differ from a commit, those that are not committed included. */
function changedSince(commit: string): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The test files that changed files can reach: a test is above what it tests, so a change reaches its own floor and
 * every floor above; tests that cross rooms, and files outside of the house, are reached by anything.
 */
export function reachedBy(changed: readonly string[]): (testFile: string) => boolean {
  const own = new Set(changed);
  const lowest = Math.max(...changed.map(floorOf));
  return (file) => own.has(file) || floorOf(file) <= lowest;
}

/** The floor of a file in the house, 0 for the top; pages, schemas and configuration lie below everything. */
function floorOf(file: string): number {
  const house = floors[''] ?? [];
  const browserTest = /^tests\/e2e\/([\w-]+)\.e2e\.ts$/.exec(file)?.[1];
  const room = browserTest && roomOfBrowserTest(browserTest);
  const floor = house.findIndex((name) => (room ?? file) === name || (room ?? file).startsWith(`${name}/`));
  if (floor >= 0) return floor;
  if (file.startsWith('tests/') || file.startsWith('bench/') || /\.md$/.test(file)) return -1;
  return house.length;
}

const roomOfBrowserTest = (name: string) =>
  ROOM_OF_BROWSER_TESTS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'src/entry';
