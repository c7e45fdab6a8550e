import { removeNode } from '../state/actions.ts';
import { nodeMessages } from '../state/node-messages.ts';
import { type NodeFacts, nameOf } from '../state/nodes.ts';
import { mayBuild } from '../state/roles.ts';
import { nodeNow } from '../state/structure.ts';
import type { Studio } from '../state/studio.tsx';
import { paste, selectedForCopy } from './paste.ts';
import { keepSource, OWN_TYPE, sourceOf, sourceOfText, textOf } from './source.ts';

/**
 * Copies, cuts and pastes widgets by the events of the browser, which need no permission; for the window, and for the
 * document of the page in its frame. Events in edited or selected text are left to the browser.
 */
export function listenToClipboard(studio: Studio, target: Document): () => void {
  const take = (event: ClipboardEvent) => {
    const node = nodeNow(studio, selectedForCopy(studio));
    if (event.defaultPrevented || !node || node.isSurface || isWithWords(event, target)) return;
    const isCut = event.type === 'cut';
    if (!studio.doc.isReadable || (isCut && !mayBuild(studio))) return;
    event.preventDefault();
    const text = textOf(studio, node.path);
    event.clipboardData?.setData('text/plain', text);
    event.clipboardData?.setData(OWN_TYPE, JSON.stringify(sourceOf(studio)));
    keepSource(text, sourceOf(studio));
    afterCopy(studio, node, isCut);
  };
  const put = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (event.defaultPrevented || !data || studio.get().dialog || isWithWords(event, target)) return;
    if (!mayBuild(studio) || data.files.length > 0) return;
    const text = data.getData('text/plain');
    if (text.trim() === '') return;
    event.preventDefault();
    void paste(studio, text, sourceOfText(text, data.getData(OWN_TYPE)));
  };
  target.addEventListener('copy', take);
  target.addEventListener('cut', take);
  target.addEventListener('paste', put);
  return () => {
    target.removeEventListener('copy', take);
    target.removeEventListener('cut', take);
    target.removeEventListener('paste', put);
  };
}

/** Finishes a copy or a cut once the widget is on the clipboard. */
export function afterCopy(studio: Studio, node: NodeFacts, isCut: boolean): void {
  const nodes = nodeMessages[studio.language];
  const name = nameOf(studio.model, node);
  if (isCut) removeNode(studio, node.path, nodes.cut(name));
  studio.announce(isCut ? nodes.cutOut(name) : nodes.copied(name));
}

/** True if an event belongs to a field, an editor or selected text. */
function isWithWords({ target, type }: ClipboardEvent, document: Document): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (element?.closest?.('input, textarea, select, [contenteditable], .cm-editor')) return true;
  return type !== 'paste' && (document.getSelection()?.toString() ?? '') !== '';
}
