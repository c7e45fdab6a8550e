import type { ReactElement } from 'react';
import { useStudio, useWindow } from '../state/studio.tsx';
import { STUDIO } from '../wire.ts';

/** The page itself, in a frame as wide as a screen. */
export function Canvas(): ReactElement {
  const { slug } = useStudio();
  const width = useWindow((state) => state.width);
  return (
    <div className="st-stage" data-width={width}>
      <iframe title={slug} src={`${STUDIO}frame/${encodeURIComponent(slug)}/`} />
    </div>
  );
}
