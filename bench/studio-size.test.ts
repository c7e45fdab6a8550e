import { expect, test } from 'vitest';
import { isKept } from './report.ts';
import { run } from './studio-size.ts';

test('[STU-01] the built studio loads at most 300 kB at first, 120 kB more for its text pane and 60 kB for rich text', async () => {
  const { budgets, rows } = await run();
  expect(budgets.filter((one) => !isKept(one))).toEqual([]);
  // A part that was not found, or came at first, would be no news.
  expect(rows.every(({ values }) => Number(values.B) > 10_000)).toBe(true);
}, 180_000);
