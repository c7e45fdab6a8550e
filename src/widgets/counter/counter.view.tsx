import type { ReactElement } from 'react';
import type { Counter } from '../../generated/view.types.ts';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './counter.module.css';
import { numberWriter } from './format.ts';

/** The final numbers; the script only animates towards them, on a copy laid over each. */
export function CounterView({ id, items, columns, align, size }: ViewProps<Counter>): ReactElement {
  const grid = useStyle(responsive('--columns', columns));
  return (
    <dl id={id} className={classes(css.root, grid)} data-align={align} data-size={size}>
      {items.map((item, index) => (
        <div key={index} className={css.item}>
          <dt className={css.label}>{item.label}</dt>
          <dd className={css.number}>
            <span className={css.final}>{numberWriter(item)(item.value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
