import { type ReactElement, useEffect, useRef } from 'react';
import { useStudio } from '../state/studio.tsx';
import { createMergeView, styleNonce } from './merge-view.ts';
import { dialogMessages } from './messages.ts';

/** The differences between two texts, line by line. */
export default function CompareText({ before, after }: { before: string; after: string }): ReactElement {
  const { language } = useStudio();
  const label = dialogMessages[language].compareText;
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!holder.current) return;
    const view = createMergeView({
      parent: holder.current,
      original: before,
      text: after,
      label,
      nonce: styleNonce(),
    });
    return () => view.destroy();
  }, [before, after, label]);
  return <div className="st-merge" ref={holder} />;
}
