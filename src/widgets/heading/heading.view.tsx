import type { ReactElement } from 'react';
import type { Heading } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './heading.module.css';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
const sizes = { 1: 'display', 2: 'large', 3: 'medium', 4: 'small', 5: 'small', 6: 'small' } as const;

/** A headline; its look is free of its level, and the short line above it is not part of the outline. */
export function HeadingView(props: ViewProps<Heading>): ReactElement {
  const { id, text, level, size, align, alignMobile, eyebrow, link } = props;
  const Tag = tags[level];
  return (
    <div
      id={id}
      className={classes(css.root, size === 'poster' && css.poster)}
      data-align={align}
      data-align-mobile={alignMobile}
      data-size={size === 'auto' ? sizes[level] : size}
    >
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <Tag className={css.text}>{link === undefined ? text : <Anchor href={link}>{text}</Anchor>}</Tag>
    </div>
  );
}
