import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { PageFile } from '../../../tools/pages/pages.ts';
import { inside, picturesIn } from '../../../tools/pictures/assets.ts';
import { type Grade, gradeOf } from '../../../tools/pictures/grades.ts';
import type { PictureManifest } from '../../wire.ts';
import type { StudioInput } from '../input.ts';

/** Returns the pictures that a document names, as views get them. Files that are not pictures are skipped. */
export function manifestOf(
  input: StudioInput,
  page: PageFile,
  document: JsonObject,
): Promise<PictureManifest> {
  const names = picturesIn(document, input.site().engine.model.tables);
  return manifestOfNames(input, page, {
    names: names.filter((name) => !/^https?:/.test(name)),
    grade: gradeOf(document),
  });
}

export async function manifestOfNames(
  { root, config, assets, keep }: StudioInput,
  page: PageFile,
  { names, grade }: { names: readonly string[]; grade: Grade | undefined },
): Promise<PictureManifest> {
  const cache = `${root}/.cache/pictures`;
  const entries = await Promise.all(
    names.map(async (name) => {
      try {
        const file = inside(page.folder, name);
        const prepared = await assets.maker.picture(file, cache, config.base ?? '', grade);
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
