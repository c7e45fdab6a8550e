import type { ReactElement } from 'react';
import type { LogoStrip } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './logo-strip.module.css';

/** Logos in one line, as pictures with the name of their owner. */
export function LogoStripView({ id, title, items, size, muted }: ViewProps<LogoStrip>): ReactElement {
  return (
    <div id={id} className={css.root} data-size={size} data-muted={muted || undefined}>
      {title && <p className={css.title}>{title}</p>}
      <ul className={css.list}>
        {items.map(({ name, picture, link }, index) => {
          const { src, width, height } = picture;
          const logo = (
            <img className={css.logo} src={src} alt={name} width={width} height={height} loading="lazy" />
          );
          return <li key={index}>{link ? <Anchor href={link}>{logo}</Anchor> : logo}</li>;
        })}
      </ul>
    </div>
  );
}
