import { type Path, valueAt } from '../../../src/document/path.ts';
import { keyOf, windowActionOf } from '../components/keys.ts';
import { redoStep, undoStep } from '../state/actions.ts';
import type { Studio } from '../state/studio.tsx';
import { writeValue } from '../state/write.ts';
import { FIELD } from './field-codes.ts';
import type { PageFrame } from './page-frame.ts';

/** Words that are being edited on the page. */
export interface InlineEdit {
  readonly element: HTMLElement;
  readonly field: Path;
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
  return held.textContent === value || /\[\w+\]/.test(value) ? held : undefined;
}

/**
 * Makes an element editable in place. Every key is a change of the document, but the element is not rendered again while
 * it is being edited. Enter and Escape end it, as does a click elsewhere; undo is that of the studio.
 */
export function startInlineEdit(
  studio: Studio,
  frame: PageFrame,
  element: HTMLElement,
  field: Path,
  { at, onEnd }: { at?: { x: number; y: number } | undefined; onEnd: (by: 'key' | 'elsewhere') => void },
): InlineEdit {
  const document = element.ownerDocument;
  const raw = String(valueAt(studio.doc.document, field) ?? '');
  let isComposing = false;
  let isOver = false;
  if (element.textContent !== raw) element.textContent = raw;
  frame.edited = element;
  element.setAttribute('contenteditable', 'plaintext-only');
  if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true');
  element.focus({ preventScroll: true });
  placeCaret(document, element, at);

  const commit = () => {
    if (isComposing) return;
    const words = wordsOf(element);
    if (words === valueAt(studio.doc.document, field)) return;
    writeValue(studio, field, words, { isTyping: true });
  };
  /** Follows the document when its value has changed by undo or by someone else. */
  const followDocument = () => {
    const value = valueAt(studio.doc.document, field);
    if (typeof value !== 'string') return end('elsewhere');
    if (!isComposing && value !== wordsOf(element)) {
      element.textContent = value;
      placeCaret(document, element, undefined);
    }
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
    commit();
  };
  const onBlur = () => end('elsewhere');
  const listening = new AbortController();
  const { signal } = listening;
  const stopFollowing = studio.doc.subscribe(followDocument);
  element.addEventListener('input', commit, { signal });
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('paste', onPaste, { signal });
  element.addEventListener('compositionstart', onStart, { signal });
  element.addEventListener('compositionend', onStop, { signal });
  element.addEventListener('blur', onBlur, { signal });

  function end(by: 'key' | 'elsewhere'): void {
    if (isOver) return;
    isOver = true;
    isComposing = false;
    commit();
    stopFollowing();
    listening.abort();
    element.removeAttribute('contenteditable');
    frame.edited = undefined;
    frame.renew(field);
    onEnd(by);
  }
  return { element, field, end: () => end('elsewhere') };
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
