import type { ReactElement, ReactNode } from 'react';
import type { Copy, PriceList } from '../../generated/view.types.ts';
import { dayText } from '../../lib/day-text.ts';
import { shortRupiah } from '../../lib/rupiah.ts';
import { figuresOf, isSameName, type Unit } from '../../lib/units.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { useLanguage, useToday, useUnits } from '../../renderer/render-context.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { type Offer, OfferView } from './offer-view.tsx';
import { phaseState } from './phase-state.ts';
import css from './price-list.module.css';

type Props = ViewProps<PriceList>;
type Phase = Props['phases'][number];

/** The phases of sale: the types of homes of each with their prices, while it is to come or open. */
export function Phases(props: Props & { grid: string | undefined }): ReactElement {
  return (
    <>
      {props.phases.map((phase, index) =>
        isDated(phase) ? (
          <Dated key={index} {...props} phase={phase} />
        ) : (
          <div key={index} className={css.phase}>
            <Homes {...props} phase={phase} />
          </div>
        ),
      )}
    </>
  );
}

export const isDated = ({ from, until }: Phase): boolean => from !== '' || until !== '';

/** A phase that begins or ends by itself: of its three sentences the day shows one, and its script decides again. */
function Dated(props: Props & { phase: Phase; grid: string | undefined }): ReactElement {
  const lang = useLanguage();
  const { phase, startsText, endsText, overText } = props;
  const { from, until } = phase;
  const when = (text: string, day: string) => text.replace('[date]', dayText(day, lang));
  return (
    <div className={css.phase} data-state={phaseState(phase, useToday())} data-from={from} data-until={until}>
      <Homes {...props}>
        {from && <p data-on="planned">{when(startsText, from)}</p>}
        {until && <p data-on="open">{when(endsText, until)}</p>}
        {until && <p data-on="over">{when(overText, until)}</p>}
      </Homes>
    </div>
  );
}

function Homes(
  props: Props & { phase: Phase; grid: string | undefined; children?: ReactNode },
): ReactElement {
  const { copy } = usePage();
  const lang = useLanguage();
  const { phase, grid, look, children } = props;
  const { units } = useUnits();
  const homes =
    phase.phase === '' ? units : units.filter((unit) => isSameName(unit.phase ?? '', phase.phase));
  const types = [...new Set(homes.map(({ type }) => type))];
  return (
    <>
      <div className={css.head}>
        {phase.phase && <p className={css.title}>{phase.phase}</p>}
        {children}
      </div>
      {phase.note && <p className={css.quiet}>{phase.note}</p>}
      {types.length === 0 && <p className={css.quiet}>{copy.unitsNone}</p>}
      {types.length > 0 && (
        <ul className={classes(css.list, grid)}>
          {types.map((type) => (
            <OfferView
              key={type}
              item={offerOf(
                type,
                homes.filter((unit) => unit.type === type),
                copy,
                lang,
              )}
              look={look}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The homes of a type as an entry: their lowest price, their areas, and how many can be bought. */
function offerOf(name: string, homes: readonly Unit[], copy: Copy, lang: string): Offer {
  const { left, total, counts } = figuresOf(homes);
  const open = homes.filter(({ status }) => status === 'available' || status === 'planned');
  const prices = open.flatMap(({ price }) => price ?? []);
  const price =
    prices.length === 0
      ? copy.unitPriceOnRequest
      : copy.unitsFrom.replace('{{price}}', shortRupiah(Math.min(...prices), lang));
  const isGone = left + counts.planned === 0;
  return {
    name,
    price: isGone ? copy.unitSold : price,
    oldPrice: '',
    note:
      left > 0 ? copy.unitsLeft.replace('{{left}}', String(left)).replace('{{total}}', String(total)) : '',
    detail: '',
    badge: '',
    facts: [
      areaText(
        'LT',
        homes.flatMap(({ land }) => land ?? []),
      ),
      areaText(
        'LB',
        homes.flatMap(({ floor }) => floor ?? []),
      ),
    ].filter(Boolean),
  };
}

function areaText(name: string, areas: readonly number[]): string {
  if (areas.length === 0) return '';
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  return `${name} ${least === most ? least : `${least}–${most}`} m²`;
}
