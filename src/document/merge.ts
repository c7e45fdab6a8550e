import { applyChanges, type TextChange } from './changes.ts';
import { parseText } from './parse.ts';
import { textChanges } from './text-changes.ts';

/** The result of merging two changes of one text. */
export interface Merge {
  /** Both changes; where they touch, ours. */
  readonly mine: string;
  /** Both changes; where they touch, theirs. */
  readonly theirs: string;
  /** Places where a person must choose; 0 when `mine` and `theirs` are the same. */
  readonly questions: number;
}

/**
 * Merges two versions of `base`, ours and theirs. It is a question where both have changed one value, or inserted
 * something in one place, unless both made the same change. So is a merge of two sound texts that is not sound.
 */
export function mergeTexts(base: string, ours: string, theirs: string): Merge {
  if (base === ours || ours === theirs) return { mine: theirs, theirs, questions: 0 };
  if (base === theirs) return { mine: ours, theirs: ours, questions: 0 };
  const clusters = clustersOf(base, textChanges(base, ours), textChanges(base, theirs)).map((one) => ({
    ...one,
    isQuestion: isQuestion(base, one),
  }));
  const questions = clusters.filter((one) => one.isQuestion).length;
  const merged = (isMine: boolean) =>
    applyChanges(
      base,
      clusters.flatMap(({ isQuestion, ours, theirs }) =>
        (isQuestion && !isMine) || ours.length === 0 ? theirs : ours,
      ),
    );
  const mine = merged(true);
  const other = questions > 0 ? merged(false) : mine;
  const isBroken = Math.min(soundness(mine), soundness(other)) < Math.min(soundness(ours), soundness(theirs));
  return isBroken ? { mine: ours, theirs, questions: 1 } : { mine, theirs: other, questions };
}

/** Changes of both sides of the same words; of one side alone where the other has changed nothing. */
interface Cluster {
  readonly start: number;
  readonly end: number;
  readonly ours: readonly TextChange[];
  readonly theirs: readonly TextChange[];
}

function clustersOf(base: string, ours: readonly TextChange[], theirs: readonly TextChange[]): Cluster[] {
  const around = wholeValues(base);
  const of = (side: 'ours' | 'theirs', changes: readonly TextChange[]) =>
    changes.map((change): Cluster => ({ ...around(change), ours: [], theirs: [], [side]: [change] }));
  const all = [...of('ours', ours), ...of('theirs', theirs)];
  const out: Cluster[] = [];
  for (const one of all.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = out.at(-1);
    if (last && touch(last, one))
      out[out.length - 1] = {
        start: last.start,
        end: Math.max(last.end, one.end),
        ours: [...last.ours, ...one.ours],
        theirs: [...last.theirs, ...one.theirs],
      };
    else out.push(one);
  }
  return out;
}

/** An insertion at the end of another change is simply before or after it; two insertions in one place have no order. */
function touch(a: Cluster, b: Cluster): boolean {
  return b.start < a.end || (b.start === a.end && a.start === a.end && b.end === b.start);
}

const VALUE = /"(?:[^"\\\n]|\\.)*"|[\w.+-]+/g;

/** A change inside a value is one of the whole value: two people who reword one sentence must see each other's words. */
function wholeValues(base: string): (change: TextChange) => { start: number; end: number } {
  const values = [...base.matchAll(VALUE)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  return ({ start, length }) => {
    const end = start + length;
    const first = values[firstAfter(values, start)];
    const last = values[firstAfter(values, Math.max(start, end - 1))];
    return {
      start: first && first.start < start ? first.start : start,
      end: last && last.start < end && last.end > end ? last.end : end,
    };
  };
}

/** The number of the first value that ends after an offset. */
function firstAfter(values: readonly { readonly end: number }[], offset: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isQuestion(base: string, { start, end, ours, theirs }: Cluster): boolean {
  if (ours.length === 0 || theirs.length === 0) return false;
  const says = (changes: readonly TextChange[]) =>
    applyChanges(
      base.slice(start, end),
      changes.map((change) => ({ ...change, start: change.start - start })),
    );
  return says(ours) !== says(theirs);
}

/** 2 for strict JSON, 1 for a text that can be read, 0 for one that cannot. */
function soundness(text: string): number {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return 2;
  } catch {
    return parseText(text).problems.length === 0 ? 1 : 0;
  }
}
