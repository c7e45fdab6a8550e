import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Path } from '../../document/path.ts';
import { useStudio } from '../state/studio.tsx';
import type { Hit } from './hit-test.ts';
import { editableFor, type InlineEdit, startInlineEdit } from './inline-edit.ts';
import type { PageFrame } from './page-frame.ts';

/** Typing on the page: which words, and where the keys go afterwards. */
export function useInlineEdit(page: PageFrame, overlay: RefObject<HTMLElement | null>) {
  const studio = useStudio();
  const running = useRef<InlineEdit | undefined>(undefined);
  const [isTyping, setIsTyping] = useState(false);

  const begin = useCallback(
    (element: Element, field: Path, at: { x: number; y: number } | undefined): boolean => {
      running.current?.end();
      const editable = editableFor(element, studio, field);
      if (!editable) return false;
      setIsTyping(true);
      running.current = startInlineEdit(studio, page, editable, field, {
        at,
        onEnd: (by) => {
          running.current = undefined;
          setIsTyping(false);
          if (by === 'key') overlay.current?.focus({ preventScroll: true });
        },
      });
      studio.announce(studio.messages.canvas.editing(String(field.at(-1))));
      return true;
    },
    [studio, page, overlay],
  );

  return {
    isTyping,
    stop: () => running.current?.end(),
    /** Starts where a click was; false where the words cannot be typed in place. */
    start: ({ element, field }: Hit, at: { x: number; y: number }): boolean =>
      field !== undefined && begin(element, field, at),
    /** Starts with the keyboard. */
    startField(field: Path): boolean {
      const [element] = page.elementsOf(field);
      return element !== undefined && begin(element, field, undefined);
    },
  };
}
