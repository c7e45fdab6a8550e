import type { ReactElement } from 'react';
import type { Phase } from '../../lib/instalments.ts';
import { fullRupiah } from '../../lib/rupiah.ts';
import { staticWhatsappLink } from '../../lib/static-whatsapp-link.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import css from './kpr.module.css';
import type { Offer } from './offer.ts';
import { describe, phaseText } from './sentences.ts';
import type { Choice, Simulation } from './simulation.ts';

interface Props {
  readonly offer: Offer;
  readonly choice: Choice;
  readonly simulation: Simulation;
}

/** The cost of the loan: the first instalment and its jump in one size, the years, the total, the income, and the button. */
export function Result({ offer, choice, simulation }: Props): ReactElement {
  const { copy } = usePage();
  const shown = describe(simulation, choice, offer);
  return (
    <div className={css.result}>
      <p className={css.small} data-out="basis">
        {shown.basis}
      </p>
      <div className={css.figures}>
        <p>
          <strong className={css.figure} data-out="first">
            {shown.first}
          </strong>{' '}
          <span data-out="firstNote">{shown.firstNote}</span>
        </p>
        <p className={css.jump}>
          <strong className={css.figure} data-out="jump">
            {shown.jump}
          </strong>{' '}
          <span data-out="jumpNote">{shown.jumpNote}</span>
        </p>
      </div>
      <ol className={css.phases} aria-label={copy.kprPhases}>
        {simulation.phases.map((phase) => (
          <PhaseRow key={phase.after} {...{ phase, simulation, offer }} />
        ))}
      </ol>
      <p data-out="total">{shown.total}</p>
      {offer.share > 0 && <Income income={shown.income} />}
      <SendButton title={copy.kprSend} unit={offer.unit} result={shown.result} />
    </div>
  );
}

/** One phase: its years, its instalment, and a bar as long as the instalment is high. */
function PhaseRow(props: { phase: Phase; simulation: Simulation; offer: Offer }): ReactElement {
  const { phase, simulation, offer } = props;
  const most = Math.max(...simulation.phases.map(({ payment }) => payment), 1);
  const length = useStyle({ desktop: { '--part': Math.round((phase.payment / most) * 1000) / 1000 } });
  return (
    <li className={css.phase} data-assumed={phase.isFloating ? '' : undefined}>
      <span>{phaseText(phase, simulation, offer)}</span>
      <b>{fullRupiah(phase.payment, offer.lang)}</b>
      <i className={classes(css.bar, length)} aria-hidden="true" />
    </li>
  );
}

/** The field has no name and is in no form: what is typed stays in the browser (ledger, KPR-03). */
function Income({ income }: { income: string }): ReactElement {
  const { copy } = usePage();
  return (
    <div className={css.income}>
      <p data-out="income">{income}</p>
      <div className={css.own}>
        <label className="field">
          <span>{copy.kprIncomeLabel}</span>
          <input type="number" min={0} inputMode="numeric" autoComplete="off" data-in="income" />
        </label>
        <div className={css.small}>
          <output aria-live="off" data-out="incomeShare" /> {copy.kprIncomePrivate}
        </div>
      </div>
    </div>
  );
}

/** It opens the form for a unit with the result, which goes into the lead and into the text of WhatsApp. */
function SendButton({ title, unit, result }: Record<'title' | 'unit' | 'result', string>): ReactElement {
  const { project } = usePage();
  return (
    <Anchor
      className={classes('button', css.send)}
      href={staticWhatsappLink(project, result)}
      data-look="whatsapp"
      data-lead="unit"
      data-whatsapp=""
      data-dialog="_unit-type-modal"
      data-unit={unit}
      data-title={title}
      data-prompt={result}
      data-simulation={result}
    >
      <Icon name="whatsapp" />
      <span>{title}</span>
    </Anchor>
  );
}
