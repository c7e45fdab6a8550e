import { nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { componentMessages } from '../components/messages.ts';
import { faultsOf } from '../state/findings.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { diagnosticsOf, mayEditText } from './diagnostics.ts';
import { extensionsOf } from './extensions.ts';
import { selectAtCaret, showSelection } from './follow-selection.ts';
import { textMessages } from './messages.ts';
import { createTextView, type TextView } from './text-view.ts';

/** The text of page.json: the same document as the page and the forms, with the same history. */
export default function TextPane(): ReactElement {
  const studio = useStudio();
  const { language } = studio;
  const holder = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<TextView>();
  const readOnly = useWindow((state) => state.readOnly);
  const why = readOnly || (mayEditText(studio) ? '' : textMessages[language].readOnlyRole);

  useEffect(() => {
    if (!holder.current) return;
    let own: TextView | undefined;
    const editing = new Compartment();
    own = createTextView(studio.doc, holder.current, [
      extensionsOf(studio, () => own),
      editing.of(EditorState.readOnly.of(!mayEditText(studio))),
      EditorView.updateListener.of(({ selectionSet, transactions }) => {
        const isOurs = own && transactions.every((one) => !own?.isFromDocument(one));
        if (own && isOurs && selectionSet && own.view.hasFocus) selectAtCaret(studio, own);
      }),
    ]);
    const view = own;
    setText(view);
    const stop = studio.subscribe(() => {
      const isClosed = !mayEditText(studio);
      if (view.view.state.readOnly !== isClosed)
        view.view.dispatch({ effects: editing.reconfigure(EditorState.readOnly.of(isClosed)) });
    });
    return () => {
      stop();
      view.destroy();
    };
  }, [studio]);

  const findings = useWindow((state) => state.findings);
  useEffect(() => {
    if (text) text.view.dispatch(setDiagnostics(text.view.state, diagnosticsOf(studio, findings, text)));
  }, [studio, text, findings]);

  const at = useWindow((state) => state.textAt);
  useEffect(() => {
    const offset =
      at?.offset ?? (studio.doc.isReadable ? undefined : faultsOf(studio.get().findings)[0]?.span.start);
    if (text && offset !== undefined) text.goTo(offset);
  }, [studio, text, at]);

  const node = useWindow((state) => state.selection);
  const field = useWindow((state) => state.field);
  useEffect(() => {
    if (text) showSelection(studio, text, node, field);
  }, [studio, text, node, field]);

  return (
    <div className="st-text-pane">
      <header className="st-text-head">
        <h2>page.json</h2>
        <Count text={text} severity="error" />
        <Count text={text} severity="warning" />
        {why && <p className="st-text-why">{why}</p>}
        <div className="st-text-end">
          <button type="button" onClick={() => text && openSearchPanel(text.view)}>
            {textMessages[language].search}
          </button>
          <button
            type="button"
            className="st-icon-button"
            aria-label={textMessages[language].close}
            onClick={() =>
              studio.change((draft) => {
                draft.isTextOpen = false;
              })
            }
          >
            ×
          </button>
        </div>
      </header>
      <div className="st-text-editor" ref={holder} />
    </div>
  );
}

/** The number of mistakes or hints; a click goes to the next. */
function Count({
  text,
  severity,
}: {
  text: TextView | undefined;
  severity: 'error' | 'warning';
}): ReactElement | null {
  const { language } = useStudio();
  const count = useWindow((state) => state.findings.filter((one) => one.severity === severity).length);
  if (count === 0) return null;
  const words =
    severity === 'error'
      ? componentMessages[language].errors(count)
      : componentMessages[language].warnings(count);
  const go = () => {
    if (!text) return;
    nextDiagnostic(text.view);
    text.view.focus();
  };
  return (
    <button type="button" className={`st-text-${severity}s`} title={textMessages[language].next} onClick={go}>
      {words}
    </button>
  );
}
