import type { Phase } from '../../lib/instalments.ts';
import { fullRupiah } from '../../lib/rupiah.ts';
import type { KprWords, Offer, Payer } from './offer.ts';
import type { Choice, Simulation } from './simulation.ts';

/** The most letters of a simulation in a lead (`schemas/api/save-lead.schema.json`). */
const MOST_LETTERS = 300;

/** The texts of a simulation, by the part of the page that shows each. */
export interface Shown {
  readonly basis: string;
  readonly down: string;
  readonly first: string;
  readonly firstNote: string;
  readonly jump: string;
  readonly jumpNote: string;
  readonly total: string;
  readonly own: string;
  readonly income: string;
  /** The result as it goes with a lead. */
  readonly result: string;
}

export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Names who pays. */
export function payerText(payer: Payer, { kprBuyer, kprDeveloper, kprGovernment }: KprWords): string {
  return { buyer: kprBuyer, developer: kprDeveloper, government: kprGovernment }[payer];
}

/** Basis points as people write a percentage: 375 → `3,75`. */
function percentOf(rate: number, lang: string): string {
  const text = String(rate / 100);
  return lang.startsWith('en') ? text : text.replace('.', ',');
}

/** A rate with its name; an assumed one is marked as such. */
function rateText({ rate, isFloating }: Phase, { bank }: Simulation, { words, lang }: Offer): string {
  const [agreed, assumed]: [keyof KprWords, keyof KprWords] =
    bank.method === 'margin'
      ? ['kprMarginRate', 'kprMarginAssumed']
      : ['kprInterestRate', 'kprInterestAssumed'];
  return fill(words[isFloating ? assumed : agreed], { rate: percentOf(rate, lang) });
}

/** The years of a phase: `Tahun 4–20 (asumsi bunga mengambang 11%)`. */
export function phaseText(phase: Phase, simulation: Simulation, offer: Offer): string {
  const from = phase.after / 12 + 1;
  const years = fill(offer.words.kprPhase, { from, to: (phase.after + phase.months) / 12 });
  return `${years} (${rateText(phase, simulation, offer)})`;
}

/** Writes a simulation as the sentences of the page. */
export function describe(simulation: Simulation, { down, years }: Choice, offer: Offer): Shown {
  const { words, lang, share, unit } = offer;
  const { first, later, loan, total, bank } = simulation;
  const rupiah = (amount: number) => fullRupiah(amount, lang);
  const rateOf = (phase: Phase) => rateText(phase, simulation, offer);
  const isWhole = simulation.phases.length === 1;
  const downText = `${down}% · ${rupiah(simulation.down)}`;
  const yearsText = fill(words.kprYearsCount, { years });
  const then = later && {
    later: rupiah(later.payment),
    year: later.after / 12 + 1,
    rate: rateOf(later),
  };
  const difference = (later?.payment ?? first.payment) - first.payment;
  const sign = difference < 0 ? '−' : '+';
  const percent = first.payment ? Math.round((Math.abs(difference) / first.payment) * 100) : 0;
  const most = Math.max(first.payment, later?.payment ?? 0);
  const isMargin = bank.method === 'margin';
  const result = fill(words.kprResult, {
    unit,
    price: rupiah(offer.price),
    down: `${down}%`,
    years,
    bank: bank.name,
    first: rupiah(first.payment),
  });
  return {
    basis: [`${words.kprDown} ${downText}`, yearsText, bank.name].join(' · '),
    down: downText,
    first: rupiah(first.payment),
    firstNote: fill(isWhole ? words.kprWhole : words.kprFirst, {
      years: first.months / 12,
      rate: rateOf(first),
    }),
    jump: difference ? `${sign}${rupiah(Math.abs(difference))} (${sign}${percent}%)` : rupiah(0),
    jumpNote: difference && then ? fill(words.kprThen, then) : words.kprSame,
    total: fill(isMargin ? words.kprMarginTotal : words.kprInterestTotal, {
      total: rupiah(total),
      years,
      loan: rupiah(loan),
      cost: rupiah(total - loan),
    }),
    own: rupiah(simulation.own),
    income: share ? fill(words.kprIncome, { share, income: rupiah(Math.ceil((most * 100) / share)) }) : '',
    result: `${result}${then ? fill(words.kprResultThen, then) : ''}`.slice(0, MOST_LETTERS),
  };
}
