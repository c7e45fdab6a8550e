import type { ReactElement } from 'react';
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
