import type { ReactElement } from 'react';
import type { DocumentModel } from '../../../src/document/model.ts';
import { partAt } from '../../../src/document/walk.ts';
import type { Part } from '../../../src/lib/part.ts';
import type { NodeFacts } from '../state/nodes.ts';

/** The icon of a widget, which follows from its schema. */
export type Shape = 'page-part' | 'band' | 'holder' | 'heading' | 'picture' | 'list' | 'words' | 'plain';

const PATHS: Readonly<Record<Shape, string>> = {
  'page-part': 'M2.5 3.5h11v9h-11zM2.5 6.5h11',
  band: 'M2.5 4.5h11v7h-11z',
  holder: 'M2.5 3.5h4.5v9H2.5zM9 3.5h4.5v9H9z',
  heading: 'M4 3.5v9M12 3.5v9M4 8h8',
  picture: 'M2.5 3.5h11v9h-11zM3 11l3.2-3.2 2.3 2.3 2-2 2.5 2.5M10.6 6.2h.01',
  list: 'M6 4.5h7.5M6 8h7.5M6 11.5h7.5M3 4.5h.01M3 8h.01M3 11.5h.01',
  words: 'M3 4.5h10M3 8h10M3 11.5h6',
  plain: 'M4.5 3.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
};

export function Icon({ shape }: { shape: Shape }): ReactElement {
  return (
    <svg className="st-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[shape]} />
    </svg>
  );
}

export function shapeOf(model: DocumentModel, node: NodeFacts): Shape {
  if (node.isSurface) return 'page-part';
  if (model.bands.has(node.type)) return 'band';
  return node.slots.length > 0 ? 'holder' : shapeOfPart(node.part);
}

/** The shape of a widget that holds no others. */
export function shapeOfPart(part: Part): Shape {
  const own = Object.values(part.keys ?? {});
  if (part.heading) return 'heading';
  if (own.some((one) => one.kind === 'picture' || partAt(one, [0])?.kind === 'picture')) return 'picture';
  if (own.some(({ kind }) => kind === 'rich-text')) return 'words';
  if (own.some((one) => partAt(one, [0])?.keys)) return 'list';
  return own.some(({ kind }) => kind === 'words') ? 'words' : 'plain';
}
