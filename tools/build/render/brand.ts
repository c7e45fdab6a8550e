import type { ServedBrand } from '../../../server/site/brand.ts';
import { withDefaults } from '../../../src/document/page-document.ts';
import type { DocumentTables } from '../../../src/document/walk.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { RenderContext } from '../../../src/renderer/render-context.tsx';
import { themeFaces, themeLook } from '../../../src/renderer/theme.ts';

/** The appearance of a page for the small pages of its project: response pages, "not found" and the list of projects. */
export function brandOf(
  document: JsonObject,
  tables: DocumentTables,
  { fontUrl, picture, look }: Pick<RenderContext, 'fontUrl' | 'picture' | 'look'>,
): ServedBrand {
  const { theme, header } = withDefaults(document, tables, picture);
  const logo = header?.logo;
  // A logo of another site would be refused by the policy of those pages.
  return {
    look: themeLook(theme, look),
    faces: themeFaces(theme, { url: fontUrl, embedded: [], sections: 0, swaps: true }, look),
    ...(logo?.src.startsWith('/') && logo.width > 0
      ? { logo: { src: logo.src, width: logo.width, height: logo.height } }
      : {}),
  };
}
