import type { PageReport } from './page-report.ts';
import type { DocumentNode } from './widget.ts';

/**
 * The direct children of `sections` as HTML: bands run from edge to edge, and everything else gets the width and the
 * gutter of a section, together with its neighbours.
 */
export function joinSections(
  nodes: readonly DocumentNode[],
  write: (node: DocumentNode, index: number) => string,
  bands: ReadonlySet<string>,
  report: PageReport | undefined,
): string {
  let out = '';
  let isInGutter = false;
  const endGutter = () => {
    out += '</div>';
    report?.continueAt(0);
    report?.close(out.length);
  };
  for (const [index, node] of nodes.entries()) {
    const isLoose = !bands.has(node.type);
    if (isLoose && !isInGutter) {
      out += '<div class="gutter stack">';
      report?.open('div', { className: 'gutter stack' }, '');
    } else if (!isLoose && isInGutter) endGutter();
    isInGutter = isLoose;
    report?.continueAt(out.length);
    out += write(node, index);
  }
  if (isInGutter) endGutter();
  return out;
}
