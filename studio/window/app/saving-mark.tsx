import type { ReactElement } from 'react';
import { conflictDialog } from '../state/saving.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

/** Shows if the changes are saved, and what to do if they are not. */
export function SavingMark(): ReactElement {
  const studio = useStudio();
  const messages = windowMessages[studio.language];
  const saving = useWindow((state) => state.saving);
  const readOnly = useWindow((state) => state.readOnly);
  const detail = 'message' in saving ? `: ${saving.message}` : '';
  const fix = 'fix' in saving ? saving.fix : undefined;
  const name = readOnly && saving.name === 'saved' ? 'readOnly' : saving.name;
  const action = actionOf(studio, name);
  return (
    <div className="st-saving" data-state={name}>
      <p className="st-saving-text" title={fix ?? readOnly}>
        {messages[name]}
        {detail}
      </p>
      {action && (
        <button type="button" className="st-saving-action" onClick={action.run}>
          {action.name}
        </button>
      )}
    </div>
  );
}

function actionOf(
  { change, language, saving }: Studio,
  name: string,
): { name: string; run(): void } | undefined {
  const window = windowMessages[language];
  const { conflict } = saving;
  if (name === 'conflict' && conflict)
    return {
      name: window.choose,
      run: () =>
        change((draft) => {
          draft.dialog = conflictDialog(conflict);
        }),
    };
  if (name === 'failed' && saving.isGone) return { name: window.putBack, run: () => void saving.putBack() };
  if (name === 'failed' || name === 'offline') return { name: window.again, run: () => void saving.flush() };
  return undefined;
}
