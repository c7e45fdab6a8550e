import type { Page } from 'playwright';
import type { PartName, ServedTree } from './served-tree.ts';

/** A path through a tree that takes one or more named screenshots. */
export interface Tour {
  /** The prefix of its screenshots' names: `page/taman-asri`, `studio`. */
  readonly name: string;
  readonly part: PartName;
  readonly hasScript: boolean;
  /** Whole pages, or only the window. */
  readonly isWhole: boolean;
  run(page: Page, tree: ServedTree, shoot: (name: string) => Promise<void>): Promise<void>;
}
