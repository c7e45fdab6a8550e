/**
 * The way a loan costs money. `annuity`: equal instalments, interest on the rest of the loan. `margin`: the flat margin of
 * Islamic finance, a part of the whole loan in every month.
 */
export type Method = 'annuity' | 'margin';

/** Months with one rate, in basis points a year: 375 is 3.75 %. */
export interface RateStep {
  readonly months: number;
  readonly rate: number;
}

export interface Loan {
  /** Whole rupiah. */
  readonly amount: number;
  readonly months: number;
  readonly method: Method;
  /** The agreed rates in turn; those beyond the end of the loan do not count. */
  readonly steps: readonly RateStep[];
  /** The rate after the steps; without one, that of the last step goes on. */
  readonly floating?: number | undefined;
}

/** Months with one instalment. */
export interface Phase extends RateStep {
  /** Months before it. */
  readonly after: number;
  readonly payment: number;
  /** Its rate is an assumption. */
  readonly isFloating: boolean;
}

/** One month: both in whole rupiah. */
interface Instalment {
  readonly principal: number;
  /** Interest or margin. */
  readonly cost: number;
}

export interface Plan {
  readonly phases: readonly Phase[];
  readonly instalments: readonly Instalment[];
  /** The sum of all instalments. */
  readonly total: number;
}

/** Basis points a year, as a part of a month. */
const YEAR = 120_000;

/** Basis points of a percentage as people write it: 8.29 → 829. */
export function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** A part of a whole amount in basis points, in whole rupiah, half up. */
export function partOf(amount: number, points: number, of = 10_000): number {
  const product = amount * points;
  const rest = product % of;
  return (product - rest) / of + (rest * 2 >= of ? 1 : 0);
}

/**
 * The instalments of a loan (ledger, KPR-01). Each phase has the annuity of what is left over the months that are left, in
 * whole rupiah, half up. The last instalment takes the rest that rounding leaves, so that the principal sums to the loan.
 */
export function planLoan({ amount, months, method, steps, floating }: Loan): Plan {
  const phases: Phase[] = [];
  const instalments: Instalment[] = [];
  let left = amount;
  let total = 0;
  for (const { rate, ...step } of ratesOf(months, steps, floating)) {
    const rest = months - step.after;
    const payment = method === 'margin' ? flat(amount, rate, months) : annuity(left, rate, rest);
    phases.push({ ...step, rate, payment });
    for (let month = 0; month < step.months; month++) {
      const cost = partOf(method === 'margin' ? amount : left, rate, YEAR);
      const isLast = step.after + month + 1 === months;
      const principal = isLast ? left : payment - cost;
      left -= principal;
      total += principal + cost;
      instalments.push({ principal, cost });
    }
  }
  return { phases, instalments, total };
}

function ratesOf(months: number, steps: readonly RateStep[], floating: number | undefined) {
  const found: Omit<Phase, 'payment'>[] = [];
  let after = 0;
  for (const step of steps) {
    const count = Math.min(step.months, months - after);
    if (count > 0) found.push({ after, months: count, rate: step.rate, isFloating: false });
    after += count;
  }
  if (after < months) {
    const rate = floating ?? steps.at(-1)?.rate ?? 0;
    found.push({ after, months: months - after, rate, isFloating: floating !== undefined });
  }
  return found;
}

/** `amount · i · (1 + i)ⁿ / ((1 + i)ⁿ − 1)` in whole numbers, so that it is rounded once and exactly. */
function annuity(amount: number, rate: number, months: number): number {
  if (rate === 0) return partOf(amount, 1, months);
  const base = BigInt(YEAR) ** BigInt(months);
  const power = BigInt(YEAR + rate) ** BigInt(months);
  return divide(BigInt(amount) * BigInt(rate) * power, BigInt(YEAR) * (power - base));
}

/** An equal part of the loan and its margin for a month. */
function flat(amount: number, rate: number, months: number): number {
  return divide(BigInt(amount) * BigInt(YEAR + months * rate), BigInt(YEAR * months));
}

/** Half up. */
function divide(top: bigint, bottom: bigint): number {
  return Number((2n * top + bottom) / (2n * bottom));
}
