import type { ReactElement } from 'react';
import { componentMessages } from '../components/messages.ts';
import { undoStep } from '../state/actions.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

/** A message about the last action, with a button to undo it. It stays until the next one or until it is closed. */
export function Toast(): ReactElement | null {
  const studio = useStudio();
  const toast = useWindow((state) => state.toast);
  if (!toast) return null;
  const messages = windowMessages[studio.language];
  const close = () =>
    studio.change((draft) => {
      draft.toast = undefined;
    });
  return (
    <section className="st-toast" key={toast.count} aria-label={messages.notice}>
      <span>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          onClick={() => {
            undoStep(studio);
            close();
          }}
        >
          {messages.undo}
        </button>
      )}
      <button type="button" aria-label={componentMessages[studio.language].close} onClick={close}>
        ×
      </button>
    </section>
  );
}
