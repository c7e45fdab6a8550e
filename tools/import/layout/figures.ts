import type { Node } from '../conversion.ts';
import { needOf } from './needs.ts';

/** Counters beside each other on phones, smaller where the large figures would not fit. */
export function withFittedFigures(cells: readonly Node[][], width: number): readonly Node[][] {
  const isLarge = ([only, ...more]: readonly Node[]) =>
    only?.type === 'counter' && !only.size && !more.length;
  const isTight = cells.flat().some((node) => needOf(node, 'mobile') > width);
  if (!isTight || !cells.every(isLarge)) return cells;
  const smaller = cells.map((cell) => cell.map((node) => ({ ...node, size: 'medium' })));
  return smaller.flat().every((node) => needOf(node, 'mobile') <= width) ? smaller : cells;
}
