import { isSameValue } from '../../../src/document/is-same-value.ts';
import { formatPointer, type Path, valueAt } from '../../../src/document/path.ts';
import { keyOf, windowActionOf } from '../components/keys.ts';
import type { loadRichView } from '../forms/rich/load-rich-view.ts';
import type { RichEditing, RichValue } from '../forms/rich/rich-editing.ts';
import { richValue } from '../forms/rich/rich-value.ts';
import { nodePathOf } from '../state/nodes.ts';
import type { Studio } from '../state/studio.tsx';
import { followValue } from '../state/typed-text.ts';
import { FIELD, NO_FIELD } from './field-codes.ts';
import type { InlineEdit } from './inline-edit.ts';
import type { PageFrame } from './page-frame.ts';

/** Marks the bar of buttons over the frame: words go on being edited while the focus is there. */
export const RICH_BAR = 'data-rich-bar';

/** Rich text that is being edited on the page. */
export interface InlineRich extends InlineEdit {
  readonly editing: RichEditing;
}

/** The editor, once it is loaded. */
type RichView = Awaited<ReturnType<typeof loadRichView>>['openRichView'];

/** The element around all of a value of rich text, if it holds nothing else. */
export function richElementFor(element: Element, studio: Studio, field: Path): HTMLElement | undefined {
  const value = valueAt(studio.doc.document, field);
  if (!Array.isArray(value) || studio.site.person.role === 'read' || studio.opened.readOnly) return undefined;
  const held = element.closest<HTMLElement>(`[${FIELD}]`);
  const mark = held?.getAttribute(FIELD);
  const pointers = (one: Element) =>
    new Set((one.getAttribute(FIELD) ?? '').split(' ').filter((pointer) => pointer !== NO_FIELD));
  const [own] = held ? pointers(held) : [];
  if (!held || !mark || !own || !formatPointer(field).endsWith(own)) return undefined;
  const isAlone = (one: Element) =>
    textsBelow(one).every((text) => {
      const around = text.parentElement?.closest(`[${FIELD}]`);
      return around && [...pointers(around)].every((pointer) => pointer === own);
    }) && !one.querySelector('k-island, picture, img, button, input');
  const all = [...held.ownerDocument.querySelectorAll<HTMLElement>(`[${FIELD}~="${CSS.escape(own)}"]`)];
  for (let root = BLOCKS.has(held.tagName) ? held.parentElement : held; root; root = root.parentElement) {
    if (!isAlone(root)) return undefined;
    const mayHold = !BLOCKS.has(root.tagName) && !LINES.has(root.tagName);
    const mine = all.filter((one) => one.checkVisibility() && sharesPart(one, held));
    if (mayHold && mine.every((one) => root?.contains(one))) return root;
  }
  return undefined;
}

function textsBelow(element: Element): Node[] {
  return [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.ELEMENT_NODE
      ? textsBelow(node as Element)
      : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
        ? [node]
        : [],
  );
}

const LINES = new Set(['LI', 'A', 'STRONG', 'EM']);
const BLOCKS = new Set(['P', 'UL', 'OL', 'BLOCKQUOTE', 'H2', 'H3', 'H4', 'H5', 'H6', ...LINES]);

/** True if two elements are in one section: marks are numbered per section. */
function sharesPart(one: Element, other: Element): boolean {
  const part = other.closest('main > *, header, footer, dialog');
  return part?.contains(one) ?? true;
}

/** While text is edited, every space of it is shown; the marker that the editor puts at the caret is not. */
const EDITOR_STYLE = `.ProseMirror{white-space:pre-wrap}
img.ProseMirror-separator{display:inline!important;width:0!important;height:0!important;margin:0!important;border:0!important}`;

/** Makes rich text editable on the page, as the field of the form is: one history, one value, cleaned of what it cannot hold. */
export function startInlineRich(
  studio: Studio,
  frame: PageFrame,
  element: HTMLElement,
  first: Path,
  openRichView: RichView,
  {
    at,
    onEnd,
    askLink,
  }: {
    at?: { x: number; y: number } | undefined;
    onEnd: (by: 'key' | 'elsewhere') => void;
    askLink: () => void;
  },
): InlineRich {
  const { doc, model } = studio;
  const required = model.schemaAt(doc.document, first.slice(0, -1)).required;
  const isRequired = required?.includes(String(first.at(-1))) === true;
  const followed = followValue(doc, first);
  const valueNow = () =>
    followed.path ? richValue(studio, { path: followed.path, isInline: false, isRequired }) : GONE;
  const subheading = element.querySelector('h2, h3, h4, h5, h6')?.tagName.toLowerCase() ?? 'h3';
  const untouched = { nodes: [...element.childNodes], value: valueNow().read() };
  const rootLength = nodePathOf(doc.document, first, model.tables)?.length ?? 0;
  let isOver = false;
  frame.edited = element;
  // The elements that the editor draws have no marks.
  element.setAttribute(FIELD, formatPointer(first.slice(first[0] === 'sections' ? 2 : rootLength)));
  const withoutStyle = adoptStyle(element.ownerDocument);
  const editing = openRichView(studio, element, valueNow, { subheading });
  editing.focus();
  editing.select(at);

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const key = keyOf(event);
    const run = { Escape: () => end('key'), 'mod+KeyK': askLink }[key ?? ''];
    if (run || windowActionOf(event)) event.preventDefault();
    run?.();
    event.stopPropagation();
  };
  /** The buttons over the frame are part of it. */
  const onBlur = () =>
    requestAnimationFrame(() => {
      const active = document.activeElement;
      const isHere = element.ownerDocument.activeElement === element && active?.tagName === 'IFRAME';
      if (!isHere && !active?.closest(`[${RICH_BAR}]`)) end('elsewhere');
    });
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('blur', onBlur, { signal });
  const stopFollowing = doc.subscribe(() => {
    if (!Array.isArray(valueNow().read())) end('elsewhere');
  });

  function end(by: 'key' | 'elsewhere'): void {
    if (isOver) return;
    isOver = true;
    stopFollowing();
    listening.abort();
    const drawn = [...element.childNodes].map((node) => node.cloneNode(true));
    editing.stop();
    withoutStyle();
    // The page's own nodes have their marks, and an island keeps its nodes.
    element.replaceChildren(...(isSameValue(valueNow().read(), untouched.value) ? untouched.nodes : drawn));
    element.removeAttribute(FIELD);
    frame.edited = undefined;
    if (followed.path) frame.renew(followed.path);
    followed.stop();
    onEnd(by);
  }
  return { element, editing, end: () => end('elsewhere') };
}

/** The value of rich text that is no longer in the document. */
const GONE: RichValue = { isInline: false, read: () => undefined, save: () => {} };

/** The policy of the page allows no style element. */
function adoptStyle(document: Document): () => void {
  const sheet = new (document.defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(EDITOR_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
