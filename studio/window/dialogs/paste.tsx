import type { ReactElement } from 'react';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import { clipboardMessages } from '../clipboard/messages.ts';
import { pasteNodes } from '../clipboard/paste.ts';
import { componentMessages } from '../components/messages.ts';
import { closeDialog, Modal } from '../components/modal.tsx';
import { type NodeFacts, nameOf, sectionNodes } from '../state/nodes.ts';
import { useStudio, useWindow } from '../state/studio.tsx';

/** Shows the widgets that a foreign or plain text would become, and the values that would be omitted. */
export default function Paste(): ReactElement | null {
  const studio = useStudio();
  const clipboard = clipboardMessages[studio.language];
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
        {isWords ? <Words nodes={nodes} /> : <Widgets nodes={nodes} />}
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
            {componentMessages[studio.language].cancel}
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

/** The words as they were pasted, a paragraph each. */
function Words({ nodes }: { nodes: readonly JsonObject[] }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <blockquote className="st-pasted" tabIndex={0}>
      {nodes
        .flatMap(({ type: _, ...words }) => Object.values(words).flat())
        .map((words, at) => (
          <p key={at}>{String(words)}</p>
        ))}
    </blockquote>
  );
}

/** The resulting widgets by their names in the outline, each with those inside it. */
function Widgets({ nodes }: { nodes: readonly JsonObject[] }): ReactElement {
  const { model } = useStudio();
  const found = sectionNodes({ sections: nodes }, model.tables);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <div className="st-pasted" tabIndex={0}>
      <Names nodes={found} />
    </div>
  );
}

function Names({ nodes }: { nodes: readonly NodeFacts[] }): ReactElement | null {
  const { model } = useStudio();
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.renderPath}>
          {nameOf(model, node)}
          <Names nodes={node.slots.flatMap((slot) => slot.nodes)} />
        </li>
      ))}
    </ul>
  );
}
