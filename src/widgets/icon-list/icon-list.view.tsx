import type { ReactElement } from 'react';
import type { IconList } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './icon-list.module.css';

/** Short lines, each with an icon; as cards they carry a second line. */
export function IconListView({ id, items, columns, look }: ViewProps<IconList>): ReactElement {
  const grid = useStyle(responsive('--columns', columns));
  return (
    <ul id={id} className={classes(css.root, grid)} data-look={look}>
      {items.map((item, index) => (
        <li key={index} className={css.item}>
          <Icon name={item.icon} className={css.icon ?? ''} />
          <div>
            <p className={css.text}>
              {item.link ? <Anchor href={item.link}>{item.text}</Anchor> : item.text}
            </p>
            {item.detail && <p className={css.detail}>{item.detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
