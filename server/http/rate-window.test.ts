import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateWindow } from './rate-window.ts';

test('a window never lets more through than its count, however the calls fall', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 200 }), (gaps) => {
      const isWithin = createRateWindow([{ count: 5, seconds: 60 }]);
      let now = 0;
      const passed: number[] = [];
      for (const gap of gaps) {
        now += gap % 7 === 0 ? gap : gap % 50;
        if (isWithin('a', now)) passed.push(now);
      }
      const start = passed[0] ?? 0;
      for (let at = start; at <= now; at += 60_000) {
        expect(passed.filter((time) => time >= at && time < at + 60_000).length).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test('keys do not share, and room comes back', () => {
  const isWithin = createRateWindow([{ count: 1, seconds: 10 }]);
  expect([isWithin('a', 0), isWithin('a', 1), isWithin('b', 1), isWithin('a', 20_000)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
