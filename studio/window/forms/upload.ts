import { STUDIO } from '../../wire.ts';
import { StudioError } from '../state/api.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';

/** The result of an upload: the names of the stored files, and the reasons why others were refused. */
export interface UploadOutcome {
  readonly names: readonly string[];
  readonly problems: readonly { readonly file: string; readonly message: string; readonly fix: string }[];
}

/** Uploads files to the folder of the page, one by one. A refused file does not stop the others. */
export async function uploadFiles(studio: Studio, files: readonly File[]): Promise<UploadOutcome> {
  const names: string[] = [];
  const problems: UploadOutcome['problems'][number][] = [];
  for (const file of files)
    try {
      const { name, pictures } = await studio.api.upload(studio.slug, file.name || 'gambar.png', file);
      names.push(name);
      studio.change((draft) => {
        draft.pictures = { ...draft.pictures, ...pictures };
      });
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      problems.push({ file: file.name, message: error.message, fix: error.fix });
    }
  return { names, problems };
}

/** The files that were dropped or pasted. */
export function filesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])];
}

export function isPictureFile({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?|hei[cf])$/i.test(name);
}

/** The address of a file beside the page, as the frame has it. */
function fileAddress(slug: string, name: string): string {
  if (/^(?:https?:|\/)/.test(name)) return name;
  const path = name.replace(/^\.\//, '').split('/').map(encodeURIComponent).join('/');
  return `${STUDIO}frame/${encodeURIComponent(slug)}/${path}`;
}

/** The address by which the window shows a picture: what the build made of it, or the file itself. */
export function usePictureAddress(): (src: string) => string {
  const { slug } = useStudio();
  const pictures = useWindow((state) => state.pictures);
  return (src) => pictures[src]?.src ?? fileAddress(slug, src);
}
