import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, WINDOWS } from './camera.ts';
import { checkOut, findCommit, workingTree } from './checkout.ts';
import { type Compared, compareScreens } from './screens.ts';
import { type PartName, type ServedTree, serveTree } from './served-tree.ts';
import { describeDifference, writeSheet } from './sheet.ts';
import type { Tour } from './tour.ts';
import { toursOf } from './tours.ts';

const USAGE = `Usage: npm run compare -- <commit> [--only <names>] [--out <file>]

  <commit>  what the working tree is compared with: a hash, a branch, HEAD
  --only    beginnings of screen names, with commas: page/taman-asri,catalogue/tabs,answer,studio,desk
  --out     where the sheet is written (test-results/compare.html)`;

/**
 * Takes screenshots of every screen of a commit and of the working tree, and writes a report of the differences:
 * npm run compare -- <commit> [--only <names>] [--out <file>]
 */
export async function main(args: string[]): Promise<number> {
  const given = readArguments(args);
  if (typeof given === 'string') return refuse(given);
  const commit = findCommit(given.commit);
  if (!commit)
    return refuse(
      `No commit is called "${given.commit}". Look it up with "git log --oneline", or fetch it first.`,
    );
  const root = resolve('.');
  const own = workingTree();
  const cleanUp: (() => unknown)[] = [];
  const clean = async () => {
    for (let step = cleanUp.pop(); step; step = cleanUp.pop()) await step();
  };
  const stop = () => void clean().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const started = Date.now();
  try {
    console.log(`before  ${commit.hash} ${commit.title}`);
    console.log(`after   working tree at ${own.hash}, ${own.changed} files changed`);
    const wanted = partsOf(given.only);
    const checkout = checkOut(root, commit);
    cleanUp.push(checkout.remove);
    const serve = async (folder: string): Promise<ServedTree> => {
      const tree = await serveTree(folder, wanted);
      cleanUp.push(tree.stop);
      return tree;
    };
    console.log('Building and serving both …');
    const sides = { before: await serve(checkout.folder), after: await serve(root) };
    const browser = await openBrowser();
    cleanUp.push(() => browser.close());
    const tours = toursOf([...new Set([...sides.after.slugs, ...sides.before.slugs])]).filter(
      ({ name, part }) => wanted.has(part) && isWanted(name, given.only),
    );
    if (tours.length === 0) return refuse(`No screen begins with ${given.only.join(', ')}.`);
    console.log(
      `Taking screenshots of ${tours.length} at ${WINDOWS.map(({ width }) => width).join(' and ')} …`,
    );
    const compared = await compareScreens(browser, tours, sides, progressOf(tours));
    const seconds = Math.round((Date.now() - started) / 1000);
    await report(compared, `${commit.hash} and the working tree at ${own.hash}`, given.out, seconds);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await clean();
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
  }
}

interface Given {
  readonly commit: string;
  readonly only: readonly string[];
  readonly out: string;
}

/** The parsed options; a message if they are invalid. */
function readArguments(args: string[]): Given | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' }, out: { type: 'string' } },
    });
    const [commit, ...rest] = positionals;
    if (!commit) return 'Name the commit to compare with.';
    if (rest.length > 0) return `Name one commit; these are too many: ${positionals.join(' ')}.`;
    const only = (values.only ?? '').split(',').filter(Boolean);
    return { commit, only, out: resolve(values.out ?? 'test-results/compare.html') };
  } catch (error) {
    return (error as Error).message;
  }
}

function refuse(sentence: string): number {
  console.error(`${sentence}\n\n${USAGE}`);
  return 2;
}

/** The parts that have screens of those names; other parts are not built. */
function partsOf(only: readonly string[]): ReadonlySet<PartName> {
  const prefixes: Readonly<Record<PartName, readonly string[]>> = {
    site: ['page/', 'catalogue/', 'answer/'],
    studio: ['studio'],
    desk: ['desk'],
  };
  const names = Object.keys(prefixes) as PartName[];
  return new Set(names.filter((part) => prefixes[part].some((prefix) => isWanted(prefix, only))));
}

/** True if a name starts with the typed one. */
function isWanted(name: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((one) => name.startsWith(one) || one.startsWith(name));
}

function progressOf(tours: readonly Tour[]): (tour: Tour) => void {
  let done = 0;
  return ({ name }) => {
    done += 1;
    if (!process.stderr.isTTY) process.stderr.write(`${done}/${tours.length} ${name}\n`);
    else
      process.stderr.write(
        done === tours.length ? '\r\u001b[K' : `\r\u001b[K${done}/${tours.length} ${name}`,
      );
  };
}

async function report(
  { same, results, problems }: Compared,
  sides: string,
  file: string,
  seconds: number,
): Promise<void> {
  const oneSided = results.filter(({ difference }) => !difference).length;
  const summary = `${same + results.length} screens: ${results.length - oneSided} differ, ${oneSided} on one side only, ${same} the same (${seconds} s).`;
  console.log(`\n${summary}`);
  const longest = Math.max(0, ...results.map(({ name }) => name.length));
  for (const result of results)
    console.log(
      `  ${result.name.padEnd(longest)}  ${String(result.width).padStart(4)}  ${describeDifference(result)}`,
    );
  for (const problem of problems) console.log(`  Incomplete: ${problem}`);
  if (results.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  await writeSheet(file, `Differences between ${sides}`, summary, results);
  console.log(`\nSheet: ${file}`);
}
