import type { ReactElement } from 'react';
import type { UnitFinder } from '../../generated/view.types.ts';
import { jakartaTime } from '../../lib/jakarta-time.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { AskTemplate, useFollowing } from '../../renderer/parts/following.tsx';
import { useLanguage, useUnits } from '../../renderer/render-context.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { type Column, columnsOf } from './columns.ts';
import { Filters } from './filter-controls.tsx';
import { choicesOf } from './lists.ts';
import { Rows } from './rows.tsx';
import css from './unit-finder.module.css';

/** The homes of the page's list, all of them without script; with it, by filters whose state is in the address. */
export function UnitFinderView(props: ViewProps<UnitFinder>): ReactElement {
  const { copy } = usePage();
  const lang = useLanguage();
  const { units: all, asOf } = useUnits();
  const following = useFollowing();
  const units = all.filter(({ status }) => props.statuses.includes(status));
  if (units.length === 0)
    return (
      <p id={props.id} className={css.root}>
        {copy.unitsNone}
      </p>
    );
  const isFolded = (status: string) => props.foldSold && status === 'sold';
  const main = units.filter(({ status }) => !isFolded(status));
  const sold = units.filter(({ status }) => isFolded(status));
  const columns = columnsOf(props, units, copy);
  // Sold homes have places after those that the filters offer, so that both lists share the filters.
  const choices = choicesOf([...main, ...sold]);
  const parts = { name: props.name, columns, choices };
  return (
    <div
      id={props.id}
      className={css.root}
      data-page={props.pageSize}
      {...following}
      data-compare={copy.finderCompare}
      data-comparison={copy.finderComparison}
    >
      {main.length > 0 && (
        <Finder {...parts} filters={props.filters} units={main} pageSize={props.pageSize} />
      )}
      {sold.length > 0 && (
        <details className={css.sold}>
          <summary data-text={copy.finderSold}>
            {copy.finderSold.replace('{{count}}', String(sold.length))}
          </summary>
          <Rows {...parts} units={sold} />
        </details>
      )}
      <AskTemplate />
      {asOf && <p className={css.asOf}>{copy.unitsAsOf.replace('{{time}}', jakartaTime(asOf, lang))}</p>}
    </div>
  );
}

/** The filters, the homes and the sentences of their script. */
function Finder(props: Parameters<typeof Rows>[0] & Pick<UnitFinder, 'filters'>): ReactElement {
  const { copy } = usePage();
  const { name, filters, units, columns, pageSize = units.length } = props;
  return (
    <>
      <form className={css.form} method="get" aria-label={`${copy.finderName}: ${name}`}>
        <div className={css.filters}>
          <Filters filters={filters} units={units} choices={choicesOf(units)} />
        </div>
        <div className={css.bar}>
          <output className={css.count} data-text={copy.finderCount}>
            {countText(copy.finderCount, units.length)}
          </output>
          <button className={css.reset} type="reset" hidden>
            {copy.finderReset}
          </button>
          <SortMenu columns={columns} />
        </div>
      </form>
      <Rows {...props} />
      <div className={css.none} data-text={copy.finderLoosen} hidden>
        <p>{copy.finderNone}</p>
      </div>
      <button
        className={classes('button', css.more)}
        data-look="outline"
        type="button"
        hidden={units.length <= pageSize}
      >
        {copy.finderMore}
      </button>
    </>
  );
}

function countText(text: string, count: number): string {
  return text.replace('{{count}}', String(count)).replace('{{total}}', String(count));
}

/** The order of the list: a menu on narrow screens; on wide ones the headers of the columns set it. */
function SortMenu({ columns }: { columns: readonly Column[] }): ReactElement {
  const { copy } = usePage();
  const has = (name: string) => columns.some((column) => !column.isOwn && column.name === name);
  const area = (name: string, param: string, title: string) =>
    has(name)
      ? [
          [param, copy.finderSmallest.replace('{{name}}', title)],
          [`-${param}`, copy.finderLargest.replace('{{name}}', title)],
        ]
      : [];
  const orders = [
    ['', copy.finderOrder],
    ...(has('price')
      ? [
          ['harga', copy.finderCheapest],
          ['-harga', copy.finderDearest],
        ]
      : []),
    ...area('land', 'lt', copy.unitLand),
    ...area('floor', 'lb', copy.unitFloor),
    ['unit', copy.finderFirst.replace('{{name}}', copy.unitCode)],
    ['-unit', copy.finderLast.replace('{{name}}', copy.unitCode)],
  ];
  return (
    <label className={css.sort}>
      {copy.finderSort}
      <select name="urut">
        {orders.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
