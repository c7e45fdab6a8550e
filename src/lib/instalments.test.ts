import { expect, test } from 'vitest';
import { basisPoints, type Loan, partOf, planLoan } from './instalments.ts';
import { differenceToOracle, randomLoan, seededRandom } from './testing/instalments-oracle.ts';

const years = (count: number, percent: number) => ({ months: count * 12, rate: basisPoints(percent) });
const loan: Loan = { amount: 800_000_000, months: 240, method: 'annuity', steps: [] };
const paymentsOf = (given: Partial<Loan>) =>
  planLoan({ ...loan, ...given }).phases.map(({ payment }) => payment);

test('[KPR-01] a fixed rate, then a floating one on what is left', () => {
  expect(paymentsOf({ steps: [years(3, 3.75)], floating: 1100 })).toEqual([4_743_107, 7_756_906]);
});

test('[KPR-01] rates in steps, each on what is left over the months that are left', () => {
  const steps = [years(3, 3.75), years(3, 6.75), years(4, 8.75), years(10, 11.5)];
  expect(paymentsOf({ steps })).toEqual([4_743_107, 5_898_374, 6_619_489, 7_425_948]);
});

test('[KPR-01] the example of a bank’s page that cannot be reproduced there', () => {
  const found = paymentsOf({ amount: 400_000_000, months: 60, steps: [years(1, 8.29)], floating: 1300 });
  expect(found[0]).toBe(8_166_187);
});

test('[KPR-01] without a rate the loan is divided by its months, and the last one takes the rest', () => {
  const plan = planLoan({ ...loan, amount: 100_000_001, months: 12, steps: [years(1, 0)] });
  expect(plan.phases[0]?.payment).toBe(8_333_333);
  expect(plan.instalments.at(-1)).toEqual({ principal: 8_333_338, cost: 0 });
  expect(plan.total).toBe(100_000_001);
});

test('[KPR-01] a margin is flat: a part of the whole loan each month', () => {
  const plan = planLoan({
    ...loan,
    amount: 600_000_000,
    months: 120,
    method: 'margin',
    steps: [years(10, 7)],
  });
  expect(plan.phases.map(({ payment }) => payment)).toEqual([8_500_000]);
  expect(plan.total).toBe(600_000_000 + 420_000_000);
});

test('[KPR-01] steps beyond the end do not count; without a floating rate the last one goes on', () => {
  expect(planLoan({ ...loan, months: 24, steps: [years(3, 4)], floating: 1100 }).phases).toMatchObject([
    { months: 24, isFloating: false },
  ]);
  expect(planLoan({ ...loan, steps: [years(3, 4)] }).phases).toMatchObject([
    { months: 36, rate: 400 },
    { after: 36, months: 204, rate: 400, isFloating: false },
  ]);
});

test('[KPR-01] percentages become whole basis points, and parts are rounded half up', () => {
  expect([3.75, 8.29, 0.1, 4.35, 11].map(basisPoints)).toEqual([375, 829, 10, 435, 1100]);
  expect([partOf(50, 100), partOf(49, 100), partOf(1_000_000_000_000, 5000, 120_000)]).toEqual([
    1, 0, 41_666_666_667,
  ]);
});

test('[KPR-01] 3,000 random loans equal a decimal oracle, and their principal sums to the loan', () => {
  const random = seededRandom(20_261_128);
  const wrong = Array.from({ length: 3000 }, () => randomLoan(random)).flatMap((one) => {
    const difference = differenceToOracle(one);
    return difference ? [{ ...one, difference }] : [];
  });
  expect(wrong).toEqual([]);
});
