import type { ReactElement } from 'react';
import type { PriceList } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './price-list.module.css';

export type Offer = ViewProps<PriceList>['items'][number];

const SIZES = { cards: '(max-width: 767px) 100vw, (max-width: 1024px) 50vw, 400px', lines: '112px' } as const;

/** An entry of the list. A card is a single link, never two to the same place. */
export function OfferView({ item, look }: { item: Offer; look: PriceList['look'] }): ReactElement {
  return (
    <li className={css.offer}>
      {item.picture && <PictureView picture={item.picture} sizes={SIZES[look]} className={css.picture} />}
      <div className={css.what}>
        <p className={css.name}>
          {item.link ? (
            <Anchor className={css.link} href={item.link}>
              {item.name}
            </Anchor>
          ) : (
            item.name
          )}
          {item.badge && <span className={css.badge}>{item.badge}</span>}
        </p>
        {item.detail && <p className={css.quiet}>{item.detail}</p>}
        {item.facts.length > 0 && <p className={css.quiet}>{item.facts.join(' · ')}</p>}
      </div>
      <Price item={item} />
    </li>
  );
}

function Price({ item }: { item: Offer }): ReactElement {
  const { copy } = usePage();
  return (
    <div className={css.much}>
      {item.oldPrice && (
        <p className={css.quiet}>
          <span className="visually-hidden">{copy.oldPrice} </span>
          <s>{item.oldPrice}</s>
        </p>
      )}
      <p className={css.price}>{item.price}</p>
      {item.note && <p className={`${css.quiet} ${css.note}`}>{item.note}</p>}
    </div>
  );
}
