import { type ReactElement, useId } from 'react';
import type { Kpr } from '../../generated/view.types.ts';
import { isWithin } from '../../lib/days.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { useToday } from '../../renderer/render-context.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import { Controls } from './controls.tsx';
import css from './kpr.module.css';
import { CashTable, LoanTable } from './kpr-tables.tsx';
import { type Offer, ruleOf } from './offer.ts';
import { Result } from './result.tsx';
import { describe } from './sentences.ts';
import { simulate } from './simulation.ts';
import { Terms } from './terms.tsx';

/** The node, and the offer that is read from it and from the page. */
export type KprProps = Kpr & { readonly offer: Offer };

/**
 * A simulation that is finished without script: the first choice with its jump, the cash at the start, and a table of down
 * payments by terms. The script counts other choices.
 */
export function KprView(props: ViewProps<KprProps>): ReactElement {
  const { copy } = usePage();
  const today = useToday();
  const name = useId();
  const { offer, downPayment, years } = props;
  const bank = offer.banks.findIndex(({ until }) => isWithin({ from: '', until }, today));
  const choice = {
    down: Math.max(downPayment.start, downPayment.least),
    years: years.at(-1) ?? 1,
    bank,
    isUp: false,
  };
  if (!offer.price) return <p id={props.id}>{copy.unitPriceOnRequest}</p>;
  const simulation = simulate(offer, choice, today);
  const shared = { offer, choice, today };
  return (
    <div id={props.id} className={css.root} data-none={simulation ? undefined : ''}>
      {simulation && (
        <>
          <div className={css.simulation}>
            <Controls
              {...shared}
              {...{ name, downPayment, years }}
              shown={describe(simulation, choice, offer)}
            />
            <Result {...shared} simulation={simulation} />
          </div>
          <CashTable
            {...shared}
            simulation={simulation}
            rule={ruleOf(props)}
            missing={missingIn(props, copy)}
          />
          <LoanTable {...shared} {...{ downPayment, years }} />
        </>
      )}
      <p className={css.none} hidden={simulation !== undefined}>
        {copy.kprNone}
      </p>
      <div className={css.terms}>
        <Terms {...shared} />
        {props.note && <p className={css.small}>{props.note}</p>}
      </div>
      <p className="visually-hidden" role="status" />
    </div>
  );
}

type Names = Readonly<Record<'kprNotary' | 'kprBphtb' | 'kprVat', string>>;

/** The usual costs that the document does not have. */
function missingIn({ costs }: ViewProps<KprProps>, copy: Names): string {
  const { notary, bphtb, vat } = costs;
  return [notary ? '' : copy.kprNotary, bphtb ? '' : copy.kprBphtb, vat ? '' : copy.kprVat]
    .filter(Boolean)
    .join(', ');
}
