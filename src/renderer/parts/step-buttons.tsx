import type { ReactElement } from 'react';
import { usePage } from '../page-context.tsx';
import { Icon } from './icon.tsx';

/** The two buttons of a row, with their names at the edges; its script enables and names them (step-buttons.module.css). */
export function StepButtons({ css }: { css: Readonly<Record<string, string>> }): ReactElement {
  const { copy } = usePage();
  const button = (part: string, label: string, edge: string, direction: string | undefined) => (
    <button
      type="button"
      className={css.button}
      data-part={part}
      aria-label={label}
      data-label={label}
      data-edge={edge}
    >
      <Icon name="chevron" className={direction ?? ''} />
    </button>
  );
  return (
    <>
      {button('previous', copy.previousSlide, copy.firstSlide, css.back)}
      {button('next', copy.nextSlide, copy.lastSlide, css.forward)}
    </>
  );
}
