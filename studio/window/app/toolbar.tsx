import type { ReactElement } from 'react';
import { componentMessages } from '../components/messages.ts';
import { outlineMessages } from '../outline/messages.ts';
import { redoStep, undoStep } from '../state/actions.ts';
import { mayPublish } from '../state/roles.ts';
import { useDocument, useStudio, useWindow } from '../state/studio.tsx';
import { type DialogState, WIDTHS } from '../state/window-state.ts';
import { windowMessages } from './messages.ts';
import { People } from './people.tsx';
import { SavingMark } from './saving-mark.tsx';
import { Tools } from './tools.tsx';
import { Unpublished } from './unpublished.tsx';

/** The bar at the top: which page, how it is shown, what can be taken back, whether it is saved, and publishing. */
export function Toolbar(): ReactElement {
  const studio = useStudio();
  const messages = windowMessages[studio.language];
  const canUndo = useDocument((doc) => doc.canUndo);
  const canRedo = useDocument((doc) => doc.canRedo);
  const mode = useWindow((state) => state.mode);
  const width = useWindow((state) => state.width);
  const open = (dialog: DialogState) =>
    studio.change((draft) => {
      draft.dialog = dialog;
    });
  return (
    <header className="st-bar">
      <h1 className="st-hidden">{messages.title(studio.slug)}</h1>
      <OutlineButton />
      <button type="button" className="st-pages" onClick={() => open({ name: 'pages' })}>
        <span className="st-hidden">{messages.pages}: </span>
        {studio.slug}
      </button>
      <SavingMark />
      <People />
      <div className="st-group">
        <StepButton
          name={messages.undo}
          keys="Ctrl+Z"
          drawing="M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7"
          isOff={!canUndo}
          run={() => undoStep(studio)}
        />
        <StepButton
          name={messages.redo}
          keys="Ctrl+Shift+Z"
          drawing="m10 3 3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H9"
          isOff={!canRedo}
          run={() => redoStep(studio)}
        />
      </div>
      <fieldset className="st-group st-middle st-widths">
        <legend className="st-hidden">{messages.widthLabel}</legend>
        {WIDTHS.map((one) => (
          <label key={one} className="st-choice">
            <input
              type="radio"
              name="width"
              checked={width === one}
              onChange={() =>
                studio.change((draft) => {
                  draft.width = one;
                })
              }
            />
            {messages.widths[one]}
          </label>
        ))}
      </fieldset>
      <fieldset className="st-group" title={messages.modeHelp}>
        <legend className="st-hidden">{messages.modeHelp}</legend>
        {(['edit', 'try'] as const).map((one) => (
          <label key={one} className="st-choice">
            <input
              type="radio"
              name="mode"
              checked={mode === one}
              onChange={() =>
                studio.change((draft) => {
                  draft.mode = one;
                })
              }
            />
            {one === 'edit' ? messages.edit : messages.tryIt}
          </label>
        ))}
      </fieldset>
      <div className="st-group st-end">
        <Tools />
        <Unpublished />
        {mayPublish(studio) ? (
          <button type="button" className="st-primary" onClick={() => open({ name: 'publish' })}>
            {messages.publish}
          </button>
        ) : (
          <button type="button" onClick={() => open({ name: 'publish' })}>
            {componentMessages[studio.language].live}
          </button>
        )}
      </div>
    </header>
  );
}

/** On a phone the outline and the page are in one place: which of them. */
function OutlineButton(): ReactElement {
  const studio = useStudio();
  const { title } = outlineMessages[studio.language];
  const isInFront = useWindow((state) => state.isOutlineInFront);
  return (
    <button
      type="button"
      className="st-icon-button st-outline-button"
      aria-label={title}
      title={title}
      aria-expanded={isInFront}
      aria-controls="st-outline"
      onClick={() =>
        studio.change((draft) => {
          draft.isOutlineInFront = !draft.isOutlineInFront;
        })
      }
    >
      <svg className="st-glyph" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 4h11M5.5 8h8M5.5 12h8" />
      </svg>
    </button>
  );
}

function StepButton({
  name,
  keys,
  drawing,
  isOff,
  run,
}: {
  name: string;
  keys: string;
  drawing: string;
  isOff: boolean;
  run: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className="st-icon-button"
      aria-label={name}
      title={`${name} (${keys})`}
      disabled={isOff}
      onClick={run}
    >
      <svg className="st-glyph" viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}
