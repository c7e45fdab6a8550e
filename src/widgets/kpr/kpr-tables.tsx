import { type ReactElement, useId } from 'react';
import { dayText } from '../../lib/day-text.ts';
import { fullRupiah, shortRupiah } from '../../lib/rupiah.ts';
import type { VatRule } from '../../lib/tax-rules.ts';
import { usePage } from '../../renderer/page-context.tsx';
import css from './kpr.module.css';
import type { Offer } from './offer.ts';
import { fill, payerText } from './sentences.ts';
import { type Choice, type Simulation, simulate } from './simulation.ts';
import { Dated } from './terms.tsx';

interface Props {
  readonly offer: Offer;
  readonly choice: Choice;
  readonly today: string;
}

interface CashProps extends Props {
  readonly simulation: Simulation;
  readonly rule: VatRule | undefined;
  /** Names of costs that are not in it. */
  readonly missing: string;
}

/** The cash at the start, line by line with who pays it. */
export function CashTable({ offer, today, simulation, rule, missing }: CashProps): ReactElement {
  const { copy } = usePage();
  return (
    <div className={css.cash}>
      <table className={css.table}>
        <caption>{copy.kprCash}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{copy.kprCost}</th>
            <th scope="col">{copy.kprAmount}</th>
          </tr>
        </thead>
        <tbody>
          {simulation.cash.map((line, place) => (
            <tr key={place} data-payer={line.payer}>
              <th scope="row">
                {line.name} <small>{payerText(line.payer, offer.words)}</small>
              </th>
              <td>{fullRupiah(line.amount, offer.lang)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.kprCashTotal}</th>
            <td data-out="own">{fullRupiah(simulation.own, offer.lang)}</td>
          </tr>
        </tfoot>
      </table>
      {rule && <RuleText rule={rule} today={today} lang={offer.lang} />}
      {missing && <p className={css.small}>{fill(copy.kprMissing, { costs: missing })}</p>}
    </div>
  );
}

/** A relief with its days, its limits and its conditions; outside its days, that it is not counted. */
function RuleText({ rule, today, lang }: { rule: VatRule; today: string; lang: string }): ReactElement {
  const { copy } = usePage();
  const values = {
    source: rule.source,
    from: dayText(rule.from, lang),
    until: dayText(rule.until, lang),
    most: shortRupiah(rule.upTo, lang),
    max: shortRupiah(rule.priceMax, lang),
  };
  const conditions = rule.conditions.length
    ? ` ${fill(copy.kprConditions, { conditions: rule.conditions.join('; ') })}`
    : '';
  return (
    <Dated
      days={rule}
      today={today}
      during={fill(copy.kprRule, values) + conditions}
      outside={fill(copy.kprRuleOver, values)}
    />
  );
}

interface TableProps extends Props {
  readonly downPayment: { readonly least: number; readonly start: number };
  readonly years: readonly number[];
}

/** Instalments of the first offer that is valid, by down payment and term: the first one, and the highest later one. */
export function LoanTable({ offer, choice, today, downPayment, years }: TableProps): ReactElement {
  const { copy } = usePage();
  const name = useId();
  const bank = offer.banks[choice.bank];
  const until = bank?.until ?? '';
  return (
    <div className={css.loans} data-days={until && `/${until}`} data-when="during">
      <p id={name} className={css.title}>
        {fill(copy.kprTable, { bank: bank?.name ?? '' })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.scroll} aria-labelledby={name} tabIndex={0}>
        <table className={css.table} aria-labelledby={name} data-wide="">
          <thead>
            <tr>
              <th scope="col">{copy.kprDown}</th>
              {years.map((count) => (
                <th key={count} scope="col">
                  {fill(copy.kprYearsCount, { years: count })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {downPayments(downPayment).map((down) => (
              <tr key={down}>
                <th scope="row">
                  {down}%{' '}
                  <small>
                    {fullRupiah(simulate(offer, { ...choice, down }, today)?.down ?? 0, offer.lang)}
                  </small>
                </th>
                {years.map((count) => (
                  <Cell
                    key={count}
                    simulation={simulate(offer, { ...choice, down, years: count }, today)}
                    lang={offer.lang}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Cell({ simulation, lang }: { simulation: Simulation | undefined; lang: string }): ReactElement {
  const { copy } = usePage();
  const { first, later } = simulation ?? {};
  return (
    <td>
      {fullRupiah(first?.payment ?? 0, lang)}
      {later && (
        <small>
          {' '}
          {copy.kprTableThen} {fullRupiah(later.payment, lang)}
        </small>
      )}
    </td>
  );
}

/** The smallest down payment, the usual one, and two larger ones. */
function downPayments({ least, start }: TableProps['downPayment']): number[] {
  const all = [least, start, start + 10, start + 20].filter((down) => down >= least && down <= 80);
  return [...new Set(all)].sort((one, two) => one - two);
}
