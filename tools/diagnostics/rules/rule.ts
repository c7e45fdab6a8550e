import type { PageFacts } from '../facts/collect.ts';
import type { Finding } from '../finding.ts';

/** The names in a folder of the page, by its path from page.json (`''` is its own folder); `undefined` when there is none. */
export type Folder = (path: string) => readonly string[] | undefined;

/** What rules know of a page besides its document and the names in its folder. */
export interface RuleContext {
  /** Whether a file of the page, by its path from page.json, is a link that leads out of its folder. */
  readonly leadsOut: (path: string) => boolean;
}

/** A rule looks at a whole page and tells what is wrong. It must hold for pages that break the schema as well. */
export type Rule = (page: PageFacts, folder: Folder, context: RuleContext) => Finding[];
