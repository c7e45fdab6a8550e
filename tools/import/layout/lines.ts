import type { Basis } from './sizes.ts';

/** The indexes of the parts on each line of a row: one line, or more if it wraps. */
export function linesOf(bases: readonly Basis[], wraps: boolean): number[][] {
  if (!wraps) return [bases.map((_, at) => at)];
  const lines: number[][] = [];
  let used = 0;
  for (const [at, { share }] of bases.entries()) {
    const line = lines.at(-1);
    // A designer's 33.4 % fits three times.
    if (line && used + share <= 101) {
      line.push(at);
      used += share;
    } else {
      lines.push([at]);
      used = share;
    }
  }
  return lines;
}

/** The shares of one line: too much shrinks in proportion, and free space goes to those that grow. */
export function fitted(line: readonly Basis[]): number[] {
  const sum = line.reduce((all, { share }) => all + share, 0);
  if (sum > 100) return line.map(({ share }) => (100 * share) / sum);
  // Parts that all grow from what they hold look the same.
  if (line.every(({ grows, isAuto }) => grows && isAuto)) return line.map(() => 100 / line.length);
  const growing = line.filter(({ grows }) => grows).length;
  return line.map(({ share, grows }) => (grows ? share + (100 - sum) / growing : share));
}

/** True if shares look the same. */
export function isEven(shares: readonly number[]): boolean {
  return Math.max(...shares) - Math.min(...shares) < 2;
}

/** The one line that all lines repeat, the last one perhaps shorter; undefined if they differ. */
export function patternOf(lines: readonly (readonly number[])[]): readonly number[] | undefined {
  const [first = []] = lines;
  const fits = lines.every(
    (line, at) =>
      (line.length === first.length || (at === lines.length - 1 && line.length < first.length)) &&
      line.every((share, place) => Math.abs(share - (first[place] ?? 0)) < 2),
  );
  return fits ? first : undefined;
}

/** Gives each share what it needs, from those that have more; undefined if all need more than there is. */
export function withNeeds(shares: readonly number[], needs: readonly number[]): number[] | undefined {
  const whole = Math.max(
    100,
    shares.reduce((all, one) => all + one, 0),
  );
  if (needs.reduce((all, one) => all + one, 0) > whole) return undefined;
  if (shares.every((share, at) => share >= (needs[at] ?? 0))) return [...shares];
  const raised = shares.map((share, at) => Math.max(share, needs[at] ?? 0));
  const over = raised.reduce((all, one) => all + one, 0) - whole;
  const spare = raised.map((share, at) => share - (needs[at] ?? 0));
  const all = spare.reduce((sum, one) => sum + one, 0);
  return over <= 0 || all === 0 ? raised : raised.map((share, at) => share - (over * (spare[at] ?? 0)) / all);
}
