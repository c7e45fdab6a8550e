import type { ReactElement } from 'react';

/**
 * A ready-made section as it is, small: its own page in a frame, without its scripts and out of reach of pointer and
 * keyboard. It loads when it comes near.
 */
export function LiveSection(props: { src: string; title: string; isPhone?: boolean }): ReactElement {
  return (
    <span className="st-live-section" data-phone={props.isPhone || undefined} aria-hidden="true">
      <iframe
        src={props.src}
        title={props.title}
        loading="lazy"
        tabIndex={-1}
        sandbox="allow-same-origin"
        inert
      />
    </span>
  );
}
