import type { ReactElement } from 'react';
import type { Testimonial } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { Stars } from './stars.tsx';
import css from './testimonial.module.css';

type Voice = ViewProps<Testimonial>['items'][number];

/** Quotations with who said them; each is one figure, so that name and words stay together for every reader. */
export function TestimonialView({ id, items, columns, look }: ViewProps<Testimonial>): ReactElement {
  const grid = useStyle(responsive('--columns', columns));
  return (
    <div
      id={id}
      className={classes(css.root, look === 'large' && !items.some(isQuoted) && css.hanging, grid)}
      data-look={look}
    >
      {items.map((item, index) => (
        <VoiceView key={index} item={item} />
      ))}
    </div>
  );
}

/** Its author wrote the marks. */
function isQuoted({ quote }: Voice): boolean {
  return /^["'‘“«„]/.test(quote);
}

function VoiceView({ item }: { item: Voice }): ReactElement {
  const source = item.source || item.link;
  return (
    <figure className={css.voice}>
      {item.rating > 0 && <Stars rating={item.rating} />}
      <blockquote className={css.quote}>
        <p>{item.quote}</p>
      </blockquote>
      <figcaption className={css.who}>
        {item.photo && <PictureView picture={item.photo} sizes="64px" className={css.photo} />}
        <span>
          <span className={css.name}>{item.name}</span>
          {item.role && <span className={css.role}>{item.role}</span>}
          {source && (
            <span className={css.role}>
              {item.link ? <Anchor href={item.link}>{source}</Anchor> : source}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
