import { type ReactElement, useId } from 'react';
import type { Image } from '../../generated/view.types.ts';
import { lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureLink } from '../../renderer/parts/picture-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './image.module.css';

/** The width of the picture on a screen of the usual content width, before the browser can measure it. */
const sizes = {
  full: '(max-width: 1024px) 100vw, 720px',
  large: '(max-width: 767px) 75vw, 560px',
  medium: '(max-width: 767px) 50vw, 380px',
  small: '(max-width: 767px) 34vw, 260px',
} as const;

/** A picture with its size known before it arrives. */
export function ImageView(props: ViewProps<Image>): ReactElement {
  const { caption, image } = props;
  const id = useId();
  const widest = useStyle(props.maxWidth ? { desktop: { 'max-width': `${props.maxWidth}px` } } : {});
  return (
    <figure
      id={props.id}
      className={classes(
        css.root,
        widest,
        props.rounded && css.rounded,
        props.onScroll === 'drift' && css.drift,
      )}
      data-ratio={props.ratio}
      data-width={props.width}
      data-align={props.align}
    >
      <PictureLink
        className={css.link}
        item={props}
        opensLarge={props.lightbox}
        id={lightboxId(props.id, id, 0)}
        group=""
        index={0}
      >
        <PictureView
          picture={image}
          sizes={props.maxWidth ? `${props.maxWidth}px` : sizes[props.width]}
          shape={props.ratio}
          className={css.picture}
          mayBeFirst
          measured={props.width === 'full' && !props.maxWidth}
        />
      </PictureLink>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
