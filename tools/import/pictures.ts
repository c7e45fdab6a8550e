import { cleanDrawing } from '../pictures/drawing/read-drawing.ts';
import { pictureFormat } from '../pictures/picture-format.ts';
import type { Conversion } from './conversion.ts';

/** Gets the bytes behind an address; nothing when it cannot be reached. */
export type Download = (address: string) => Promise<Uint8Array | undefined>;

export interface FetchedPictures {
  /** Files for the folder of the page, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly downloaded: readonly { address: string; file: string }[];
  /** Pictures that stay where they are on the web. */
  readonly referenced: readonly { address: string; reason: string }[];
}

const AT_ONCE = 4;
/** Altogether; no page has more. */
const MOST_ALTOGETHER = 200_000_000;
/** A picture of a page is smaller; more is not read. */
export const MOST_BYTES = 15_000_000;

const REASONS = {
  full: 'the pictures before it came to 200 MB; copy it into the folder yourself',
  noDrawing: 'the drawing is not valid SVG, is compressed, or has too many parts',
  noPicture: 'it is not a picture that browsers show',
  unreachable: 'it could not be reached: the server did not answer, or the address is not public',
} as const;

/** Brings the pictures into the folder of the page; what cannot be reached stays a web address. */
export async function fetchPictures(
  conversion: Conversion,
  download: Download,
  step: (name: string) => void,
): Promise<FetchedPictures> {
  const files = new Map<string, Uint8Array>();
  const downloaded: { address: string; file: string }[] = [];
  const referenced: { address: string; reason: string }[] = [];
  let altogether = 0;
  const waiting = [...conversion.pictures];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, places] = next;
      const isFull = altogether > MOST_ALTOGETHER;
      const bytes = isFull ? undefined : await download(address).catch(() => undefined);
      const ending = bytes && pictureFormat(bytes);
      const kept = bytes && ending === 'svg' ? cleaned(bytes) : bytes;
      altogether += bytes?.length ?? 0;
      if (!kept || !ending || kept.length > MOST_BYTES) {
        referenced.push({
          address,
          reason: isFull
            ? REASONS.full
            : !bytes
              ? REASONS.unreachable
              : REASONS[kept ? 'noPicture' : 'noDrawing'],
        });
      } else {
        const file = freeName(address, ending, files);
        files.set(file, kept);
        downloaded.push({ address, file });
        for (const place of places) place.src = file;
      }
      step(address.split('/').at(-1) ?? address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { files, downloaded, referenced };
}

/** A drawing from elsewhere, without what could act or call out. */
function cleaned(bytes: Uint8Array): Uint8Array | undefined {
  const svg = cleanDrawing(bytes);
  return typeof svg === 'string' ? new TextEncoder().encode(svg) : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function freeName(address: string, ending: string, taken: ReadonlyMap<string, Uint8Array>): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  const plain = decoded(last)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const name = plain || 'gambar';
  let file = `${name}.${ending}`;
  for (let n = 2; taken.has(file); n++) file = `${name}-${n}.${ending}`;
  return file;
}
