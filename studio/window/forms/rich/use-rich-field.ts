import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { editRichText, type RichElement, type RichValue } from './rich-field.ts';

export interface RichField {
  readonly ref: RefObject<HTMLElement | null>;
  readonly run: RichElement['run'];
}

/** A field of rich text in a form. */
export function useRichField(value: RichValue): RichField & { ref: RefObject<HTMLDivElement | null> } {
  const studio = useStudio();
  const ref = useRef<HTMLDivElement>(null);
  const now = useRef(value);
  now.current = value;
  const element = useRef<RichElement>(undefined);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const own = editRichText(studio, ref.current, () => now.current);
    element.current = own;
    return () => own.stop();
  }, [studio]);
  useLayoutEffect(() => element.current?.follow());
  return { ref, run: (command, range) => element.current?.run(command, range) };
}
