import type { ReactElement } from 'react';
import { useStudio, useWindow } from '../state/studio.tsx';

/** Whether what one sees is in the file. */
export function SavingMark(): ReactElement {
  const { messages } = useStudio();
  const saving = useWindow((state) => state.saving);
  const detail = 'message' in saving ? `: ${saving.message}` : '';
  const fix = 'fix' in saving ? saving.fix : undefined;
  return (
    <p className="st-saving" data-state={saving.name} title={fix}>
      {messages.window[saving.name]}
      {detail}
    </p>
  );
}
