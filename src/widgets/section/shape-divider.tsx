import type { ReactElement } from 'react';
import type { Section } from '../../generated/view.types.ts';
import { classes, type Responsive, responsive, useStyle } from '../../renderer/style.ts';
import css from './section.module.css';
import { type ShapeLayer, shapes } from './shapes.ts';

const motifs: ReadonlySet<string> = new Set([
  'ripple',
  'zigzag',
  'clouds',
  'drops',
  'roofs',
  'skyline',
  'mountains',
]);

type Shape = NonNullable<Section['shapeTop']>;

/** A drawn edge in the colour of the neighbour; only the path that is used becomes part of the page. */
export function ShapeDivider({ shape, edge }: { shape: Shape; edge: 'top' | 'bottom' }): ReactElement {
  const style = useStyle({ desktop: { fill: `var(--${shape.color})`, width: `${shape.width}%` } });
  const size = useStyle(heightOf(shape));
  const layers: readonly ShapeLayer[] = shapes[shape.shape];
  return (
    <svg
      className={classes(css.shape, style, size)}
      data-edge={edge}
      data-flip={shape.flip || undefined}
      data-invert={shape.invert || undefined}
      data-motif={motifs.has(shape.shape) || undefined}
      data-front={shape.inFront || undefined}
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {layers.map(({ d, opacity }) => (
        <path
          key={d}
          d={shape.invert ? `M0 0H1200V120H0z${d}` : d}
          fillRule="evenodd"
          {...(opacity ? { opacity } : {})}
        />
      ))}
    </svg>
  );
}

/** The height of a drawing as a custom property: the drawing and the space beside the content both read it. */
export function heightOf(shape: Shape, property = '--shape'): Responsive<Record<string, string>> {
  const px = (value: number | undefined) => (value === undefined ? undefined : `${value}px`);
  const { desktop, tablet, mobile } = shape.height;
  const sizes = { desktop: px(desktop), tablet: px(tablet), mobile: px(mobile) };
  const given = Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== undefined));
  return responsive(property, given as Responsive<string>) as Responsive<Record<string, string>>;
}
