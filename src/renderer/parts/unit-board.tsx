import { type ReactElement, useId } from 'react';
import { fullRupiah } from '../../lib/rupiah.ts';
import {
  figuresOf,
  foldName,
  statusCopy,
  type Unit,
  type UnitStatus,
  unitStatuses,
} from '../../lib/units.ts';
import { usePage } from '../page-context.tsx';
import { useLanguage } from '../render-context.tsx';
import { classes } from '../style.ts';
import { Anchor } from './anchor.tsx';
import { HideButton } from './hide-button.tsx';
import { Icon } from './icon.tsx';
import { unitAsk } from './unit-ask.ts';

/** The class names of unit-board.module.css as the widget that imports it has them. */
type Names = Readonly<Record<string, string>>;

/** The division of the list of homes. */
export type UnitGroup = 'cluster' | 'type' | 'phase';

/** The ids of a widget that shows homes: of the entries of its list, and of its panel. */
export function useBoardIds(id: string | undefined): { entry: (unit: Unit) => string; panel: string } {
  const ownId = useId();
  const prefix = id ?? `m${ownId.replace(/[^\w-]/g, '')}`;
  return { entry: ({ code }) => `${prefix}-${code.replace(/[^\w-]+/g, '_')}`, panel: `${prefix}_panel` };
}

/** The statuses that the homes have, each with its look, its word and its number. */
export function UnitLegend({ css, units }: { css: Names; units: readonly Unit[] }): ReactElement {
  const { copy } = usePage();
  const { counts } = figuresOf(units);
  return (
    <ul className={css.legend}>
      {unitStatuses
        .filter((status) => counts[status] > 0)
        .map((status) => (
          <li key={status}>
            <Swatch css={css} status={status} />
            {copy[statusCopy[status]]} <b>{counts[status]}</b>
          </li>
        ))}
    </ul>
  );
}

function Swatch({ css, status }: { css: Names; status: UnitStatus }): ReactElement {
  return <span className={classes(css.swatch, css.status)} data-status={status} aria-hidden="true" />;
}

/** The homes in words, by group: the way to each of them by keyboard, by ear and without script. */
export function UnitEntries(props: {
  css: Names;
  units: readonly Unit[];
  group: UnitGroup;
  entry: (unit: Unit) => string;
}): ReactElement {
  const { css, entry } = props;
  const { copy } = usePage();
  const groups = groupsOf(props.units, props.group);
  return (
    <div className={css.groups}>
      {groups.map(({ name, units }) => {
        const { left, total } = figuresOf(units);
        return (
          <details key={name} className={css.group} open={groups.length === 1}>
            <summary className={css.summary}>
              <span className={css.title}>{name || copy.unitsOther}</span>{' '}
              <span className={css.left}>
                {copy.unitsLeft.replace('{{left}}', String(left)).replace('{{total}}', String(total))}
              </span>
            </summary>
            <ul className={css.entries}>
              {units.map((unit) => (
                <Entry key={unit.code} css={css} unit={unit} id={entry(unit)} />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

/** The statuses of homes that a visitor can still ask about. */
const ASKABLE: ReadonlySet<UnitStatus> = new Set<UnitStatus>(['available', 'planned']);

function Entry({ css, unit, id }: { css: Names; unit: Unit; id: string }): ReactElement {
  const page = usePage();
  const lang = useLanguage();
  const { copy } = page;
  const facts = [
    unit.type,
    unit.land && `LT ${unit.land} m²`,
    unit.floor && `LB ${unit.floor} m²`,
    unit.facing,
    unit.ready,
  ];
  return (
    <li id={id} className={css.entry}>
      <p className={css.code}>
        <Swatch css={css} status={unit.status} />
        <b>{unit.code}</b> {copy[statusCopy[unit.status]]}
      </p>
      <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {ASKABLE.has(unit.status) && (
        <>
          <p className={css.price}>
            {unit.price === undefined ? copy.unitPriceOnRequest : fullRupiah(unit.price, lang)}
          </p>
          <Anchor className={css.ask} {...unitAsk(unit, page, lang)}>
            {copy.unitAsk.replace('{{unit}}', unit.code)}
          </Anchor>
        </>
      )}
    </li>
  );
}

/** Homes by what their group is called, in the order of the list; by type where none of them has such a group. */
function groupsOf(units: readonly Unit[], by: UnitGroup) {
  const key = units.some((unit) => unit[by]) ? by : 'type';
  const groups = new Map<string, { name: string; units: Unit[] }>();
  for (const unit of units) {
    const name = unit[key] ?? '';
    const group = groups.get(foldName(name)) ?? { name, units: [] };
    group.units.push(unit);
    groups.set(foldName(name), group);
  }
  return [...groups.values()];
}

/** The panel in which a script shows one home of the list (unit-panel.ts), with buttons to the homes beside it. */
export function UnitPanel({ css, id }: { css: Names; id: string }): ReactElement {
  const { copy } = usePage();
  return (
    <div id={id} className={css.panel} popover="auto" role="dialog" tabIndex={-1}>
      <div data-part="home" />
      <p className={css.steps}>
        <Step css={css} part="previous" label={copy.previousUnit} />
        <Step css={css} part="next" label={copy.nextUnit} />
      </p>
      <HideButton of={id} className={css.close} />
    </div>
  );
}

function Step(props: { css: Names; part: 'previous' | 'next'; label: string }): ReactElement {
  const { css, part, label } = props;
  return (
    <button type="button" className={css.button} data-part={part} aria-label={label}>
      <Icon name="chevron" className={(part === 'next' ? css.forward : css.back) ?? ''} />
    </button>
  );
}
