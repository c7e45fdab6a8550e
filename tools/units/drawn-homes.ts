import { readFileSync } from 'node:fs';
import { type DocumentTables, mapDocument } from '../../src/document/walk.ts';
import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import type { Unit } from '../../src/lib/units.ts';
import { inside } from '../pictures/assets.ts';
import { areaOf, type DrawnShape, drawnShapes } from '../pictures/drawing/drawn-shapes.ts';
import { PictureProblem } from '../pictures/picture-problem.ts';
import { type Codes, codesByName, drawingOf, findHome } from './drawn-names.ts';

/** A document whose drawings have become shapes of homes, as if they had been drawn over the picture (ledger, UNIT-04). */
export function withDrawnHomes(
  document: JsonObject,
  { folder, tables, units }: { folder: string; tables: DocumentTables; units: readonly Unit[] },
): JsonObject {
  if (units.length === 0) return document;
  return mapDocument(document, tables, ({ value, depth }) => {
    const file = depth !== undefined && isRecord(value) ? drawingOf(value) : undefined;
    if (file === undefined || !isRecord(value)) return value;
    const written = Array.isArray(value.shapes) ? value.shapes : [];
    return { ...value, shapes: [...shapesOf(read(folder, file), units), ...written] };
  });
}

function read(folder: string, file: string): DrawnShape[] {
  try {
    return drawnShapes(readFileSync(inside(folder, file)));
  } catch (error) {
    // A picture that is not there is reported with the other pictures.
    if (error instanceof PictureProblem || (error as NodeJS.ErrnoException).code !== undefined) return [];
    throw error;
  }
}

/** The shape of each home: where several have its name, the largest. */
function shapesOf(drawn: readonly DrawnShape[], units: Codes) {
  const byName = codesByName(units);
  const shapes = new Map<string, DrawnShape['points']>();
  for (const { names, points } of drawn) {
    const unit = findHome(names, byName);
    if (unit === undefined) continue;
    const before = shapes.get(unit);
    if (!before || areaOf(points) > areaOf(before)) shapes.set(unit, points);
  }
  return [...shapes].map(([unit, points]) => ({ unit, points }));
}
