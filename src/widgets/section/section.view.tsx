import type { ReactElement } from 'react';
import type { Section } from '../../generated/view.types.ts';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './section.module.css';

/** A full-width band; with a picture behind it, a shade keeps the text readable on any picture. */
export function SectionView(props: ViewProps<Section>): ReactElement {
  const { background, tone } = props;
  const picture = background.image;
  return (
    <section
      id={props.id}
      className={classes(css.root, picture && css.pictured)}
      data-tone={picture ? 'dark' : tone}
      data-spacing={props.spacing}
      data-height={props.minHeight}
      data-align={props.align}
      data-vertical={props.verticalAlign}
    >
      {picture && (
        <div className={css.background} data-overlay={background.overlay}>
          <PictureView picture={picture} sizes="100vw" mayBeFirst />
        </div>
      )}
      <div className={classes(css.inner, 'stack')} data-width={props.width}>
        {props.children}
      </div>
    </section>
  );
}
