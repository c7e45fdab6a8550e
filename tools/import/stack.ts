import type { Node } from './conversion.ts';

/** Several widgets one below the other as one; a single one stays unchanged. */
export function stack(nodes: readonly Node[], more: Record<string, unknown> = {}): Node[] {
  const [only, ...others] = nodes;
  if (!only) return [];
  const isBare = Object.keys(more).length === 0;
  if (others.length === 0 && isBare) return [only];
  const gap = nodes.every(isPlainStack) ? 'medium' : 'small';
  return [{ type: 'columns', columns: { desktop: 1 }, gap, ...more, children: [...nodes] }];
}

/** True for a stack without a ground: between two of them is more room than in them. */
const isPlainStack = ({ type, gap, look }: Node): boolean => type === 'columns' && gap === 'small' && !look;
