import { Idiomorph } from 'idiomorph';
import { endOf, nodesIn } from './dom-ranges.ts';
import { formOf, type IslandForms, slotsOf } from './islands.ts';

/** Attributes that the page's script and its visitor set: they are kept, even if the document differs. */
const KEPT = new Set([
  'open',
  'data-state',
  'data-drawn',
  'aria-busy',
  'contenteditable',
  'spellcheck',
  'inert',
]);

export interface Morphing {
  /** The sources of the islands on the page, by id; updated here. */
  readonly forms: IslandForms;
  /** An element whose words are being edited in place: nothing touches it. */
  readonly edited: Element | undefined;
  /** Islands that are new, and come alive afterwards. */
  readonly fresh: Element[];
}

/** Makes the widget after `start` what `made` is: nodes that did not change stay, with their focus, scroll and state. */
export function morphRange(start: Comment, made: ParentNode, morphing: Morphing): void {
  const [live, next] = [nodesIn(start), [...made.childNodes].filter((node) => !isOuterMarker(node, made))];
  const [only] = live;
  const [other] = next;
  if (live.length === 1 && next.length === 1 && only?.nodeType === 1 && other?.nodeType === 1)
    morphElement(only as unknown as Element, other as unknown as Element, morphing);
  else {
    const end = endOf(start);
    for (const node of live) node.remove();
    for (const node of next) {
      end?.before(node);
      collect(node, morphing);
    }
  }
}

/** The first and last comment of a part are those of the part itself, which are on the page already. */
function isOuterMarker(node: ChildNode, made: ParentNode): boolean {
  return node.nodeType === Node.COMMENT_NODE && (node === made.firstChild || node === made.lastChild);
}

function morphElement(live: Element, made: Element, morphing: Morphing): void {
  const replaced: Replaced = [];
  if (mayMorph(live, made, morphing, replaced))
    Idiomorph.morph(live, made, { morphStyle: 'outerHTML', ...optionsOf(morphing, replaced) });
  replace(replaced, morphing);
}

/** Islands that are replaced once everything around them is in its place. */
type Replaced = (readonly [live: Element, made: Element])[];

function replace(replaced: Replaced, morphing: Morphing): void {
  for (const [live, made] of replaced) {
    live.replaceWith(made);
    collect(made, morphing);
  }
}

/** Makes the content of an element what a list of nodes is. */
export function morphContent(live: Element, made: Iterable<ChildNode>, morphing: Morphing): void {
  const replaced: Replaced = [];
  Idiomorph.morph(live, [...made], { morphStyle: 'innerHTML', ...optionsOf(morphing, replaced) });
  replace(replaced, morphing);
}

function optionsOf(morphing: Morphing, replaced: Replaced) {
  return {
    restoreFocus: false,
    callbacks: {
      beforeNodeMorphed: (live: Node, made: Node) =>
        live.nodeType !== 1 ||
        made.nodeType !== 1 ||
        mayMorph(live as Element, made as Element, morphing, replaced),
      beforeAttributeUpdated: (name: string, element: Element, kind: 'update' | 'remove') =>
        !(KEPT.has(name) && (kind === 'remove' || element === morphing.edited)),
      beforeNodeRemoved: (node: Node) => !isOfThePage(node),
      afterNodeAdded: (node: Node) => collect(node, morphing),
    },
  };
}

/** True for elements that can be morphed. An island is kept or replaced as a whole; only its slots are morphed. */
function mayMorph(live: Element, made: Element, morphing: Morphing, replaced: Replaced): boolean {
  if (live === morphing.edited) return false;
  if (live.tagName !== 'K-ISLAND' || made.tagName !== 'K-ISLAND') return true;
  const form = formOf(made);
  if (morphing.forms.get(live.id) === form && live.id === made.id) {
    const slots = slotsOf(live);
    for (const [name, slot] of slotsOf(made)) {
      const own = slots.get(name);
      if (own) morphContent(own, slot.childNodes, morphing);
    }
    return false;
  }
  // Words inside it are being edited: it is replaced when that is over.
  if (!(morphing.edited && live.contains(morphing.edited))) replaced.push([live, made]);
  return false;
}

/** Remembers the islands in a node that has just come onto the page. */
function collect(node: Node, { forms, fresh }: Morphing): void {
  if (node.nodeType !== 1) return;
  const element = node as Element;
  const islands = [
    ...(element.tagName === 'K-ISLAND' ? [element] : []),
    ...element.querySelectorAll('k-island'),
  ];
  for (const island of islands) {
    forms.set(island.id, formOf(island));
    if (!fresh.includes(island)) fresh.push(island);
  }
}

/** Scripts, and what they have put at the end of the body. */
function isOfThePage(node: Node): boolean {
  if (node.nodeType !== 1) return false;
  const { tagName, id } = node as Element;
  return tagName === 'SCRIPT' || id.startsWith('kavling-') || tagName.startsWith('KAVLING-');
}
