/**
 * Lets React go on in an island whose nodes others have moved, wrapped or removed. The platform refuses to remove a node
 * from a parent that it has left, or to insert before one, and React then empties the whole island. Here the node is removed
 * from where it is now, and the insertion goes before the element that holds the other one.
 */
export function allowMovedNodes({ prototype }: typeof Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !isInIsland(this)) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    let place = next;
    if (isInIsland(this)) while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}

function isInIsland(node: Node): boolean {
  return node instanceof Element && node.closest('k-island') !== null;
}
