import type { Work } from './work.ts';

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
const MOST_BYTES = 15_000_000;

/** Brings the pictures into the folder of the page; what cannot be reached stays a web address. */
export async function fetchPictures(
  work: Work,
  download: Download,
  step: (name: string) => void,
): Promise<FetchedPictures> {
  const files = new Map<string, Uint8Array>();
  const downloaded: { address: string; file: string }[] = [];
  const referenced: { address: string; reason: string }[] = [];
  const waiting = [...work.pictures];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, places] = next;
      const bytes = await download(address).catch(() => undefined);
      const ending = bytes && endingOf(bytes);
      if (!bytes || !ending || bytes.length > MOST_BYTES) {
        referenced.push({
          address,
          reason: bytes ? 'it is no picture that browsers show' : 'it could not be reached',
        });
      } else {
        const file = freeName(address, ending, files);
        files.set(file, bytes);
        downloaded.push({ address, file });
        for (const place of places) place.src = file;
      }
      step(address.split('/').at(-1) ?? address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { files, downloaded, referenced };
}

/** What kind of picture bytes are, by how they begin; names and headers may lie. */
export function endingOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 64));
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('\x89PNG')) return 'png';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 12) === 'ftypavif') return 'avif';
  return /^\s*(?:<\?xml|<svg|<!--)/.test(start) && new TextDecoder().decode(bytes).includes('<svg')
    ? 'svg'
    : undefined;
}

function freeName(address: string, ending: string, taken: ReadonlyMap<string, Uint8Array>): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  const plain = decodeURIComponent(last)
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

/** Over the web, for as long as a person waits. */
export const fromTheWeb: Download = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000), redirect: 'follow' });
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
};
