import { type ReactElement, useId } from 'react';
import type { TowerGrid } from '../../generated/view.types.ts';
import { shortRupiah } from '../../lib/rupiah.ts';
import { towerOf } from '../../lib/tower.ts';
import { statusCopy, type Unit } from '../../lib/units.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { AskTemplate, useFollowing } from '../../renderer/parts/following.tsx';
import { UnitEntries, UnitLegend, UnitPanel, useBoardIds } from '../../renderer/parts/unit-board.tsx';
import { useLanguage, useUnits } from '../../renderer/render-context.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './tower-grid.module.css';

/** A tower as a table of floors and stacks, and its homes as a list. */
export function TowerGridView(props: ViewProps<TowerGrid>): ReactElement {
  const { copy } = usePage();
  const title = useId();
  const { entry, panel } = useBoardIds(props.id);
  const following = useFollowing();
  const { floors, stacks, homes } = towerOf(useUnits().units, props);
  if (homes.length === 0)
    return (
      <div id={props.id} className={css.root}>
        <p>{copy.unitsNone}</p>
      </div>
    );
  return (
    <div id={props.id} className={css.root} {...following}>
      <UnitLegend css={css} units={homes} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.scroll} aria-labelledby={title} tabIndex={0}>
        <table className={css.table} aria-controls={panel}>
          <caption id={title} className="visually-hidden">
            {props.name}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.floor}>
                {props.floorLabel}
              </th>
              {stacks.map((stack) => (
                <th key={stack} scope="col">
                  {stack}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {floors.map(({ name, homes: onFloor }) => (
              <tr key={name}>
                <th scope="row" className={css.floor}>
                  {name}
                </th>
                {stacks.map((stack) => (
                  <td key={stack}>
                    <Home unit={onFloor.get(stack)} entry={entry} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {props.caption && <p className={css.caption}>{props.caption}</p>}
      <UnitEntries css={css} units={homes} group={props.group} entry={entry} />
      <UnitPanel css={css} id={panel} />
      <AskTemplate ask={css.ask} price={css.price} />
    </div>
  );
}

/** A home in its place: the code and the price where there is room, and the status for everyone. */
function Home(props: { unit: Unit | undefined; entry: (unit: Unit) => string }): ReactElement | null {
  const { copy } = usePage();
  const lang = useLanguage();
  const { unit, entry } = props;
  if (!unit) return null;
  const { status, price } = unit;
  const isPriced = status === 'available' && price !== undefined;
  return (
    <a href={`#${entry(unit)}`} className={classes(css.home, css.status)} data-status={status}>
      <span className={css.words}>
        <b>{unit.code}</b>{' '}
        <span className={isPriced ? 'visually-hidden' : undefined}>{copy[statusCopy[status]]}</span>
        {isPriced && ` ${shortRupiah(price, lang)}`}
      </span>
    </a>
  );
}
