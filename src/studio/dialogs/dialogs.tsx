import type { ReactElement } from 'react';
import { useStudio, useWindow } from '../state/studio.tsx';

/** The dialog that is open, if one is. */
export function Dialogs(): ReactElement | null {
  const { messages } = useStudio();
  const dialog = useWindow((state) => state.dialog);
  return dialog ? <p>{messages.window.opening}</p> : null;
}
