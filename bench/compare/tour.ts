import type { Page } from 'playwright';
import type { PartName, ServedTree } from './served-tree.ts';

/** One way through a tree that ends in a picture or more, each with its name. */
export interface Tour {
  /** What the names of its pictures begin with: `page/taman-asri`, `studio`. */
  readonly name: string;
  readonly part: PartName;
  readonly hasScript: boolean;
  /** Whole pages, or what is in the window. */
  readonly isWhole: boolean;
  run(page: Page, tree: ServedTree, shoot: (name: string) => Promise<void>): Promise<void>;
}
