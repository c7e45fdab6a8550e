import type { KeyboardEvent } from 'react';
import { isSamePath, type Path } from '../../../src/document/path.ts';
import { pathOf, walk } from '../../../src/document/walk.ts';
import { keyOf } from '../components/keys.ts';
import { duplicateNode, moveNode, removeNode } from '../state/actions.ts';
import { type NodeFacts, sectionNodes, surfaceNodes, titleOf, wordsOf } from '../state/nodes.ts';
import type { Studio } from '../state/studio.tsx';
import { canvasMessages } from './messages.ts';
import type { PageFrame } from './page-frame.ts';

/** Keys while the page has the focus. The outline knows more of them; these are the ones that hands try on a page. */
export function canvasKey(
  studio: Studio,
  page: PageFrame,
  event: KeyboardEvent,
  startField: (field: Path) => boolean,
): boolean {
  const key = keyOf(event);
  const { selection } = studio.get();
  const all = [
    ...surfaceNodes(studio.doc.document, studio.model.tables),
    ...sectionNodes(studio.doc.document, studio.model.tables),
  ];
  const order = all.flatMap(inOrder);
  const at = order.findIndex(({ path }) => selection && isSamePath(path, selection));
  const go = (node: NodeFacts | undefined): boolean => {
    if (!node) return false;
    studio.select(node.path);
    page.reveal(node.path, 'begins elsewhere');
    studio.announce(
      canvasMessages[studio.language].selected(titleOf(studio.model, node.type), wordsOf(node)),
    );
    return true;
  };
  const node = order[at];
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return go(order[at + 1]);
    case 'ArrowUp':
    case 'ArrowLeft':
      return go(order[at < 0 ? 0 : at - 1]);
    case 'Home':
      return go(order[0]);
    case 'End':
      return go(order.at(-1));
    case 'Escape':
      return go(order.findLast((one) => node && isAround(one.path, node.path)));
    case 'Enter':
      return node !== undefined && editFirst(studio, node, startField);
    case 'Delete':
    case 'Backspace':
      return node !== undefined && act(studio, node, 'remove');
    case 'mod+KeyD':
      return node !== undefined && act(studio, node, 'duplicate');
    case 'alt+ArrowUp':
      return node !== undefined && act(studio, node, 'up');
    case 'alt+ArrowDown':
      return node !== undefined && act(studio, node, 'down');
    default:
      return false;
  }
}

/** One of the steps that the handles of a selected widget offer; false where it is impossible. */
export function act(studio: Studio, node: NodeFacts, step: 'up' | 'down' | 'duplicate' | 'remove'): boolean {
  const { path, isSurface } = node;
  if (isSurface || studio.site.person.role === 'read' || studio.site.person.role === 'words') return false;
  const label = canvasMessages[studio.language].steps[step](titleOf(studio.model, node.type));
  const index = Number(path.at(-1));
  const list = path.slice(0, -1);
  const before = studio.doc.version;
  if (step === 'remove') removeNode(studio, path, label);
  else if (step === 'duplicate') duplicateNode(studio, path, label);
  else if (step === 'up' && index > 0) moveNode(studio, path, { list, index: index - 1 }, label);
  else if (step === 'down' && index < siblings(studio, list) - 1)
    moveNode(studio, path, { list, index: index + 2 }, label);
  if (studio.doc.version === before) return false;
  studio.announce(label);
  return true;
}

function siblings(studio: Studio, list: Path): number {
  let value: unknown = studio.doc.document;
  for (const key of list) value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key];
  return Array.isArray(value) ? value.length : 0;
}

/** Enter goes into the first words of a widget on the page, or to its form. */
function editFirst(studio: Studio, node: NodeFacts, startField: (field: Path) => boolean): boolean {
  const [field] = wordFields(studio, node);
  if (field && startField(field)) studio.select(node.path, { field });
  else studio.select(node.path, { focus: true });
  return true;
}

function wordFields(studio: Studio, { value, path, isSurface }: NodeFacts): Path[] {
  if (isSurface) return [];
  const found: Path[] = [];
  walk({ sections: [value] }, studio.model.tables, (node) => {
    const { value: words, part } = node;
    const isRich = part.kind === 'rich-text' && Array.isArray(words);
    if (isRich || (part.kind === 'words' && typeof words === 'string'))
      found.push([...path, ...pathOf(node).slice(2)]);
  });
  return found;
}

function inOrder(node: NodeFacts): NodeFacts[] {
  return [node, ...node.slots.flatMap((slot) => slot.nodes.flatMap(inOrder))];
}

function isAround(outer: Path, inner: Path): boolean {
  return outer.length < inner.length && outer.every((key, i) => inner[i] === key);
}
