import type { ReactElement } from 'react';
import type { SectionNav } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './section-nav.module.css';

/** Links to the parts of the page in a bar that sticks by style alone; the script marks the part that is read. */
export function SectionNavView({ id, items, label }: ViewProps<SectionNav>): ReactElement {
  return (
    <nav id={id} className={css.root} aria-label={label}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.link}>
            <Anchor className={css.link} href={item.link}>
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
