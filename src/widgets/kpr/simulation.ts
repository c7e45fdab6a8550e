import { isWithin } from '../../lib/days.ts';
import { type Phase, partOf, planLoan } from '../../lib/instalments.ts';
import type { BankOffer, CostLine, Offer } from './offer.ts';

/** The choice of a visitor: percent, years, the place of the bank, and two points more on the assumed rate. */
export interface Choice {
  readonly down: number;
  readonly years: number;
  readonly bank: number;
  readonly isUp: boolean;
}

export interface Simulation {
  readonly bank: BankOffer;
  /** The down payment and the rest of the price, in whole rupiah. */
  readonly down: number;
  readonly loan: number;
  readonly phases: readonly Phase[];
  readonly first: Phase;
  /** The later instalment that is highest, if there is a later one. */
  readonly later: Phase | undefined;
  readonly total: number;
  readonly cash: readonly CostLine[];
  /** The part of the cash that the buyer pays. */
  readonly own: number;
}

/** Two percentage points. */
const UP = 200;

/** The figures of a choice; undefined for a bank that is not in the offer. */
export function simulate(offer: Offer, choice: Choice, today: string): Simulation | undefined {
  const bank = offer.banks[choice.bank];
  if (!bank) return undefined;
  const { method, steps, floating } = bank;
  const down = partOf(offer.price, choice.down, 100);
  const loan = offer.price - down;
  const later = floating === undefined ? undefined : floating + (choice.isUp ? UP : 0);
  const plan = planLoan({ amount: loan, months: choice.years * 12, method, steps, floating: later });
  const [first, ...rest] = plan.phases;
  if (!first) return undefined;
  const cash = cashOf(offer, bank, down, loan, today);
  return {
    bank,
    down,
    loan,
    first,
    later: rest.reduce<Phase | undefined>(
      (one, two) => (one && one.payment >= two.payment ? one : two),
      undefined,
    ),
    ...plan,
    cash,
    own: cash.reduce((sum, { payer, amount }) => sum + (payer === 'buyer' ? amount : 0), 0),
  };
}

/** The costs at the start, each with who pays it. A relief counts only on its days. */
function cashOf(offer: Offer, bank: BankOffer, down: number, loan: number, today: string): CostLine[] {
  const { vat, words } = offer;
  const borne = vat && isWithin(vat, today) ? vat.borne : 0;
  const lines: CostLine[] = [
    { name: words.kprDown, payer: 'buyer', amount: down },
    ...[...bank.fees, ...offer.costs].map((line) => ({
      ...line,
      amount: line.points ? partOf(loan, line.points) : line.amount,
    })),
    ...(vat ? [{ name: vat.name, payer: vat.payer, amount: vat.tax - borne }] : []),
    ...(vat && borne ? [{ name: vat.name, payer: 'government' as const, amount: borne }] : []),
  ];
  // A tax that is borne whole has one line; a cost of nothing, such as the tax below what a region exempts, keeps its own.
  return lines.filter(({ name, amount }) => amount > 0 || name !== vat?.name);
}
