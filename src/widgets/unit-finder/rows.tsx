import type { ReactElement } from 'react';
import { shortRupiah } from '../../lib/rupiah.ts';
import { figuresOf, type Unit } from '../../lib/units.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { unitAsk } from '../../renderer/parts/unit-ask.ts';
import { useLanguage, useUnits } from '../../renderer/render-context.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import { type Column, cellText } from './columns.ts';
import { type Choices, numbersOf } from './lists.ts';
import css from './unit-finder.module.css';

interface Props {
  readonly name: string;
  readonly units: readonly Unit[];
  readonly columns: readonly Column[];
  readonly choices: Choices;
  /** The homes beyond this number wait for the button, where scripts run. */
  readonly pageSize?: number;
}

/** The columns that the list is sorted by, and their values in the address. */
const sorts: Readonly<Record<string, string>> = { price: 'harga', land: 'lt', floor: 'lb' };

/**
 * Homes by their type. On narrow screens each row is a card: each cell takes its title from the class of the table.
 */
export function Rows(props: Props): ReactElement {
  const { copy } = usePage();
  const { name, units, columns, pageSize = Number.POSITIVE_INFINITY } = props;
  const titles = columns.map(({ title }, index) => [
    `--title-${index + 2}`,
    `"${title.replaceAll('"', '')}"`,
  ]);
  const titled = useStyle({ desktop: Object.fromEntries(titles) });
  const groups = groupsOf(units);
  const hasAsk = units.some(({ status }) => status === 'available');
  return (
    <table className={classes(css.table, titled)}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col" data-sort="unit">
            <span>{copy.unitCode}</span>
          </th>
          {columns.map(({ name: column, title, isOwn }) => (
            <th key={column} scope="col" data-sort={isOwn ? undefined : sorts[column]}>
              {isOwn || !sorts[column] ? title : <span>{title}</span>}
            </th>
          ))}
          {hasAsk && <td />}
        </tr>
      </thead>
      {groups.map(({ type, homes, before }) => (
        <tbody key={type}>
          <GroupTitle
            type={type}
            homes={homes}
            width={columns.length + 1 + Number(hasAsk)}
            isLater={before >= pageSize}
          />
          {homes.map((unit, at) => (
            <Row key={unit.code} {...props} unit={unit} hasAsk={hasAsk} isLater={before + at >= pageSize} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The homes of each type, with the number of those before them. */
function groupsOf(units: readonly Unit[]) {
  let before = 0;
  return [...new Set(units.map(({ type }) => type))].map((type) => {
    const homes = units.filter((unit) => unit.type === type);
    before += homes.length;
    return { type, homes, before: before - homes.length };
  });
}

function GroupTitle(props: { type: string; homes: readonly Unit[]; width: number; isLater: boolean }) {
  const { copy } = usePage();
  const lang = useLanguage();
  const { type, homes, width, isLater } = props;
  const { units } = useUnits();
  // The figures are those of the whole type, wherever its homes are listed.
  const { left, total, lowest } = figuresOf(units.filter((unit) => unit.type === type));
  const isOnSale = homes.some(({ status }) => status === 'available');
  const facts = [
    isOnSale && copy.unitsLeft.replace('{{left}}', String(left)).replace('{{total}}', String(total)),
    isOnSale && lowest !== undefined && copy.unitsFrom.replace('{{price}}', shortRupiah(lowest, lang)),
  ];
  return (
    <tr className={classes(css.group, isLater && css.later)}>
      <th scope="rowgroup" colSpan={width}>
        {type} <span>{facts.filter(Boolean).join(' · ')}</span>
      </th>
    </tr>
  );
}

function Row(props: Props & { unit: Unit; hasAsk: boolean; isLater: boolean }): ReactElement {
  const page = usePage();
  const lang = useLanguage();
  const { unit, columns, choices, hasAsk, isLater } = props;
  const { copy } = page;
  return (
    <tr
      className={isLater ? css.later : undefined}
      data-home={unit.code}
      data-numbers={numbersOf(unit, choices)}
    >
      <th scope="row">
        {unit.code}
        <small className={css.type}>{unit.type}</small>
        {unit.corner && <small>{copy.unitCorner}</small>}
      </th>
      {columns.map((column) => (
        <td
          key={column.name}
          data-cell={column.name === 'status' ? unit.status : column.name === 'price' ? 'price' : undefined}
        >
          {cellText(unit, column, copy, lang)}
        </td>
      ))}
      {hasAsk && (
        <td data-cell="ask">
          {unit.status === 'available' && (
            <Anchor {...unitAsk(unit, page, lang)}>{copy.unitAsk.replace('{{unit}}', unit.code)}</Anchor>
          )}
        </td>
      )}
    </tr>
  );
}
