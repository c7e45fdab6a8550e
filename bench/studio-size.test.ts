import { expect, test } from 'vitest';
import { isKept } from './report.ts';
import { run } from './studio-size.ts';

test('[STU-01] the built studio loads at most 300 kB at first, and 120 kB more for its text pane', async () => {
  const { budgets, rows } = await run();
  expect(budgets.filter((one) => !isKept(one))).toEqual([]);
  // A text pane that was not found, or came at first, would be no news.
  expect(rows.every(({ values }) => Number(values.B) > 10_000)).toBe(true);
}, 600_000);
