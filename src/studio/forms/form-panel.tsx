import type { ReactElement } from 'react';
import { useStudio, useWindow } from '../state/studio.tsx';

/** The form of what is selected. */
export function FormPanel(): ReactElement {
  const { messages } = useStudio();
  const selection = useWindow((state) => state.selection);
  return <h2>{selection ? messages.window.selection : messages.window.page}</h2>;
}
