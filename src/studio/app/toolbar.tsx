import type { ReactElement } from 'react';
import { redoStep, undoStep } from '../state/actions.ts';
import { useDocument, useStudio, useWindow } from '../state/studio.tsx';
import { type DialogState, WIDTHS } from '../state/window-state.ts';
import { People } from './people.tsx';
import { SavingMark } from './saving-mark.tsx';
import { Unpublished } from './unpublished.tsx';

/** The bar at the top: which page, how it is shown, what can be taken back, whether it is saved, and publishing. */
export function Toolbar(): ReactElement {
  const studio = useStudio();
  const { window: messages } = studio.messages;
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
      <button type="button" className="st-pages" onClick={() => open({ name: 'pages' })}>
        <span className="st-hidden">{messages.pages}: </span>
        {studio.slug}
      </button>
      <SavingMark />
      <People />
      <div className="st-group">
        <button type="button" disabled={!canUndo} onClick={() => undoStep(studio)}>
          {messages.undo}
        </button>
        <button type="button" disabled={!canRedo} onClick={() => redoStep(studio)}>
          {messages.redo}
        </button>
      </div>
      <fieldset className="st-group st-middle">
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
        <PanelButtons />
        <button type="button" onClick={() => open({ name: 'pictures' })}>
          {messages.pictures}
        </button>
        <button type="button" onClick={() => open({ name: 'versions' })}>
          {messages.versions}
        </button>
        <button type="button" onClick={() => open({ name: 'share' })}>
          {messages.share}
        </button>
        <Unpublished />
        <button type="button" className="st-primary" onClick={() => open({ name: 'publish' })}>
          {messages.publish}
        </button>
      </div>
    </header>
  );
}

function PanelButtons(): ReactElement {
  const studio = useStudio();
  const { window: messages } = studio.messages;
  const isTextOpen = useWindow((state) => state.isTextOpen);
  return (
    <button
      type="button"
      aria-pressed={isTextOpen}
      onClick={() =>
        studio.change((draft) => {
          draft.isTextOpen = !draft.isTextOpen;
        })
      }
    >
      {messages.text}
    </button>
  );
}
