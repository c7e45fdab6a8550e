import type { ReactElement } from 'react';
import type { Countdown } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './countdown.module.css';
import { deadline, deadlineText } from './deadline.ts';

/**
 * The end as words, which hold whenever the page was built, and room for a clock that only the browser can set.
 * The clock is for the eye; readers get the words, and the time left once a minute without being interrupted.
 */
export function CountdownView(props: ViewProps<Countdown>): ReactElement {
  const { copy } = usePage();
  const { id, until, zone, heading, untilText, endedText, align } = props;
  const moment = deadline(until, zone);
  const [before = '', after = ''] = untilText.split('[date]');
  return (
    <div id={id} className={css.root} data-align={align}>
      {heading && <p className={css.heading}>{heading}</p>}
      <div className={css.face}>
        <ul className={css.clock} aria-hidden="true">
          {[copy.days, copy.hours, copy.minutes, copy.seconds].map((unit) => (
            <li key={unit} className={css.part}>
              <span className={css.digits}>–</span>
              <span className={css.unit}>{unit}</span>
            </li>
          ))}
        </ul>
        <p className={css.ended}>{endedText}</p>
      </div>
      <p className={css.until}>
        {before}
        <time dateTime={new Date(moment).toISOString()}>{deadlineText(moment, zone)}</time>
        {after}
      </p>
      <p className="visually-hidden" role="timer" />
    </div>
  );
}
