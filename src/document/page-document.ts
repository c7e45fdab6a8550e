import type { Page } from '../generated/view.types.ts';
import { fill, type PictureResolver } from './fill.ts';
import type { DocumentTables } from './walk.ts';

/** A page as its author wrote it, after validation: the first of the three forms that a page has on its way to HTML. */
export type PageDocument = Readonly<Record<string, unknown>>;

/** The second form: with its defaults and its pictures. Widgets are filled one by one when they are rendered. */
export type PageWithDefaults = Page;

/** Lays what the author wrote over the defaults of the schema; the document is not changed. */
export function withDefaults(
  document: PageDocument,
  { page }: Pick<DocumentTables, 'page'>,
  picture?: PictureResolver,
): PageWithDefaults {
  return fill(document, page, picture) as unknown as PageWithDefaults;
}
