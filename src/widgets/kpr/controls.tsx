import type { ReactElement } from 'react';
import { isWithin } from '../../lib/days.ts';
import { fullRupiah } from '../../lib/rupiah.ts';
import { usePage } from '../../renderer/page-context.tsx';
import css from './kpr.module.css';
import type { Offer } from './offer.ts';
import { fill, type Shown } from './sentences.ts';
import type { Choice } from './simulation.ts';

interface Props {
  readonly offer: Offer;
  readonly choice: Choice;
  readonly today: string;
  /** A prefix of names that no other simulation of the page has. */
  readonly name: string;
  readonly shown: Shown;
  readonly downPayment: { readonly least: number };
  readonly years: readonly number[];
}

/** The choices of a visitor, which only a script can count. No browser fills them in again on a later visit. */
export function Controls({ offer, choice, today, name, shown, downPayment, years }: Props): ReactElement {
  const { copy } = usePage();
  const price = fill(copy.kprPrice, { price: fullRupiah(offer.price, offer.lang) });
  return (
    <form className={css.controls} method="dialog" autoComplete="off">
      <p className={css.price}>{offer.unit === copy.kprTitle ? price : `${offer.unit} · ${price}`}</p>
      <div className={css.range}>
        <label htmlFor={`${name}d`}>{copy.kprDown}</label>
        <output aria-live="off" data-out="down">
          {shown.down}
        </output>
        <input
          id={`${name}d`}
          type="range"
          min={downPayment.least}
          max={MOST_DOWN}
          defaultValue={choice.down}
          aria-valuetext={shown.down}
          data-in="down"
        />
      </div>
      <Choices
        {...{ title: copy.kprYears, name: `${name}y`, of: 'years' }}
        options={years.map((count) => ({
          value: count,
          text: fill(copy.kprYearsCount, { years: count }),
          isChosen: count === choice.years,
        }))}
      />
      {offer.banks.length > 1 && (
        <Choices
          {...{ title: copy.kprBank, name: `${name}b`, of: 'bank' }}
          options={offer.banks.map((bank, place) => ({
            value: place,
            text: bank.name,
            isChosen: place === choice.bank,
            isOver: !isWithin({ from: '', until: bank.until }, today),
          }))}
        />
      )}
      {offer.banks.some(({ floating }) => floating !== undefined) && (
        <label className={css.switch}>
          <input type="checkbox" data-in="up" />
          <span>{copy.kprUp}</span>
        </label>
      )}
    </form>
  );
}

/** The largest down payment in percent; beyond it a loan is no question. */
const MOST_DOWN = 80;

interface Option {
  readonly value: number;
  readonly text: string;
  readonly isChosen: boolean;
  readonly isOver?: boolean;
}

function Choices(props: {
  title: string;
  name: string;
  of: string;
  options: readonly Option[];
}): ReactElement {
  return (
    <fieldset className={css.choices}>
      <legend>{props.title}</legend>
      {props.options.map(({ value, text, isChosen, isOver }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={props.name}
            value={value}
            defaultChecked={isChosen}
            disabled={isOver}
            data-in={props.of}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
