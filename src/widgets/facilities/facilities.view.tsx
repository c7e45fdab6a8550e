import type { ReactElement } from 'react';
import type { Facilities } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './facilities.module.css';

type Facility = ViewProps<Facilities>['items'][number];

/** The facilities of the place. Their text is always there, on every screen and without a pointer. */
export function FacilitiesView(props: ViewProps<Facilities>): ReactElement {
  const { id, items, look, columns, firstLarge } = props;
  const grid = useStyle(responsive('--columns', columns));
  return (
    <ul
      id={id}
      className={classes(css.root, grid)}
      data-look={look}
      data-first={(firstLarge && look !== 'tiles') || undefined}
    >
      {items.map((item, index) => (
        <li key={index} className={css.item}>
          {look === 'tiles' ? <Icon name={item.icon} className={css.icon ?? ''} /> : <Photo item={item} />}
          <div className={css.words}>
            <p className={css.title}>
              {item.link ? (
                <Anchor className={css.link} href={item.link}>
                  {item.title}
                </Anchor>
              ) : (
                item.title
              )}
            </p>
            {item.text && <p className={css.text}>{item.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Photo({ item }: { item: Facility }): ReactElement {
  if (item.picture) {
    const sizes = '(max-width: 1024px) 100vw, 720px';
    return <PictureView picture={item.picture} sizes={sizes} className={css.picture} />;
  }
  return (
    <div className={classes(css.picture, css.drawn)}>
      <Icon name={item.icon} />
    </div>
  );
}
