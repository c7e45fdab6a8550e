import type { ReactElement } from 'react';
import { pasteNodes } from '../clipboard/paste.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { closeDialog, Modal } from './modal.tsx';

/** What was pasted is no widget as it stands: shows what it would become, and what would be left out. */
export default function Paste(): ReactElement | null {
  const studio = useStudio();
  const { clipboard, window: words } = studio.messages;
  const dialog = useWindow((state) => state.dialog);
  if (dialog?.name !== 'paste') return null;
  const { nodes, dropped, isWords } = dialog;
  const insert = () => {
    closeDialog(studio);
    void pasteNodes(studio, nodes, undefined);
  };
  return (
    <Modal title={isWords ? clipboard.titleWords : clipboard.titleForeign} className="st-small">
      <form
        className="st-dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          insert();
        }}
      >
        <p className="st-quiet">{isWords ? clipboard.aboutWords : clipboard.aboutForeign}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
        <pre className="st-code" tabIndex={0}>
          {JSON.stringify(nodes.length === 1 ? nodes[0] : nodes, null, 2)}
        </pre>
        {!isWords && (
          <>
            <p className="st-quiet">
              {dropped.length > 0 ? clipboard.dropped(dropped.length) : clipboard.nothingDropped}
            </p>
            {dropped.length > 0 && (
              <ul className="st-dropped">
                {dropped.map((path) => (
                  <li key={path}>
                    <code>{path}</code>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <div className="st-dialog-buttons">
          <button type="button" onClick={() => closeDialog(studio)}>
            {words.cancel}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: Enter inserts what was just pasted */}
          <button type="submit" className="st-primary" autoFocus data-focus>
            {isWords ? clipboard.insertText : clipboard.insert}
          </button>
        </div>
      </form>
    </Modal>
  );
}
