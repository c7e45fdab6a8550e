import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatPointer, type Path } from '../../../src/document/path.ts';
import { useDocument, useStudio, useWindow } from '../state/studio.tsx';
import { keepKeys, noSections, outlineRows, pathsAround, type Rows } from './rows.ts';

/** Pages with more widgets than this open with their sections closed. */
const MOST_OPEN = 80;

/** The rows of the outline with what is open; a selection opens what it is in. */
export interface OutlineState {
  readonly rows: Rows;
  toggle(keys: readonly string[], isOpen: boolean): void;
  /** Opens everything that a path is in. */
  reveal(path: Path): void;
}

export function useRows(): OutlineState {
  const { model } = useStudio();
  const document = useDocument((doc) => doc.document);
  const selection = useWindow((state) => state.selection);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const kept = useRef(noSections);
  kept.current = keepKeys(kept.current, document);
  const sectionKeys = kept.current.keys;

  const [isOpenAtFirst] = useState(
    () => outlineRows(document, { model, sectionKeys, isOpen: () => true }).list.length <= MOST_OPEN,
  );
  const rows = useMemo(
    () => outlineRows(document, { model, sectionKeys, isOpen: (key) => chosen.get(key) ?? isOpenAtFirst }),
    [document, model, sectionKeys, chosen, isOpenAtFirst],
  );

  const toggle = useCallback(
    (keys: readonly string[], isOpen: boolean) =>
      setChosen((now) => new Map([...now, ...keys.map((key) => [key, isOpen] as const)])),
    [],
  );
  const reveal = useCallback(
    (path: Path) => {
      const all = outlineRows(document, { model, sectionKeys, isOpen: () => true });
      const closed = pathsAround(path).flatMap((one) => {
        const row = all.list[all.at.get(formatPointer(one)) ?? -1];
        return row && row.isOpen !== undefined && !(chosen.get(row.key) ?? isOpenAtFirst) ? [row.key] : [];
      });
      if (closed.length > 0) toggle(closed, true);
    },
    [document, model, sectionKeys, chosen, isOpenAtFirst, toggle],
  );
  // A selection on the page, in the text or by undo is shown here, but does not reopen a row that was closed.
  const seen = useRef<Path | undefined>(undefined);
  useEffect(() => {
    if (selection === seen.current) return;
    seen.current = selection;
    if (selection) reveal(selection);
  }, [selection, reveal]);
  return { rows, toggle, reveal };
}
