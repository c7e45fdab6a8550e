import type { ReactElement, ReactNode } from 'react';
import type { Image } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './image.module.css';

/** A picture with its size known before it arrives. */
export function ImageView(props: ViewProps<Image>): ReactElement {
  const { caption, link } = props;
  const picture: ReactNode = (
    <PictureView
      picture={props.image}
      sizes="(max-width: 767px) 100vw, (max-width: 1216px) 60vw, 720px"
      className={css.picture}
      mayBeFirst
    />
  );
  return (
    <figure
      id={props.id}
      className={classes(css.root, props.rounded && css.rounded)}
      data-ratio={props.ratio}
    >
      {link === undefined ? picture : <Anchor href={link}>{picture}</Anchor>}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
