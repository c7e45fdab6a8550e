import { startOfDay } from './filters.ts';

const PRESETS = ['today', 'week', 'days7', 'month', 'days30'] as const;
/** The period of a report: one that moves with today, or the days between two dates. */
export const reportChoices = [...PRESETS, 'dates'] as const;
type Choice = (typeof reportChoices)[number];

export interface ReportChoice {
  readonly project: string;
  readonly range: string;
  /** Days in the format of a date field; used if `range` is `dates`. */
  readonly from: string;
  readonly until: string;
}

export const USUAL_REPORT: ReportChoice = { project: '', range: 'days7', from: '', until: '' };

/** The interval of a report: the length of each bar in its chart. */
type Step = 'day' | 'week' | 'month' | 'year';

export interface ReportSpan {
  readonly step: Step;
  /** The starts of the bars, and the end of the last one. */
  readonly bounds: readonly number[];
}

export type RangeProblem = 'missing' | 'backwards' | 'future';

/** True if a text is a calendar day: `2026-11-22`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= '2000-01-01' && dayOf(startOfDay(text)) === text;
}

/** A moment in the format of a date field. */
function dayOf(at: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** First and last day of a choice, in the reader's zone. */
export function daysOf({ range, from, until }: ReportChoice, now: number): readonly [string, string] {
  const today = dayOf(now);
  const ago = (days: number) => dayOf(startOfDay(today, -days));
  const starts: Readonly<Record<Exclude<Choice, 'dates'>, string>> = {
    today,
    week: ago((new Date(now).getDay() + 6) % 7),
    days7: ago(6),
    month: `${today.slice(0, 8)}01`,
    days30: ago(29),
  };
  const preset = PRESETS.find((one) => one === range);
  return preset ? [starts[preset], today] : [from, until];
}

/**
 * The bars of a choice: days as long as they stay readable, then weeks, months, years; or the reason why there are
 * none.
 */
export function spanOf(choice: ReportChoice, now: number): ReportSpan | RangeProblem {
  const [first, last] = daysOf(choice, now);
  if (!isDay(first) || !isDay(last)) return 'missing';
  if (first > last) return 'backwards';
  const today = dayOf(now);
  if (first > today) return 'future';
  const end = startOfDay(last < today ? last : today, 1);
  const days = Math.round((end - startOfDay(first)) / 86_400_000);
  const step = STEPS.find(({ most }) => days <= most)?.step ?? 'year';
  const bounds = [startOfDay(first)];
  for (let at = next(step, first); startOfDay(at) < end; at = next(step, at)) bounds.push(startOfDay(at));
  return { step, bounds: [...bounds, end] };
}

const STEPS: readonly { readonly step: Step; readonly most: number }[] = [
  { step: 'day', most: 45 },
  { step: 'week', most: 7 * 40 },
  { step: 'month', most: 366 * 4 },
];

/** The start of the next bar: weeks on Mondays, months and years on their first day. */
function next(step: Step, day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const weekday = (new Date(startOfDay(day)).getDay() + 6) % 7;
  const steps: Readonly<Record<Step, () => number>> = {
    day: () => startOfDay(day, 1),
    week: () => startOfDay(day, 7 - weekday),
    month: () => new Date(year, month, 1).getTime(),
    year: () => new Date(year + 1, 0, 1).getTime(),
  };
  return dayOf(steps[step]());
}
