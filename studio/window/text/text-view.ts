import { Annotation, EditorState, type Extension, type Text, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { DocumentStore } from '../state/document-store.ts';
import { fileAt, fileChanges, shownAt, shownChanges, shownText } from './line-ends.ts';

/** A change that the document made, not the person at the keyboard. */
const fromDocument = Annotation.define<boolean>();

/** An editor of the shared document: it has its own lines, but neither its own history nor its own text. */
export interface TextView {
  readonly view: EditorView;
  /** Where in the document's text an offset of the editor is, and the other way round. */
  fileAt(offset: number): number;
  shownAt(offset: number): number;
  /** Takes the caret to an offset of the document's text, and the focus with it. */
  goTo(offset: number): void;
  /** True if a transaction came from the document. */
  isFromDocument(transaction: Transaction): boolean;
  destroy(): void;
}

export function createTextView(doc: DocumentStore, parent: HTMLElement, extensions: Extension): TextView {
  let file: Text = doc.state.doc;
  let isOwn = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({ doc: shownText(file), extensions }),
    dispatchTransactions(transactions, target) {
      for (const transaction of transactions) {
        if (transaction.docChanged && transaction.annotation(fromDocument) !== true) tell(transaction);
        target.update([transaction]);
      }
    },
  });

  function tell(transaction: Transaction): void {
    const event = transaction.annotation(Transaction.userEvent);
    isOwn = true;
    doc.dispatch({
      changes: fileChanges(file, transaction.startState.doc, transaction.changes),
      ...(event ? { annotations: Transaction.userEvent.of(event) } : {}),
    });
    isOwn = false;
    file = doc.state.doc;
  }

  const unsubscribe = doc.subscribe(({ changes, origin }) => {
    if (isOwn || changes.empty) return;
    const shown = view.state.doc;
    const specs = shownChanges({ file, shown }, doc.state.doc, changes);
    file = doc.state.doc;
    const update = view.state.update({ changes: specs, annotations: fromDocument.of(true) });
    const isBack = (origin === 'undo' || origin === 'redo') && view.hasFocus;
    view.dispatch(update);
    if (isBack) {
      let end = 0;
      changes.iterChangedRanges((_fromA, _toA, _fromB, toB) => {
        end = toB;
      });
      view.dispatch({
        selection: { anchor: shownAt(file, view.state.doc, end) },
        scrollIntoView: true,
        annotations: fromDocument.of(true),
      });
    }
  });

  return {
    view,
    fileAt: (offset) => fileAt(file, view.state.doc, offset),
    shownAt: (offset) => shownAt(file, view.state.doc, offset),
    goTo(offset) {
      const anchor = shownAt(file, view.state.doc, offset);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
        annotations: fromDocument.of(true),
      });
      view.focus();
    },
    isFromDocument: (transaction) => transaction.annotation(fromDocument) === true,
    destroy() {
      unsubscribe();
      view.destroy();
    },
  };
}

/** Marks what is dispatched as the document's doing. */
export function byDocument() {
  return fromDocument.of(true);
}
