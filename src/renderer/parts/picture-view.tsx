import type { ReactElement } from 'react';
import type { Picture } from '../../lib/picture.ts';
import { useFirstPicture } from '../render-context.tsx';
import { classes, useStyle } from '../style.ts';
import { croppedSizes } from './cropped-sizes.ts';

/**
 * A picture in every size the build made, with width and height so that nothing moves when it arrives.
 * The first picture of the page that has `mayBeFirst` is loaded immediately; every other when it comes near.
 */
export function PictureView(props: {
  picture: Picture;
  sizes: string;
  className?: string | undefined;
  mayBeFirst?: boolean;
  /** For decoration, or where a link around it has a name. */
  alt?: string;
  /** Its CSS gives it a width that no file changes: then a lazy picture is chosen by its real width, in any column. */
  measured?: boolean;
  /** The shape it is cropped to, by the name of the schema. */
  shape?: string;
}): ReactElement {
  const { picture } = props;
  const cropped = props.shape === undefined ? undefined : croppedSizes(props.sizes, picture, props.shape);
  const asked = cropped ?? props.sizes;
  const eager = useFirstPicture(props.mayBeFirst ?? false, picture, asked);
  const isMeasured = props.measured && !cropped && !eager && picture.srcset;
  const sizes = isMeasured ? `auto, ${asked}` : asked;
  const { x, y } = picture.focalPoint;
  const point = x === 50 && y === 50 ? undefined : `${x}% ${y}%`;
  const { color, preview } = picture;
  const style = useStyle({
    desktop: {
      background: preview ? `${color} url(data:image/webp;base64,${preview}) ${point ?? '50%'}/cover` : color,
      ...(point ? { 'object-position': point } : {}),
    },
  });
  return (
    <picture>
      {picture.sources.map((source) => (
        <source
          key={`${source.type}${source.media ?? ''}`}
          type={source.type}
          srcSet={source.srcset}
          sizes={source.sizes ?? sizes}
          {...(source.media ? { media: source.media } : {})}
        />
      ))}
      <img
        className={classes(style, props.className)}
        src={picture.src}
        alt={props.alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
        {...(picture.srcset ? { srcSet: picture.srcset, sizes } : {})}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
