import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { useStudio } from '../state/studio.tsx';
import { mergeTyped, placeTakenBack, type TypedText } from '../state/typed-text.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Keeps the caret of a field where it was, or takes it to what was undone: browsers put it behind a text that is new. */
export function useKeptCaret(path: Path, value: string): RefCallback<TextField> {
  const { doc } = useStudio();
  const field = useRef<TextField>(null);
  const now = useRef(path);
  now.current = path;
  const before = useRef<TypedText & { readonly place: number | undefined }>(undefined);
  useEffect(
    () =>
      doc.subscribe((change) => {
        const { current } = field;
        if (document.activeElement !== current || typeof current?.selectionStart !== 'number') return;
        const { value: text, selectionStart: anchor, selectionEnd } = current;
        const place = placeTakenBack(doc, now.current, change);
        before.current = { text, anchor, head: selectionEnd ?? anchor, place };
      }),
    [doc],
  );
  useLayoutEffect(() => {
    const was = before.current;
    before.current = undefined;
    if (!was || was.text === value || document.activeElement !== field.current) return;
    const { anchor, head } = mergeTyped(was, was.text, value, was.place);
    field.current?.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head));
  }, [value]);
  return useCallback((element) => {
    field.current = element;
  }, []);
}
