import type { DocumentTables } from '../../../src/document/walk.ts';
import type { PageAssetsRequest } from '../../../src/engine/create-engine.tsx';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { RenderContext } from '../../../src/renderer/render-context.tsx';
import { inside, picturesIn } from '../../pictures/assets.ts';
import { gradeOf } from '../../pictures/grades.ts';
import { ogImageSize } from '../../pictures/og-image.ts';
import type { AssetMaker } from './asset-maker.ts';

/**
 * Draws the icons of a page and its picture for shared links: of `seo.image`, else of the first picture of the page.
 * A page whose pictures all lie on other servers gets no picture drawn. `files` are absolute paths by URL.
 */
export async function drawIcons(
  document: JsonObject,
  assets: PageAssetsRequest,
  {
    folder,
    cache,
    maker,
    tables,
  }: { folder: string; cache: string; maker: AssetMaker; tables: DocumentTables },
): Promise<Pick<RenderContext, 'icons' | 'share'> & { readonly files: ReadonlyMap<string, string> }> {
  const { files: iconFiles, ...icons } = await maker.icons(
    {
      file: assets.icon ? inside(folder, assets.icon) : undefined,
      letter: (assets.name.match(/[\p{L}\p{N}]/u)?.[0] ?? 'K').toUpperCase(),
      ground: assets.brand,
      ink: assets.onBrand,
      font: assets.headingFont,
    },
    cache,
  );
  const files = new Map(iconFiles);
  const photo = photoOf(document, tables);
  if (photo === undefined) return { icons, share: undefined, files };
  const grade = gradeOf(document);
  const { address, path } = await maker.share(
    {
      file: inside(folder, photo),
      title: assets.name,
      place: assets.place,
      brand: assets.brand,
      font: assets.headingFont,
      placeFont: assets.textFont,
      isPlain: assets.hasPlainShare,
      ...(grade ? { grade } : {}),
    },
    cache,
  );
  files.set(address, path);
  return { icons, share: { src: address, ...ogImageSize }, files };
}

function photoOf(document: JsonObject, tables: DocumentTables): string | undefined {
  const seo = document.seo as { image?: { src?: string } } | undefined;
  if (seo?.image?.src) return isOwn(seo.image.src) ? seo.image.src : undefined;
  return picturesIn(document, tables).find((name) => isOwn(name) && !name.endsWith('.svg'));
}

function isOwn(name: string): boolean {
  return !/^https?:/.test(name);
}
