import { type ReactElement, type ReactNode, useId } from 'react';
import type { Gallery } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { LightboxLink, lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './gallery.module.css';

type Item = Gallery['items'][number];

/** Pictures in a grid, in columns or in rows, all placed by CSS: nothing moves and nothing waits for script. */
export function GalleryView(props: ViewProps<Gallery>): ReactElement {
  const ownId = useId();
  const columns = useStyle(responsive('--columns', props.columns));
  return (
    <ul
      id={props.id}
      className={classes(css.root, columns)}
      data-layout={props.layout}
      data-ratio={props.ratio}
      data-rows={props.rowHeight}
      data-gap={props.gap}
      data-captions={props.captions}
    >
      {props.items.map((item, index) => (
        <Cell
          key={index}
          item={item}
          shaped={props.layout !== 'grid'}
          caption={props.captions === 'none' ? '' : item.caption}
        >
          {(picture) => {
            if (item.link !== undefined)
              return (
                <Anchor className={css.link} href={item.link}>
                  {picture}
                </Anchor>
              );
            if (!props.lightbox) return picture;
            return (
              <OpenLarge
                item={item}
                id={lightboxId(props.id, ownId, index)}
                group={props.id ?? ownId}
                index={index}
              >
                {picture}
              </OpenLarge>
            );
          }}
        </Cell>
      ))}
    </ul>
  );
}

function Cell(props: {
  item: Item;
  shaped: boolean;
  caption: string;
  children: (picture: ReactElement) => ReactNode;
}): ReactElement {
  const { item, shaped } = props;
  const { width, height } = item.image;
  const shape = useStyle(shaped ? { desktop: { '--shape': (width / height).toFixed(4) } } : {});
  return (
    <li className={classes(css.cell, shape)}>
      <figure className={css.figure}>
        {props.children(
          <PictureView
            picture={item.image}
            sizes="(max-width: 767px) 50vw, 420px"
            className={css.picture}
            measured
          />,
        )}
        {props.caption && <figcaption className={css.caption}>{props.caption}</figcaption>}
      </figure>
    </li>
  );
}

function OpenLarge(props: {
  item: Item;
  id: string;
  group: string;
  index: number;
  children: ReactNode;
}): ReactElement {
  const { children, ...link } = props;
  return (
    <LightboxLink className={css.link} {...link}>
      {children}
      {link.item.video && (
        <span className={css.play}>
          <Icon name="play" />
        </span>
      )}
    </LightboxLink>
  );
}
