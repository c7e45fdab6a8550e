import type { ReactElement } from 'react';
import { usePage } from '../../renderer/page-context.tsx';
import css from './testimonial.module.css';

const star = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.200-6.500L2.500 9.500l6.600-.900z';
const left = 'M12 2.600V17.500l-5.900 3.100 1.200-6.500L2.500 9.500l6.600-.900z';

/** Stars for the eye, a sentence for the ear. */
export function Stars({ rating }: { rating: number }): ReactElement {
  const { copy } = usePage();
  const value = new Intl.NumberFormat('id-ID').format(rating);
  return (
    <p className={css.stars}>
      <span className="visually-hidden">{copy.rating.replace('{{value}}', value)}</span>
      <svg viewBox="0 0 124 24" width="124" height="24" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <g key={place} transform={`translate(${place * 25} 0)`}>
            <path className={css.empty} d={star} />
            {rating > place && <path className={css.full} d={rating >= place + 1 ? star : left} />}
          </g>
        ))}
      </svg>
    </p>
  );
}
