import type { ReactElement } from 'react';
import { dayText } from '../../lib/day-text.ts';
import { type Days, isWithin } from '../../lib/days.ts';
import { usePage } from '../../renderer/page-context.tsx';
import css from './kpr.module.css';
import type { Offer } from './offer.ts';
import { fill } from './sentences.ts';

/** The last day of each offer that has one; past it, that the offer is not counted. */
export function Terms({ offer, today }: { offer: Offer; today: string }): ReactElement {
  const { copy } = usePage();
  return (
    <>
      {offer.banks.map(({ name, until }) => {
        const values = { bank: name, day: dayText(until, offer.lang) };
        return (
          until && (
            <Dated
              key={name}
              days={{ from: '', until }}
              today={today}
              during={fill(copy.kprUntil, values)}
              outside={fill(copy.kprOver, values)}
            />
          )
        );
      })}
    </>
  );
}

interface DatedProps {
  readonly days: Days;
  readonly today: string;
  readonly during: string;
  readonly outside: string;
}

/** Two sentences, of which the day shows one; the script decides again by the clock of the visitor. */
export function Dated({ days, today, during, outside }: DatedProps): ReactElement {
  const value = `${days.from}/${days.until}`;
  const isDuring = isWithin(days, today);
  return (
    <>
      <p className={css.small} data-days={value} data-when="during" hidden={!isDuring}>
        {during}
      </p>
      <p className={css.small} data-days={value} data-when="outside" hidden={isDuring}>
        {outside}
      </p>
    </>
  );
}
