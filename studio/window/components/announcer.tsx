import { type ReactElement, useState } from 'react';
import { useWindow } from '../state/studio.tsx';

/** Says to screen readers what happened. Two regions in turn: the same sentence twice is news twice. */
export function Announcer(): ReactElement {
  const { text, count } = useWindow((state) => state.announcement);
  return (
    <div className="st-hidden" role="status" data-announced={text}>
      <p>{count % 2 === 0 ? text : ''}</p>
      <p>{count % 2 === 1 ? text : ''}</p>
    </div>
  );
}

/** The same inside a dialog, which makes everything outside of it inert; it begins with what happens while it is open. */
export function AnnouncerInside(): ReactElement {
  const { text, count } = useWindow((state) => state.announcement);
  const [first] = useState(count);
  const own = count === first ? '' : text;
  return (
    <div className="st-hidden" role="status">
      <p>{count % 2 === 0 ? own : ''}</p>
      <p>{count % 2 === 1 ? own : ''}</p>
    </div>
  );
}
