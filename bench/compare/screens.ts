import type { Browser } from 'playwright';
import { WINDOWS, type Window } from './camera.ts';
import { compare, type Difference, type Picture } from './difference.ts';
import type { ServedTree } from './served-tree.ts';
import type { Tour } from './tour.ts';
import { takeTour } from './tours.ts';

/** The result of one screen at one width. */
export interface ScreenResult {
  readonly name: string;
  readonly width: number;
  readonly before?: Picture;
  readonly after?: Picture;
  /** The difference, for a screen that both sides have. */
  readonly difference?: Difference;
}

export interface Compared {
  /** The number of screens that are the same. */
  readonly same: number;
  /** Screens that differ, and those of only one side. */
  readonly results: readonly ScreenResult[];
  /** Tours that failed on one of the sides. */
  readonly problems: readonly string[];
}

export interface Sides {
  readonly before: ServedTree;
  readonly after: ServedTree;
}

/** Takes screenshots of every tour on both sides, two at a time, and keeps the differences. */
export async function compareScreens(
  browser: Browser,
  tours: readonly Tour[],
  sides: Sides,
  progress: (tour: Tour) => void,
): Promise<Compared> {
  const found = new Map<Tour, Compared[]>();
  const queue = [...tours];
  const work = async () => {
    for (let tour = queue.shift(); tour; tour = queue.shift()) {
      const parts: Compared[] = [];
      found.set(tour, parts);
      // A studio shows who else is in it: one window at a time.
      for (const viewport of WINDOWS) parts.push(await compareTour(browser, tour, sides, viewport));
      progress(tour);
    }
  };
  await Promise.all([work(), work()]);
  const all = tours.flatMap((tour) => found.get(tour) ?? []);
  return {
    same: all.reduce((sum, { same }) => sum + same, 0),
    results: all.flatMap(({ results }) => results),
    problems: all.flatMap(({ problems }) => problems),
  };
}

async function compareTour(browser: Browser, tour: Tour, sides: Sides, viewport: Window): Promise<Compared> {
  const first = await comparePass(browser, tour, sides, { viewport, isCareful: false });
  if (first.results.length === 0 && first.problems.length === 0) return first;
  // A difference of the sources is also in a second screenshot; a random one is not.
  const again = await comparePass(browser, tour, sides, { viewport, isCareful: true });
  // Half of the careful pass says less than all of the quick one.
  if (first.problems.length === 0 && again.problems.length > 0) return { ...first, problems: again.problems };
  const wasFound = ({ name }: ScreenResult) => first.results.some((one) => one.name === name);
  const results = again.results.filter(wasFound);
  return { ...again, results, same: again.same + again.results.length - results.length };
}

async function comparePass(
  browser: Browser,
  tour: Tour,
  sides: Sides,
  pass: { readonly viewport: Window; readonly isCareful: boolean },
): Promise<Compared> {
  const { viewport } = pass;
  const before = await takeTour(browser, tour, sides.before, pass);
  const after = await takeTour(browser, tour, sides.after, pass);
  const results: ScreenResult[] = [];
  let same = 0;
  for (const name of new Set([...before.pictures.keys(), ...after.pictures.keys()])) {
    const [one, other] = [before.pictures.get(name), after.pictures.get(name)];
    const difference = one && other && compare(one, other);
    if (difference && difference.places.length === 0) same += 1;
    else
      results.push({
        name,
        width: viewport.width,
        ...(one ? { before: one } : {}),
        ...(other ? { after: other } : {}),
        ...(difference ? { difference } : {}),
      });
  }
  const problems = Object.entries({ before, after })
    .filter(([, { problem }]) => problem)
    .map(([side, { problem }]) => `${tour.name} at ${viewport.width}, ${side}: ${problem}`);
  return { same, results, problems };
}
