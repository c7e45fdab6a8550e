import { isSamePath, type Path } from '../../../src/document/path.ts';
import { moveNode } from './actions.ts';
import { stepMessages } from './messages.ts';
import { nodeMessages } from './node-messages.ts';
import { type NodeFacts, nameOf, nodeAt } from './nodes.ts';
import { placeSentence } from './place-words.ts';
import { comparePaths, type Place, placesFor } from './places.ts';
import { mayBuild } from './roles.ts';
import type { Studio } from './studio.tsx';

/**
 * Taking a widget from where it is to where it may go, by pointer or by keys, in the outline or on the page. The state is
 * `drag` of the window; nothing of the document changes before `drop`.
 */
export interface DragFacts {
  readonly node: NodeFacts;
  /** Where it may go, in the order of the page. */
  readonly places: readonly Place[];
  /** The place that is chosen now. */
  readonly to: Place | undefined;
}

/** Returns the widget that is being dragged and the places where it may go; undefined if there is none. */
export function dragFacts(studio: Studio): DragFacts | undefined {
  const { drag } = studio.get();
  const node = drag && nodeAt(studio.doc.document, drag.node, studio.model.tables);
  if (!node) return undefined;
  const places = placesOf(studio, node);
  return { node, places, to: places.find((place) => isPlace(place, drag.to)) };
}

/** Picks a widget up; by keys, it announces how to continue. Returns false if the widget cannot be moved. */
export function startDrag(studio: Studio, path: Path, by: 'keys' | 'pointer'): boolean {
  const node = nodeAt(studio.doc.document, path, studio.model.tables);
  if (!node || !mayBuild(studio)) return false;
  const nodes = nodeMessages[studio.language];
  const name = nameOf(studio.model, node);
  if (!studio.doc.isReadable || node.isSurface || placesOf(studio, node).length === 0) {
    studio.announce(
      studio.doc.isReadable
        ? node.isSurface
          ? nodes.refusals['has-own-place']
          : nodes.noPlace(name)
        : stepMessages[studio.language].unreadable,
    );
    return false;
  }
  studio.change((draft) => {
    draft.drag = { node: path, to: undefined };
  });
  if (by === 'keys') studio.announce(nodes.pickedUp(name));
  return true;
}

/** The pointer is at a place now, or at none. */
export function dragTo(studio: Studio, place: { list: Path; index: number } | undefined): void {
  studio.change((draft) => {
    if (!draft.drag || (!place && !draft.drag.to) || (place && isPlace(place, draft.drag.to))) return;
    draft.drag = { node: draft.drag.node, to: place && { list: place.list, index: place.index } };
  });
}

/** Goes to the previous, next, first or last allowed place, and announces it. */
function stepDrag(studio: Studio, step: 'previous' | 'next' | 'first' | 'last'): void {
  const facts = dragFacts(studio);
  if (!facts) return;
  const { node, places, to } = facts;
  const place = placeAfter(places, to ? [...to.list, to.index] : node.path, step);
  if (place) {
    dragTo(studio, place);
    studio.announce(placeSentence(studio, place, node));
  } else if (to) studio.announce(nodeMessages[studio.language].noFurther(placeSentence(studio, to, node)));
  else studio.announce(nodeMessages[studio.language].noPlace(nameOf(studio.model, node)));
}

/** Puts the widget down where it is now; where it was, if no place has been chosen. */
export function drop(studio: Studio): void {
  const facts = dragFacts(studio);
  if (!facts?.to) {
    cancelDrag(studio);
    return;
  }
  const { node, to } = facts;
  const sentence = placeSentence(studio, to, node);
  endDrag(studio);
  moveTo(studio, node, to, sentence);
}

/** Moves a widget to a place as one step, and announces the place. */
export function moveTo(
  studio: Studio,
  node: NodeFacts,
  to: Pick<Place, 'list' | 'index'>,
  sentence: string,
): void {
  const nodes = nodeMessages[studio.language];
  const name = nameOf(studio.model, node);
  moveNode(studio, node.path, { list: to.list, index: to.index }, nodes.move(name));
  studio.announce(nodes.dropped(name, sentence));
}

/** Leaves the widget where it was. */
export function cancelDrag(studio: Studio): void {
  const facts = dragFacts(studio);
  endDrag(studio);
  if (facts) studio.announce(nodeMessages[studio.language].cancelled(nameOf(studio.model, facts.node)));
}

const KEYS: Readonly<Record<string, (studio: Studio) => void>> = {
  ArrowDown: (studio) => stepDrag(studio, 'next'),
  ArrowUp: (studio) => stepDrag(studio, 'previous'),
  ArrowRight: (studio) => stepDrag(studio, 'next'),
  ArrowLeft: (studio) => stepDrag(studio, 'previous'),
  Home: (studio) => stepDrag(studio, 'first'),
  End: (studio) => stepDrag(studio, 'last'),
  Enter: drop,
  NumpadEnter: drop,
  Space: drop,
  Escape: cancelDrag,
  Tab: cancelDrag,
};

/**
 * Does what a key says while a widget is picked up; `key` is that of `keyOf`. True when the key is used up. Tab puts the
 * widget back and goes on as ever.
 */
export function runDragKey(studio: Studio, key: string | undefined): boolean {
  if (!studio.get().drag) return false;
  if (key === 'Tab' || key === 'shift+Tab') {
    cancelDrag(studio);
    return false;
  }
  KEYS[key ?? '']?.(studio);
  return true;
}

function endDrag(studio: Studio): void {
  studio.change((draft) => {
    draft.drag = undefined;
  });
}

/** The places of the widget that was asked for last: a drag asks at each movement of the pointer. */
let last: { document: unknown; node: NodeFacts; places: readonly Place[] } | undefined;

function placesOf({ doc, model }: Studio, node: NodeFacts): readonly Place[] {
  if (last?.document === doc.document && last.node === node) return last.places;
  const places = placesFor(doc.document, model, { type: node.type, from: node });
  last = { document: doc.document, node, places };
  return places;
}

function placeAfter(
  places: readonly Place[],
  from: Path,
  step: 'previous' | 'next' | 'first' | 'last',
): Place | undefined {
  if (step === 'first') return places[0];
  if (step === 'last') return places.at(-1);
  const order = (place: Place) => comparePaths([...place.list, place.index], from);
  return step === 'next'
    ? places.find((place) => order(place) > 0)
    : places.findLast((place) => order(place) < 0);
}

function isPlace(
  place: { readonly list: Path; readonly index: number },
  other: { readonly list: Path; readonly index: number } | undefined,
): boolean {
  return other !== undefined && place.index === other.index && isSamePath(place.list, other.list);
}
