import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { loadRichView } from '../forms/rich/load-rich-view.ts';
import { useStudio } from '../state/studio.tsx';
import type { Hit } from './hit-test.ts';
import { editableFor, type InlineEdit, startInlineEdit } from './inline-edit.ts';
import { type InlineRich, richElementFor, startInlineRich } from './inline-rich.ts';
import { canvasMessages } from './messages.ts';
import type { PageFrame } from './page-frame.ts';

/** Typing on the page: which words, and where the keys go afterwards. */
export function useInlineEdit(page: PageFrame, overlay: RefObject<HTMLElement | null>) {
  const studio = useStudio();
  const running = useRef<InlineEdit | undefined>(undefined);
  const [isTyping, setIsTyping] = useState(false);
  const [rich, setRich] = useState<InlineRich>();
  const [linksAsked, setLinksAsked] = useState(0);

  const begin = useCallback(
    (element: Element, field: Path, at: { x: number; y: number } | undefined): boolean => {
      running.current?.end();
      const onEnd = (by: 'key' | 'elsewhere') => {
        running.current = undefined;
        setIsTyping(false);
        setRich(undefined);
        if (by === 'key') overlay.current?.focus({ preventScroll: true });
      };
      const editable = editableFor(element, studio, field);
      const richly = editable ? undefined : richElementFor(element, studio, field);
      if (editable) running.current = startInlineEdit(studio, page, editable, field, { at, onEnd });
      else if (richly) {
        const askLink = () => setLinksAsked((count) => count + 1);
        const waiting = { element: richly, end: () => onEnd('elsewhere') };
        running.current = waiting;
        loadRichView().then(
          ({ openRichView }) => {
            if (running.current !== waiting) return;
            const own = startInlineRich(studio, page, richly, field, openRichView, { at, onEnd, askLink });
            running.current = own;
            setRich(own);
          },
          () => running.current === waiting && waiting.end(),
        );
      } else return false;
      setIsTyping(true);
      studio.announce(canvasMessages[studio.language].editing(String(field.at(-1))));
      return true;
    },
    [studio, page, overlay],
  );

  return {
    isTyping,
    /** The rich text that is being edited, for its buttons, and how often a link was asked for by key. */
    rich,
    linksAsked,
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
