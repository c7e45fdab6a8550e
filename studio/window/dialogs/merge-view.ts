import { json } from '@codemirror/lang-json';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState, Text } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { fileChanges, shownText } from '../text/line-ends.ts';
import { look } from '../text/look.ts';

interface MergeViewOptions {
  readonly parent: HTMLElement;
  /** The text that it is compared with, and the one that is shown. */
  readonly original: string;
  readonly text: string;
  readonly label: string;
  readonly nonce: string;
  /** The names of the two buttons at each difference; without them nothing can be changed. */
  readonly choices?: { readonly keep: string; readonly take: string };
  readonly onChange?: (text: string) => void;
}

/** Two texts in one: what was taken out, and what is there instead. `onChange` gives the text with the line ends of the file. */
export function createMergeView(options: MergeViewOptions): EditorView {
  const { parent, original, text, label, nonce, choices, onChange } = options;
  let file = Text.of(text.split('\n'));
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: shownText(file),
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorState.readOnly.of(!choices),
        json(),
        look,
        lineNumbers(),
        EditorView.lineWrapping,
        unifiedMergeView({
          original: shownText(Text.of(original.split('\n'))),
          collapseUnchanged: { margin: 2, minSize: 6 },
          mergeControls: choices
            ? (type, action) => button(type === 'accept' ? choices.keep : choices.take, action)
            : false,
        }),
      ],
    }),
    dispatchTransactions(transactions, view) {
      for (const transaction of transactions) {
        if (!transaction.docChanged) continue;
        const { startState, changes } = transaction;
        const own = EditorState.create({ doc: file });
        file = own.update({ changes: fileChanges(file, startState.doc, changes) }).state.doc;
        onChange?.(file.toString());
      }
      view.update(transactions);
    },
  });
}

function button(name: string, action: (event: MouseEvent) => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'st-merge-choice';
  element.textContent = name;
  element.addEventListener('click', action);
  return element;
}

/** The nonce that the policy of the window gives to the editor's styles. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="kavling-nonce"]')?.content ?? '';
}
