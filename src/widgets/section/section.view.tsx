import type { ReactElement } from 'react';
import type { Section } from '../../generated/view.types.ts';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { Backdrop, MotionButton } from './backdrop.tsx';
import { isPictured, paintOf, placeOf, toneOf } from './look.ts';
import css from './section.module.css';
import { heightOf, ShapeDivider } from './shape-divider.tsx';

/** A full-width band. The background decides the text colours, so that the text is always readable. */
export function SectionView(props: ViewProps<Section>): ReactElement {
  const { background, shapeTop, shapeBottom } = props;
  const paint = paintOf(background);
  const place = placeOf(background);
  const looks = classes(
    useStyle({
      desktop: {
        ...(paint ? { background: paint } : {}),
        ...(isPictured(background) && !place ? { '--overlay': `var(--${background.overlayColor})` } : {}),
      },
    }),
    useStyle(shapeTop ? heightOf(shapeTop, '--shape-top') : {}),
    useStyle(shapeBottom ? heightOf(shapeBottom, '--shape-bottom') : {}),
    useStyle(stickiness(props)),
  );
  return (
    <section
      id={props.id}
      className={classes(css.root, place && css.placed, place && css[place], looks)}
      data-tone={toneOf(props)}
      data-spacing={props.spacing}
      data-height={props.minHeight}
      data-align={props.align}
      data-vertical={props.verticalAlign}
      data-sticky={props.sticky === 'none' ? undefined : props.sticky}
    >
      {place !== 'below' && <Backdrop background={background} />}
      {shapeTop && <ShapeDivider shape={shapeTop} edge="top" />}
      {shapeBottom && <ShapeDivider shape={shapeBottom} edge="bottom" />}
      <div className={classes(css.inner, 'stack')} data-width={props.width}>
        {props.children}
      </div>
      {place === 'below' && <Backdrop background={background} />}
      <MotionButton background={background} />
    </section>
  );
}

/** On which screens the section stays in view, and how far from the edge. */
function stickiness({ sticky, stickyOn, stickyOffset }: ViewProps<Section>) {
  if (sticky === 'none') return {};
  const on = (screen: (typeof stickyOn)[number]) => ({
    position: stickyOn.includes(screen) ? 'sticky' : 'relative',
  });
  return {
    desktop: { '--offset': `${stickyOffset}px`, ...on('desktop') },
    tablet: on('tablet'),
    mobile: on('mobile'),
  };
}
