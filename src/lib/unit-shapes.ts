import { foldName, type Unit } from './units.ts';

/** The places where the plans of a page and its list of homes disagree (ledger, UNIT-04): codes, each once. */
export interface ShapeDifferences {
  /** Shapes whose home is not in the list. */
  readonly withoutHome: readonly string[];
  /** Homes that no plan shows. */
  readonly withoutShape: readonly string[];
  /** Homes that have more than one shape. */
  readonly twice: readonly string[];
}

/** Compares the shapes of all plans of a page with its list of homes. */
export function compareShapes(
  shapes: readonly { readonly unit: string }[],
  units: readonly Pick<Unit, 'code'>[],
): ShapeDifferences {
  const homes = new Set(units.map(({ code }) => foldName(code)));
  const drawn = new Set<string>();
  const withoutHome: string[] = [];
  const twice: string[] = [];
  for (const { unit } of shapes) {
    const name = foldName(unit);
    if (drawn.has(name)) twice.push(unit);
    else if (!homes.has(name)) withoutHome.push(unit);
    drawn.add(name);
  }
  const withoutShape = units.filter(({ code }) => !drawn.has(foldName(code))).map(({ code }) => code);
  return { withoutHome, withoutShape, twice: [...new Set(twice)] };
}

/** Finds the home of each shape, in the order of the list; shapes without a home are not in it. */
export function matchShapes<Shape extends { readonly unit: string }>(
  shapes: readonly Shape[],
  units: readonly Unit[],
): readonly { readonly unit: Unit; readonly shape: Shape }[] {
  const byName = new Map(shapes.map((shape) => [foldName(shape.unit), shape]));
  return units.flatMap((unit) => {
    const shape = byName.get(foldName(unit.code));
    return shape ? [{ unit, shape }] : [];
  });
}
