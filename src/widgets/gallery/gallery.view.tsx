import { type ReactElement, type ReactNode, useId } from 'react';
import type { Gallery } from '../../generated/view.types.ts';
import { Icon } from '../../renderer/parts/icon.tsx';
import { lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureLink } from '../../renderer/parts/picture-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './gallery.module.css';

type Item = Gallery['items'][number];

const SMALL = '(max-width: 767px) 50vw, 420px';
const LARGE = '(max-width: 1024px) 100vw, 720px';

/** Pictures in a grid, in columns, in rows, as a collage or in one row to swipe, all placed by CSS: nothing moves and nothing waits for script. */
export function GalleryView(props: ViewProps<Gallery>): ReactElement {
  const ownId = useId();
  const columns = useStyle(responsive('--columns', props.columns));
  return (
    <div
      id={props.id}
      className={classes(css.root, columns)}
      data-layout={props.layout}
      data-ratio={props.ratio}
      data-rows={props.rowHeight}
      data-gap={props.gap}
      data-captions={props.captions}
    >
      <ul className={css.lanes} {...(props.layout === 'row' && !props.lightbox ? { tabIndex: 0 } : {})}>
        {props.items.map((item, index) => (
          <Cell
            key={index}
            item={item}
            layout={props.layout}
            ratio={props.ratio}
            caption={props.captions === 'none' ? '' : item.caption}
          >
            {(picture) => (
              <PictureLink
                className={css.link}
                item={item}
                opensLarge={props.lightbox}
                id={lightboxId(props.id, ownId, index)}
                group={props.id ?? ownId}
                index={index}
              >
                {picture}
                {item.link === undefined && props.lightbox && item.video && (
                  <span className={css.play}>
                    <Icon name="play" />
                  </span>
                )}
              </PictureLink>
            )}
          </Cell>
        ))}
      </ul>
    </div>
  );
}

function Cell(props: {
  item: Item;
  layout: Gallery['layout'];
  ratio: string;
  caption: string;
  children: (picture: ReactElement) => ReactNode;
}): ReactElement {
  const { item, layout, ratio, caption } = props;
  const shaped = layout !== 'grid' && layout !== 'collage';
  const { width, height } = item.image;
  const shape = useStyle(
    shaped
      ? { desktop: { '--shape': (width / height).toFixed(4), '--units': unitsOf(item.image, caption) } }
      : {},
  );
  return (
    <li className={classes(css.cell, shape)}>
      <figure className={css.figure}>
        {props.children(
          <PictureView
            picture={item.image}
            sizes={layout === 'row' || layout === 'collage' ? LARGE : SMALL}
            shape={layout === 'grid' ? ratio : 'original'}
            className={css.picture}
            measured
          />,
        )}
        {caption && <figcaption className={css.caption}>{caption}</figcaption>}
      </figure>
    </li>
  );
}

/** Rows of a masonry that a picture takes, 24 to the width of a column; one more for the gap, and three for a caption. */
function unitsOf({ width, height }: Item['image'], caption: string): number {
  return Math.ceil((24 * height) / width) + 1 + (caption ? 3 : 0);
}
