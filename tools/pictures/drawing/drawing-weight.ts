/** One element, as far as the work of drawing it goes. */
export interface Part {
  readonly id: string | undefined;
  readonly children: Part[];
  /** The ids of the parts that are reused here: by `use`, as a pattern, a mask, a marker. */
  readonly refs: readonly string[];
  readonly isFiltered: boolean;
}

/** An element that goes through a filter is as much work as this many. */
const FILTER = 100;
const DEEPEST = 1000;

/** The number of drawn elements, each as often as it is drawn: an SVG of a few lines may draw a million. */
export function drawingWeight(root: Part): number {
  const byId = new Map<string, Part>();
  const index = (part: Part): void => {
    if (part.id !== undefined && !byId.has(part.id)) byId.set(part.id, part);
    part.children.forEach(index);
  };
  index(root);
  const known = new Map<Part, number>();
  const weigh = (part: Part, depth: number): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
    // No renderer draws a part inside itself.
    known.set(part, 0);
    let weight = part.isFiltered ? FILTER : 1;
    for (const child of part.children) weight += weigh(child, depth + 1);
    for (const ref of part.refs) {
      const target = byId.get(ref);
      if (target) weight += weigh(target, depth + 1);
    }
    known.set(part, weight);
    return weight;
  };
  return weigh(root, 0);
}
