import { vatRules } from '../../generated/rules.ts';
import type { Copy, Kpr } from '../../generated/view.types.ts';
import type { Days } from '../../lib/days.ts';
import { basisPoints, type Method, partOf, type RateStep } from '../../lib/instalments.ts';
import { acquisitionTax, type VatRule, vatOf } from '../../lib/tax-rules.ts';
import { figuresOf, isSameName, type UnitList } from '../../lib/units.ts';
import type { ViewProps } from '../../renderer/widget.ts';

export type Payer = 'buyer' | 'developer' | 'government';

/** A cost at the start: an amount, or basis points of the loan. */
export interface CostLine {
  readonly name: string;
  readonly payer: Payer;
  readonly amount: number;
  readonly points?: number;
}

export interface BankOffer {
  readonly name: string;
  readonly method: Method;
  readonly steps: readonly RateStep[];
  readonly floating?: number;
  /** Its last day; empty for none. */
  readonly until: string;
  readonly fees: readonly CostLine[];
}

/** The sentences that both the page and its script write. */
export type KprWords = Readonly<Record<(typeof WORDS)[number], string>>;

const WORDS = [
  ...[
    'kprYearsCount',
    'kprFirst',
    'kprWhole',
    'kprThen',
    'kprSame',
    'kprPhase',
    'kprIncome',
    'kprIncomeShare',
  ],
  ...['kprInterestRate', 'kprInterestAssumed', 'kprInterestTotal', 'kprMarginRate', 'kprMarginAssumed'],
  ...['kprMarginTotal', 'kprBuyer', 'kprDeveloper', 'kprGovernment', 'kprResult', 'kprResultThen', 'kprDown'],
] as const satisfies readonly (keyof Copy)[];

/** Everything that a simulation is counted from; what depends on the price alone is counted already. */
export interface Offer {
  readonly lang: string;
  readonly unit: string;
  /** Whole rupiah; 0 where the page knows no price. */
  readonly price: number;
  readonly banks: readonly BankOffer[];
  readonly costs: readonly CostLine[];
  /** The tax on the price, and the part of it that the government bears on the days of a rule. */
  readonly vat?: Days & {
    readonly name: string;
    readonly payer: Payer;
    readonly tax: number;
    readonly borne: number;
  };
  /** The most percent of an income; 0 for none. */
  readonly share: number;
  readonly words: KprWords;
}

interface Facts {
  readonly units: UnitList;
  readonly lang: string;
  readonly copy: Copy;
}

/** Reads the document once, for the page and its script. */
export function readOffer(props: ViewProps<Kpr>, { units, lang, copy }: Facts): Offer {
  const { unit, banks, incomeShare } = props;
  const price = props.price ?? lowestPrice(units, unit);
  const vat = readVat(props, price, copy);
  return {
    lang,
    unit: unit || copy.kprTitle,
    price,
    banks: banks.map((bank) => readBank(bank, copy)),
    costs: readCosts(props, price, copy),
    ...(vat ? { vat } : {}),
    share: incomeShare,
    words: Object.fromEntries(WORDS.map((key) => [key, copy[key]])) as KprWords,
  };
}

function lowestPrice({ units }: UnitList, unit: string): number {
  const own = units.filter(({ type }) => unit === '' || isSameName(type, unit));
  return figuresOf(own).lowest ?? 0;
}

function readBank(bank: ViewProps<Kpr>['banks'][number], copy: Copy): BankOffer {
  const { name, method, steps, floating, validUntil, fees } = bank;
  const fee = (title: string, amount: number) => ({ name: title, payer: 'buyer', amount }) as const;
  const all: CostLine[] = [
    { ...fee(copy.kprProvision, 0), points: basisPoints(fees.provision) },
    fee(copy.kprAdmin, fees.admin),
    fee(copy.kprAppraisal, fees.appraisal),
    fee(copy.kprInsurance, fees.insurance),
  ];
  return {
    name,
    method,
    steps: steps.map(({ years, rate }) => ({ months: years * 12, rate: basisPoints(rate) })),
    ...(floating === undefined ? {} : { floating: basisPoints(floating) }),
    until: validUntil,
    fees: all.filter(({ amount, points }) => amount || points),
  };
}

function readCosts({ costs }: ViewProps<Kpr>, price: number, copy: Copy): CostLine[] {
  const { notary, bphtb, more } = costs;
  const cost = ({ percent, amount }: { percent: number; amount: number }) =>
    partOf(price, basisPoints(percent)) + amount;
  return [
    ...(notary ? [{ name: copy.kprNotary, payer: notary.payer, amount: cost(notary) }] : []),
    ...(bphtb ? [{ name: copy.kprBphtb, payer: bphtb.payer, amount: acquisitionTax(price, bphtb) }] : []),
    ...more.map((line) => ({ name: line.name, payer: line.payer, amount: cost(line) })),
  ];
}

/** The rule that a page names, or its own. */
export function ruleOf({ costs }: ViewProps<Kpr>): VatRule | undefined {
  return costs.vat && (costs.vat.own ?? vatRules[costs.vat.rule]);
}

function readVat(props: ViewProps<Kpr>, price: number, copy: Copy): Offer['vat'] {
  const rule = ruleOf(props);
  if (!rule || !props.costs.vat) return undefined;
  const { from, until } = rule;
  const { buyer, government } = vatOf(price, rule, from);
  const tax = buyer + government;
  return { name: copy.kprVat, payer: props.costs.vat.payer, from, until, tax, borne: government };
}
