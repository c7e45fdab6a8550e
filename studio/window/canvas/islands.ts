/**
 * The source of each island: its widget, its props and its HTML without the content of its slots. The page's own script has
 * changed the island since, so a new one is compared with this source, never with the live element.
 */
export type IslandForms = Map<string, string>;

export function formOf(island: Element): string {
  const copy = island.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll('k-slot')) if (ownerOf(slot) === copy) slot.replaceChildren();
  return copy.outerHTML;
}

/** The forms of all islands below a node that the page's script has not touched. */
export function formsIn(root: ParentNode): IslandForms {
  return new Map([...root.querySelectorAll('k-island')].map((island) => [island.id, formOf(island)]));
}

/** The slots of an island, by their names; those of an island inside it are not its own. */
export function slotsOf(island: Element): Map<string, Element> {
  const own = [...island.querySelectorAll('k-slot')].filter((slot) => ownerOf(slot) === island);
  return new Map(own.map((slot) => [slot.getAttribute('data-slot') ?? '', slot]));
}

function ownerOf(slot: Element): Element | null {
  return slot.parentElement?.closest('k-island') ?? null;
}
