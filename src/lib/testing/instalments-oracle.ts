import { Decimal } from 'decimal.js';
import { type Loan, planLoan } from '../instalments.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A loan of 1 million to 50 billion rupiah over 1 to 30 years, with up to four steps. */
export function randomLoan(random: () => number): Loan {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const steps = Array.from({ length: whole(1, 4) }, () => ({
    months: whole(1, 8) * 12,
    rate: whole(0, 2400),
  }));
  return {
    amount: whole(1_000_000, whole(1, 5) * 10 ** whole(7, 10)),
    months: whole(1, 30) * 12,
    method: random() < 0.8 ? 'annuity' : 'margin',
    steps,
    ...(random() < 0.7 ? { floating: whole(0, 2400) } : {}),
  };
}

/**
 * The first difference between the plan of a loan and one that is counted in decimals of 60 digits by the textbook formula;
 * nothing where they are equal to the rupiah and the principal sums to the loan.
 */
export function differenceToOracle(loan: Loan): string | undefined {
  const { phases, instalments, total } = planLoan(loan);
  let left = loan.amount;
  let sum = 0;
  for (const { after, months, rate, payment } of phases) {
    const exact = expectedPayment(loan, left, rate, loan.months - after);
    if (payment !== exact) return `instalment ${payment}, not ${exact}, after ${after} months`;
    for (const { principal, cost } of instalments.slice(after, after + months)) {
      const base = loan.method === 'margin' ? loan.amount : left;
      const interest = (base * rate) / 120_000;
      if (Math.abs(cost - interest) > 0.5 || cost < 0) return `cost ${cost}, not ${interest}`;
      left -= principal;
      sum += principal + cost;
      if (left > 0 && principal + cost !== payment) return `${principal} and ${cost} are not ${payment}`;
    }
  }
  if (instalments.length !== loan.months) return `${instalments.length} months`;
  if (sum !== total) return `total ${total}, not ${sum}`;
  return left === 0 ? undefined : `${left} is left`;
}

function expectedPayment({ amount, method, months: all }: Loan, left: number, rate: number, months: number) {
  const monthly = new Exact(rate).div(120_000);
  // In one fraction: a half that is the sum of two recurring decimals would be lost.
  if (method === 'margin')
    return new Exact(amount)
      .times(120_000 + all * rate)
      .div(120_000 * all)
      .round()
      .toNumber();
  if (rate === 0) return new Exact(left).div(months).round().toNumber();
  const discount = monthly.plus(1).pow(-months);
  return monthly.times(left).div(new Exact(1).minus(discount)).round().toNumber();
}
