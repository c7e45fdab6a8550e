import { type Path, valueAt } from '../../../src/document/path.ts';
import { keyOf, windowActionOf } from '../components/keys.ts';
import { redoStep, undoStep } from '../state/actions.ts';
import type { DocumentChange } from '../state/document-store.ts';
import type { Studio } from '../state/studio.tsx';
import { followValue, mergeTyped, placeTakenBack, type TypedText } from '../state/typed-text.ts';
import { writeValue } from '../state/write.ts';
import { FIELD } from './field-codes.ts';
import type { PageFrame } from './page-frame.ts';

/** Words that are being edited on the page. */
export interface InlineEdit {
  readonly element: HTMLElement;
  /** Ends it; what was typed is in the document already. */
  end(): void;
}

/** The element in which a value may be typed: it shows this value and nothing else. */
export function editableFor(element: Element, studio: Studio, field: Path): HTMLElement | undefined {
  const held = element.closest<HTMLElement>(`[${FIELD}]`);
  if (!held || /[ +]/.test(held.getAttribute(FIELD) ?? '')) return undefined;
  if ([...held.childNodes].some((node) => node.nodeType === 1)) return undefined;
  const value = valueAt(studio.doc.document, field);
  if (typeof value !== 'string' || studio.site.person.role === 'read' || studio.get().readOnly)
    return undefined;
  return held.textContent === value || /\[\w+(?::[^\]]+)?\]/.test(value) ? held : undefined;
}

/**
 * Makes an element editable in place. Every key is a change of the document, but the element is not rendered again while
 * it is being edited. Enter and Escape end it, as does a click elsewhere; undo is that of the studio.
 */
export function startInlineEdit(
  studio: Studio,
  frame: PageFrame,
  element: HTMLElement,
  first: Path,
  { at, onEnd }: { at?: { x: number; y: number } | undefined; onEnd: (by: 'key' | 'elsewhere') => void },
): InlineEdit {
  const { doc } = studio;
  const document = element.ownerDocument;
  const followed = followValue(doc, first);
  const read = () => followed.path && valueAt(doc.document, followed.path);
  /** The value with which element and document were last the same. */
  let shown = String(read() ?? '');
  let isComposing = false;
  let isOver = false;
  if (element.textContent !== shown) element.textContent = shown;
  frame.edited = element;
  element.setAttribute('contenteditable', 'plaintext-only');
  if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true');
  element.focus({ preventScroll: true });
  placeCaret(document, element, at);

  /**
   * Brings element and document together: first what has changed in the document, then what was typed. A composition is not
   * disturbed; both wait for its end.
   */
  const settle = (change?: DocumentChange) => {
    const { path } = followed;
    const value = read();
    if (!path || typeof value !== 'string') return end('elsewhere');
    if (isComposing) return;
    if (value !== shown) {
      const typed = typedIn(element);
      const next = mergeTyped(typed, shown, value, change && placeTakenBack(doc, path, change));
      shown = value;
      if (next.text !== typed.text) show(element, next);
    }
    const { text, head: caret } = typedIn(element);
    if (text === shown) return;
    const before = shown;
    shown = text;
    if (!writeValue(studio, path, text, { isTyping: true, caret })) shown = before;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const key = keyOf(event);
    if (key === 'Enter' || key === 'NumpadEnter' || key === 'Escape') {
      event.preventDefault();
      end('key');
    } else if (key === 'mod+KeyZ' || key === 'mod+shift+KeyZ' || key === 'mod+KeyY') {
      event.preventDefault();
      (key === 'mod+KeyZ' ? undoStep : redoStep)(studio);
    } else if (key === 'Space') {
      // Buttons and summaries take the space for themselves.
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    } else if (windowActionOf(event)) event.preventDefault();
    event.stopPropagation();
  };
  /** Handles input from a menu of the browser, of the system or of a keyboard. */
  const onInput = (event: InputEvent) => {
    const run = { historyUndo: undoStep, historyRedo: redoStep }[event.inputType];
    if (!run && !event.inputType.startsWith('format')) return;
    event.preventDefault();
    run?.(studio);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = (event.clipboardData?.getData('text/plain') ?? '').replace(/\s*\r?\n\s*/g, ' ');
    document.execCommand('insertText', false, text);
  };
  const onStart = () => {
    isComposing = true;
  };
  const onStop = () => {
    isComposing = false;
    settle();
  };
  const listening = new AbortController();
  const { signal } = listening;
  const stopSettling = doc.subscribe(settle);
  element.addEventListener('beforeinput', onInput, { signal });
  element.addEventListener('input', () => settle(), { signal });
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('paste', onPaste, { signal });
  element.addEventListener('compositionstart', onStart, { signal });
  element.addEventListener('compositionend', onStop, { signal });
  element.addEventListener('blur', () => end('elsewhere'), { signal });

  function end(by: 'key' | 'elsewhere'): void {
    if (isOver) return;
    isOver = true;
    isComposing = false;
    if (typeof read() === 'string') settle();
    stopSettling();
    followed.stop();
    listening.abort();
    element.removeAttribute('contenteditable');
    frame.edited = undefined;
    if (followed.path) frame.renew(followed.path);
    onEnd(by);
  }
  return { element, end: () => end('elsewhere') };
}

/** The text of an element and the selection in it. */
function typedIn(element: HTMLElement): TypedText {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = element.ownerDocument.getSelection() ?? {};
  const text = wordsOf(element);
  const offsetOf = (node: Node | null | undefined, offset = 0) => {
    if (!node || !element.contains(node)) return text.length;
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    range.setEnd(node, offset);
    return range.toString().length;
  };
  return { text, anchor: offsetOf(anchorNode, anchorOffset), head: offsetOf(focusNode, focusOffset) };
}

function show(element: HTMLElement, { text, anchor, head }: TypedText): void {
  element.textContent = text;
  const node = element.firstChild ?? element;
  element.ownerDocument.getSelection()?.setBaseAndExtent(node, anchor, node, head);
}

/** The words of an element as a document has them: browsers write a space at an edge as one that does not break. */
function wordsOf(element: HTMLElement): string {
  return (element.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\r?\n/g, ' ');
}

/** Puts the caret where a click was; everything is selected where there was none. */
function placeCaret(
  document: Document,
  element: HTMLElement,
  at: { x: number; y: number } | undefined,
): void {
  const selection = document.getSelection();
  const place = at && document.caretPositionFromPoint?.(at.x, at.y);
  if (place && element.contains(place.offsetNode)) selection?.collapse(place.offsetNode, place.offset);
  else if (selection) {
    selection.selectAllChildren(element);
    if (at) selection.collapseToEnd();
  }
}
