import type { Path } from '../../../src/document/path.ts';
import { pathOf } from '../../../src/document/walk.ts';
import { normalize } from '../../../src/lib/posix-path.ts';
import type { DrawingProblem } from '../../pictures/drawing/drawing-problem.ts';
import type { DocumentFacts } from '../collect-facts.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Drawings that visitors open or download, by their path from page.json. */
export function linkedDrawings({ marked }: DocumentFacts): { src: string; path: Path }[] {
  return [...marked.link, ...marked.file, ...marked.brochure].flatMap(({ value, place }) => {
    const src = normalize(value.split(/[?#]/)[0] ?? '');
    const isOwn = value.startsWith('./') && !src.startsWith('..') && !src.includes('\0');
    return isOwn && /\.svg$/i.test(src) ? [{ src, path: pathOf(place) }] : [];
  });
}

/** A drawing that visitors open on its own acts and loads as little as one on the page. */
export const linkedDrawingsOnlyDraw: Rule = (page, _, { picture }) =>
  linkedDrawings(page).flatMap(({ src, path }) => {
    const reading = picture?.(src);
    return reading?.kind === 'refused' ? [drawingFinding(src, path, reading.problem)] : [];
  });

export function drawingFinding(src: string, path: Path, problem: DrawingProblem): Finding {
  return { code: 'KV415', path, params: drawingParams(src, problem) };
}

export function drawingParams(src: string, { why, what, line, column }: DrawingProblem) {
  return { src, problem: why, what, line: String(line), column: String(column) };
}
