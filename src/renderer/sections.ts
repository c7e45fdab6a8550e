import type { DocumentNode } from './widget.ts';

/**
 * The direct children of `sections` as HTML: bands run from edge to edge, and everything else gets the width and the
 * gutter of a section, together with its neighbours.
 */
export function joinSections(
  nodes: readonly DocumentNode[],
  html: readonly string[],
  bands: ReadonlySet<string>,
): string {
  let out = '';
  let isInGutter = false;
  for (const [index, { type }] of nodes.entries()) {
    const isLoose = !bands.has(type);
    if (isLoose !== isInGutter) out += isLoose ? '<div class="gutter stack">' : '</div>';
    out += html[index];
    isInGutter = isLoose;
  }
  return isInGutter ? `${out}</div>` : out;
}
