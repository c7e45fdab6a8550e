import type { Node } from './conversion.ts';

const down = { desktop: 'column', tablet: 'column', mobile: 'column' };

/** Several widgets one below the other as one; a single one stays as it is. */
export function stack(nodes: readonly Node[], more: Record<string, unknown> = {}): Node[] {
  const [only, ...others] = nodes;
  if (!only) return [];
  const isBare = Object.keys(more).length === 0;
  if (others.length === 0 && isBare) return [only];
  return [{ type: 'columns', layout: 'flex', direction: down, gap: 'small', ...more, children: [...nodes] }];
}
