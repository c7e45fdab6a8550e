import type { PictureManifest } from '../../../src/studio/wire.ts';
import type { PageFile } from '../../pages.ts';
import { inside, picturesIn } from '../../site/pictures/assets.ts';
import type { StudioInput } from '../input.ts';

type Plain = Readonly<Record<string, unknown>>;

/** The pictures that a document names, as views get them. A file that is none is left out. */
export function manifestOf(input: StudioInput, page: PageFile, document: Plain): Promise<PictureManifest> {
  const names = picturesIn(document, input.site().engine.model.tables);
  return manifestOfNames(
    input,
    page,
    names.filter((name) => !/^https?:/.test(name)),
  );
}

export async function manifestOfNames(
  { root, config, assets, keep }: StudioInput,
  page: PageFile,
  names: readonly string[],
): Promise<PictureManifest> {
  const cache = `${root}/.cache/pictures`;
  const entries = await Promise.all(
    names.map(async (name) => {
      try {
        const prepared = await assets.maker.picture(inside(page.folder, name), cache, config.base ?? '');
        keep(prepared);
        const { files: _, ...picture } = prepared;
        return [[name, picture] as const];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(entries.flat());
}
