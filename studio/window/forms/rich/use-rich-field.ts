import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { loadRichView } from './load-rich-view.ts';
import type { RichEditing, RichValue } from './rich-editing.ts';

/** A field of rich text in a form; there is no editing until the editor is loaded. */
export function useRichField(
  value: RichValue,
  isEditable: boolean,
): { ref: RefObject<HTMLDivElement | null>; editing: RichEditing | undefined } {
  const studio = useStudio();
  const ref = useRef<HTMLDivElement>(null);
  const now = useRef({ value, isEditable });
  now.current = { value, isEditable };
  const [editing, setEditing] = useState<RichEditing>();
  useEffect(() => {
    let own: RichEditing | undefined;
    let isOver = false;
    const open = ({ openRichView }: Awaited<ReturnType<typeof loadRichView>>) => {
      if (isOver || !ref.current) return;
      own = openRichView(studio, ref.current, () => now.current.value, now.current);
      setEditing(own);
      if (document.activeElement === ref.current) own.focus();
    };
    // Without a connection the field stays closed; its form is opened again with one.
    loadRichView().then(open, () => undefined);
    return () => {
      isOver = true;
      own?.stop();
    };
  }, [studio]);
  useLayoutEffect(() => editing?.setEditable(isEditable), [editing, isEditable]);
  // The value may be that of another path.
  useLayoutEffect(() => editing?.follow());
  return { ref, editing };
}
