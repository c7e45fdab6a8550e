import { type ReactElement, useId } from 'react';
import type { RelatedArticles } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { StepButtons } from '../../renderer/parts/step-buttons.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './related-articles.module.css';

type Props = ViewProps<RelatedArticles>;

/** Articles in a row that the browser itself scrolls and centres (specification, section 9); script adds two buttons. */
export function RelatedArticlesView(props: Props): ReactElement {
  const id = useId();
  const Heading = `h${props.level}` as 'h2';
  return (
    <section id={props.id} className={css.root} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} className={css.name}>
          {props.name}
        </Heading>
        <div className={css.buttons}>
          <StepButtons css={css} />
        </div>
      </div>
      <ul className={css.track} data-part="track">
        {props.items.map((item, index) => (
          <Card key={index} item={item} level={props.level} />
        ))}
      </ul>
    </section>
  );
}

function Card(props: { item: Props['items'][number]; level: number }): ReactElement {
  const { item } = props;
  const Title = `h${props.level + 1}` as 'h3';
  return (
    <li className={css.card}>
      {item.image && (
        <div className={css.frame}>
          <PictureView
            picture={item.image}
            alt=""
            sizes="(max-width: 959px) 80vw, 360px"
            className={css.picture}
            measured
          />
        </div>
      )}
      <div className={css.words}>
        {item.date && (
          <time className={css.date} dateTime={item.date}>
            {readableDate(item.date)}
          </time>
        )}
        <Title className={css.title}>
          <Anchor className={css.link} href={item.link}>
            {item.title}
          </Anchor>
        </Title>
        {item.text && <p className={css.text}>{item.text}</p>}
      </div>
    </li>
  );
}

/** `2026-11-20` as "20 November 2026". */
function readableDate(date: string): string {
  const time = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return date;
  dates ??= new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });
  return dates.format(time);
}

/** Making one takes as long as rendering a widget. */
let dates: Intl.DateTimeFormat | undefined;
