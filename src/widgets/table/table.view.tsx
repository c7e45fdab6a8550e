import { type ReactElement, useId } from 'react';
import type { Table } from '../../generated/view.types.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './table.module.css';

type Props = ViewProps<Table>;

/** Facts in rows. A table wider than the screen scrolls in its own region, which the keyboard can reach. */
export function TableView(props: Props): ReactElement {
  const { head, rows, caption } = props;
  const name = useId();
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  return (
    <div id={props.id} className={css.root} data-look={props.look} data-numbers={props.numbers || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.scroll} aria-labelledby={name} tabIndex={0}>
        <table className={css.table} data-wide={width > 3 || undefined}>
          <caption id={name} className={props.captionHidden ? 'visually-hidden' : css.caption}>
            {caption}
          </caption>
          {head.length > 0 && (
            <thead>
              <tr>
                {head.map((cell, index) => (
                  <th key={index} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          {groupsOf(rows).map((group, index) => (
            <tbody key={index}>
              {group.title !== undefined && (
                <tr>
                  <th className={css.group} scope="rowgroup" colSpan={width}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map((row, place) => (
                <Row key={place} cells={row} width={width} hasHead={props.rowHead} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {props.note && <p className={css.note}>{props.note}</p>}
    </div>
  );
}

function Row(props: { cells: readonly string[]; width: number; hasHead: boolean }): ReactElement {
  const { cells, width, hasHead } = props;
  const missing = width - cells.length;
  return (
    <tr>
      {cells.map((cell, index) =>
        hasHead && index === 0 ? (
          <th key={index} scope="row">
            {cell}
          </th>
        ) : (
          <td key={index} {...(missing > 0 && index === cells.length - 1 ? { colSpan: missing + 1 } : {})}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}

/** The rows under their headings: a row of one cell begins a group. */
export function groupsOf(rows: Props['rows']): { title?: string; rows: string[][] }[] {
  const groups: { title?: string; rows: string[][] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.length === 1 && row[0] !== undefined) groups.push({ title: row[0], rows: [] });
    else if (last) last.rows.push(row);
    else groups.push({ rows: [row] });
  }
  return groups;
}
