import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { redoStep, undoStep } from '../../state/actions.ts';
import type { Origin } from '../../state/document-store.ts';
import type { Studio } from '../../state/studio.tsx';
import { mergeChange } from './rich-changes.ts';
import {
  insertPlain,
  kindAt,
  linkRange,
  richKeys,
  setKind,
  type TextRange,
  textsIn,
  toggleMark,
  wordRange,
} from './rich-commands.ts';
import { readRich, writeRich } from './rich-document.ts';
import type { RichEditing, RichLook, RichValue } from './rich-editing.ts';
import { inlineSchema, richSchema } from './rich-schema.ts';

/**
 * Makes an element the editor of a value: in a form, or on the page. Every change is written into the document, whose history
 * is the only one; a change made elsewhere is merged into the text.
 * @param value gives the value, which may be another after a while
 * @param subheading the element of subheadings there
 */
export function openRichView(
  studio: Studio,
  element: HTMLElement,
  value: () => RichValue,
  { isEditable = true, subheading }: { isEditable?: boolean; subheading?: string | undefined } = {},
): RichEditing {
  const { isInline } = value();
  const schema = isInline ? inlineSchema : richSchema;
  const { link } = schema.marks;
  const listeners = new Set<() => void>();
  const jsonNow = () => JSON.stringify(value().read() ?? []);
  /** The value of the document that the text was last the same as. */
  let shown = jsonNow();
  let editable = isEditable;
  let linked: TextRange = { from: 0, to: 0 };
  const docOf = (json: string) => readRich(schema, JSON.parse(json));

  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc: docOf(shown),
        plugins: [keymap({ ...richKeys(schema), ...historyKeys(studio) })],
      }),
      editable: () => editable,
      dispatchTransaction: take,
      ...(subheading ? { nodeViews: { subheading: () => elementOf(subheading) } } : {}),
      handleDOMEvents: {
        keydown: takeSelection,
        beforeinput: (_, event) => insteadOf(event),
        compositionend: () => void setTimeout(() => settle()),
        paste: (_, event) => paste(event),
        dragstart: refused,
        drop: refused,
      },
    },
  );
  let look = lookOf(view.state);
  const stopFollowing = studio.doc.subscribe(({ origin }) => settle(origin));

  /** A busy browser reports a selection after the next key, which may be a command for it. */
  function takeSelection(_: EditorView, { ctrlKey, metaKey }: KeyboardEvent): false {
    if (!(ctrlKey || metaKey) || view.composing) return false;
    const { anchorNode, anchorOffset, focusNode, focusOffset } = element.ownerDocument.getSelection() ?? {};
    if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode))
      return false;
    const { doc, selection, tr } = view.state;
    const at = (node: Node, offset = 0) => doc.resolve(view.posAtDOM(node, offset));
    const chosen = TextSelection.between(at(anchorNode, anchorOffset), at(focusNode, focusOffset));
    if (!chosen.eq(selection)) view.dispatch(tr.setSelection(chosen));
    return false;
  }

  function take(transaction: Transaction): void {
    view.updateState(view.state.apply(transaction));
    linked = { from: transaction.mapping.map(linked.from), to: transaction.mapping.map(linked.to) };
    if (transaction.docChanged) settle();
    const next = lookOf(view.state);
    if (JSON.stringify(next) !== JSON.stringify(look)) look = next;
    for (const listener of listeners) listener();
  }

  /**
   * Brings text and document together: first what has changed in the document, then what was typed. A composition is not
   * disturbed; both wait for its end.
   */
  function settle(origin?: Origin, isLast = false): void {
    if (view.isDestroyed || (view.composing && !isLast)) return;
    const json = jsonNow();
    if (json !== shown) {
      const [before, after] = [docOf(shown), docOf(json)];
      shown = json;
      const isUndone = (origin === 'undo' || origin === 'redo') && view.hasFocus();
      view.dispatch(mergeChange(view.state.tr, before, after, isUndone));
    }
    const { doc } = view.state;
    const before = value().read();
    if (doc.eq(readRich(schema, before))) return;
    const next = writeRich(schema, doc, before);
    const written = JSON.stringify(next);
    if (written === shown) return;
    shown = written;
    value().save(next);
  }

  function lookOf(state: EditorState): RichLook {
    const { empty } = state.selection;
    const texts = textsIn(state.doc, wordRange(state));
    const has = (name: 'bold' | 'italic' | 'link') => {
      const type = schema.marks[name];
      if (empty && state.storedMarks) return type.isInSet(state.storedMarks) !== undefined;
      return texts.length > 0 && texts.every(({ marks }) => type.isInSet(marks));
    };
    return { bold: has('bold'), italic: has('italic'), link: has('link'), kind: kindAt(state) };
  }

  /** Handles input from a menu of the browser, of the system or of a keyboard. */
  function insteadOf(event: InputEvent): boolean {
    const inputs: Readonly<Record<string, () => void>> = {
      historyUndo: () => undoStep(studio),
      historyRedo: () => redoStep(studio),
      formatBold: () => editing.toggle('bold'),
      formatItalic: () => editing.toggle('italic'),
    };
    const instead = inputs[event.inputType];
    if (!instead && !event.inputType.startsWith('format')) return false;
    event.preventDefault();
    instead?.();
    return true;
  }

  /** Pasted text loses its formatting. */
  function paste(event: ClipboardEvent): boolean {
    event.preventDefault();
    event.stopPropagation();
    const text = event.clipboardData?.getData('text/plain').replace(/\r\n?/g, '\n') ?? '';
    const plain = isInline ? text.replace(/\s*\n\s*/g, ' ') : text;
    if (plain.trim() !== '') insertPlain(plain)(view.state, view.dispatch);
    return true;
  }

  const editing: RichEditing = {
    get look() {
      return look;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(mark) {
      view.focus();
      toggleMark(schema.marks[mark])(view.state, view.dispatch);
    },
    setKind(kind) {
      view.focus();
      setKind(schema, kind)(view.state, view.dispatch);
    },
    startLink() {
      linked = linkRange(view.state, link);
      const [first] = textsIn(view.state.doc, linked);
      return String((first && link.isInSet(first.marks)?.attrs.href) || '');
    },
    setLink(address) {
      const { from, to } = linked;
      const tr = view.state.tr.removeMark(from, to, link);
      view.focus();
      view.dispatch(address === undefined ? tr : tr.addMark(from, to, link.create({ href: address })));
    },
    setEditable(next) {
      editable = next;
      view.setProps({});
    },
    follow: () => settle(),
    focus: () => view.focus(),
    select(at) {
      const { doc, tr } = view.state;
      const found = at && view.posAtCoords({ left: at.x, top: at.y });
      const selection = found
        ? TextSelection.near(doc.resolve(found.pos))
        : TextSelection.between(doc.resolve(at ? doc.content.size : 0), doc.resolve(doc.content.size));
      view.dispatch(tr.setSelection(selection));
    },
    stop() {
      settle(undefined, true);
      stopFollowing();
      view.destroy();
    },
  };
  return editing;
}

/** The editor keeps these keys from the window, which has the one history. */
function historyKeys(studio: Studio): Readonly<Record<string, Command>> {
  const back: Command = () => {
    undoStep(studio);
    return true;
  };
  const again: Command = () => {
    redoStep(studio);
    return true;
  };
  return { 'Mod-z': back, 'Mod-y': again, 'Mod-Shift-z': again };
}

function elementOf(tag: string) {
  const dom = document.createElement(tag);
  return { dom, contentDOM: dom };
}

function refused(_: EditorView, event: Event): true {
  event.preventDefault();
  return true;
}
