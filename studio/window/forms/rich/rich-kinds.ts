/** The kinds of block, as the schema of pages names them. */
export const KINDS = ['paragraph', 'subheading', 'list', 'numbered', 'quote'] as const;
export type BlockKind = (typeof KINDS)[number];

export function isList(kind: BlockKind): boolean {
  return kind === 'list' || kind === 'numbered';
}
