import type { DocumentModel } from '../../../src/document/model.ts';
import type { ThemePreset } from '../../../src/renderer/site-design.ts';
import type { PictureReading } from '../../pictures/picture-reading.ts';
import type { ListReading } from '../../units/list.ts';
import type { DocumentFacts } from '../collect-facts.ts';
import type { Finding } from '../finding.ts';

/** The names in a folder of the page, by its path from page.json (`''` is its own folder); `undefined` when there is none. */
export type Folder = (path: string) => readonly string[] | undefined;

/** The values that must agree if two pages sell one project. */
export interface ProjectOfPage {
  /** The page document as people read its name: `pages/taman-asri/page.json`. */
  readonly file: string;
  readonly id: string;
  readonly name: string;
  readonly superleadsId: string;
  readonly telesalesNumber: string;
}

/** The rules' data about a page besides its document. */
export interface RuleContext {
  /** The document model. */
  readonly model: DocumentModel;
  /** The name of the document in messages. */
  readonly file: string;
  /** The part of the address that the page would have; absent for a document that is not a page of a site. */
  readonly slug?: string | undefined;
  /** Milliseconds since 1970; absent if the time does not matter. */
  readonly now?: number | undefined;
  /** The pages of the site that name a project; absent where only one document is looked at. */
  readonly pagesOf?: ((projectId: string) => readonly ProjectOfPage[]) | undefined;
  /** The reading of a file next to the page, by its path from page.json; absent if no images are read. */
  readonly picture?: ((path: string) => PictureReading | undefined) | undefined;
  /** The page's list of homes as it was read; absent where there is none, or lists are not read. */
  readonly list?: ListReading | undefined;
  /** The site's own presets. */
  readonly presets?: Readonly<Record<string, ThemePreset>> | undefined;
  /** True if a file next to the page is empty. */
  readonly isEmpty?: ((path: string) => boolean) | undefined;
  /** True if a file of the page, by its path from page.json, is a link that leads out of its folder. */
  readonly leadsOut: (path: string) => boolean;
}

/** A rule checks a whole page and reports what is wrong. It must hold for pages that break the schema as well. */
export type Rule = (page: DocumentFacts, folder: Folder, context: RuleContext) => Finding[];
