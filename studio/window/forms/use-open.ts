import { useState } from 'react';
import { type Path, startsWith } from '../../../src/document/path.ts';
import { useWindow } from '../state/studio.tsx';

/** The state of a disclosure. It opens by itself when a field inside it is to get the focus. */
export function useOpen(path: Path, first = false): [boolean, (isOpen: boolean) => void] {
  const asked = useWindow(({ field, focusField }) =>
    field && field.length > path.length && startsWith(field, path) ? focusField : 0,
  );
  const [state, setState] = useState({ isOpen: first || asked > 0, asked });
  if (asked > 0 && asked !== state.asked) setState({ isOpen: true, asked });
  return [state.isOpen, (isOpen) => setState({ ...state, isOpen })];
}
