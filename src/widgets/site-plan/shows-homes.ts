import type { SitePlan } from '../../generated/view.types.ts';

/** True for a plan of homes: their shapes are written in the document, or are in the drawing itself. */
export function showsHomes({ shapes, drawing }: Pick<SitePlan, 'shapes' | 'drawing'>): boolean {
  return drawing || shapes.length > 0;
}
