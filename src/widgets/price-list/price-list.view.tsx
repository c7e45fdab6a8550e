import type { ReactElement } from 'react';
import type { PriceList } from '../../generated/view.types.ts';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { OfferView } from './offer-view.tsx';
import { Phases } from './phases.tsx';
import css from './price-list.module.css';

/** Offers with their prices, and the homes of the page's list by phase. */
export function PriceListView(props: ViewProps<PriceList>): ReactElement {
  const { id, items, look, columns, remark } = props;
  const grid = useStyle(look === 'cards' ? responsive('--columns', columns) : {});
  return (
    <div id={id} className={css.root} data-look={look}>
      <Phases {...props} grid={grid} />
      {items.length > 0 && (
        <ul className={classes(css.list, grid)}>
          {items.map((item, index) => (
            <OfferView key={index} item={item} look={look} />
          ))}
        </ul>
      )}
      {remark && <p className={css.remark}>{remark}</p>}
    </div>
  );
}
