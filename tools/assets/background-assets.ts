import { readFile, stat } from 'node:fs/promises';
import type { AssetMaker } from '../build/render/asset-maker.ts';
import type { EarlyReading } from '../check/readings.ts';
import { madeFirstFont } from '../fonts/first-font.ts';
import { foreseeFont } from '../fonts/fonts.ts';
import type { Grade } from '../pictures/grades.ts';
import { foreseeOgImage } from '../pictures/og-image.ts';
import { foreseeIcons } from '../pictures/page-icon.ts';
import type { PictureFormat } from '../pictures/picture-format.ts';
import { PictureProblem } from '../pictures/picture-problem.ts';
import { readHeader } from '../pictures/picture-reading.ts';
import { foreseePicture, type PreparedPicture } from '../pictures/pictures.ts';
import type { ReceivedPicture } from '../pictures/receive-picture.ts';
import { OverLimit } from './asset-queue.ts';
import type { AssetWorker } from './asset-worker.ts';
import { readByWorker } from './worker-reading.ts';

export interface BackgroundAssets {
  readonly maker: AssetMaker;
  /** Reads the header of a picture now, and the rest behind. */
  readonly readPicture: (path: string) => Promise<EarlyReading>;
  /** Reads a picture to its end before it answers. */
  readonly readWhole: (path: string) => Promise<EarlyReading>;
  /**
   * Reads an uploaded picture.
   * @throws OverLimit when too many are waiting
   */
  receive(bytes: Uint8Array, format: PictureFormat): Promise<ReceivedPicture>;
  /** A small picture of a picture; nothing when it is none. */
  thumbnail(root: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The URL prefix of images that are served as the author saved them, until their sizes are ready. */
  awaited(): string[];
  /** The file to show for one that is not there: the author's own picture, or `file` itself once it is made. */
  standIn(address: string, file: string): Promise<string>;
  close(): Promise<void>;
}

interface BackgroundAssetsInput {
  /** Runs background work. */
  readonly worker: AssetWorker;
  /** Does what a page waits for: it must not queue behind pictures. */
  readonly urgent: AssetWorker;
  /** Reads pictures of the site to their end: their mistakes must not wait for pictures that are cut. */
  readonly checker: AssetWorker;
  /** Reads what people upload and look through, which may be anything. */
  readonly reader: AssetWorker;
  /** The sizes of a picture are made; `start` is how their addresses begin. */
  readonly onPicture: (start: string) => void;
  /** A picture whose header was right cannot be cut. */
  readonly onProblem: (file: string) => void;
}

/** A file that is being made. */
interface Pending {
  /** The fallback in the meantime. */
  readonly original?: string;
  readonly done: Promise<unknown>;
}

/** A picture that a page asks for. */
interface Asked {
  readonly args: readonly [file: string, cache: string, base: string, grade: Grade | undefined];
  /** Its cache key. */
  readonly key: string;
  readonly stamp: string;
}

/** As many pictures as are kept in mind. */
const MOST_REMEMBERED = 500;

/**
 * Makes pages without waiting for their pictures: their addresses follow from the file alone, the asset worker makes
 * them, and open pages are notified. Only a font is waited for: a page that comes before its font stays without it.
 */
export function createBackgroundAssets({
  worker,
  urgent,
  checker,
  reader,
  onPicture,
  onProblem,
}: BackgroundAssetsInput): BackgroundAssets {
  const pending = new Map<string, Pending>();
  const awaited = new Set<string>();
  const remembered = new Map<string, { stamp: string; picture: Promise<PreparedPicture> }>();

  /** Lists the addresses as pending until the work is done; whether it went well is the business of `done`. */
  function follow(addresses: Iterable<string>, done: Promise<unknown>, original?: string): void {
    const all = [...addresses];
    const entry = { done, ...(original === undefined ? {} : { original }) };
    for (const address of all) pending.set(address, entry);
    const forget = () => {
      for (const address of all) if (pending.get(address) === entry) pending.delete(address);
    };
    done.then(forget, forget);
  }

  function remember(key: string, stamp: string, picture: Promise<PreparedPicture>): void {
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(key, { stamp, picture });
  }

  async function begin({ args, key, stamp }: Asked): Promise<PreparedPicture> {
    const [file] = args;
    const { picture, isMade } = await foreseePicture(...args);
    if (isMade) return picture;
    const same = pending.get([...picture.files.keys()][0] ?? '');
    if (same) {
      same.done.finally(() => remembered.delete(key)).catch(() => undefined);
      return picture;
    }
    const start = picture.src.replace(/(-\d+)?\.\w+$/, '');
    const made = worker.run('picture', ...args).catch((error: unknown) => {
      throw error instanceof OverLimit ? new PictureProblem(file, error.message) : error;
    });
    awaited.add(start);
    follow(picture.files.keys(), made, file);
    made.then(
      () => {
        remember(key, stamp, made);
        awaited.delete(start);
        onPicture(start);
      },
      (error: unknown) => {
        awaited.delete(start);
        if (!(error instanceof PictureProblem)) return remembered.delete(key);
        remember(key, stamp, made);
        return onProblem(file);
      },
    );
    return picture;
  }

  const maker: AssetMaker = {
    async picture(file, cache, base, grade) {
      const found = await stat(file).catch(() => undefined);
      const stamp = `${found?.mtimeMs} ${found?.size} ${cache} ${base}`;
      const key = `${grade} ${file}`;
      const before = remembered.get(key);
      if (before?.stamp === stamp) return before.picture;
      const picture = begin({ args: [file, cache, base, grade], key, stamp });
      remember(key, stamp, picture);
      picture.catch(() => remembered.delete(key));
      return picture;
    },
    async font(font, text, cache) {
      const { cut, isMade } = await foreseeFont(font, text, cache);
      return isMade ? cut : urgent.run('font', font, text, cache);
    },
    firstFont: async (font, cache) =>
      (await madeFirstFont(font, cache)) ?? urgent.run('firstFont', font, cache),
    async icons(source, cache) {
      const { icons, isMade } = foreseeIcons(source, cache);
      if (!isMade && !pending.has(icons.touch))
        follow(icons.files.keys(), worker.run('icons', source, cache));
      return icons;
    },
    async share(words, cache) {
      const { share, isMade } = await foreseeOgImage(words, cache);
      if (!isMade && !pending.has(share.address)) follow([share.address], worker.run('share', words, cache));
      return share;
    },
  };

  return {
    maker,
    readWhole: (path) => readByWorker(reader, path),
    receive: (bytes, format) =>
      reader.run('received', bytes, format).catch((error: unknown) => {
        if (error instanceof OverLimit && error.limit === 'work') return { refused: 'heavy' };
        throw error;
      }),
    thumbnail: (root, file) => reader.run('thumbnail', root, file).catch(() => undefined),
    async readPicture(path) {
      const bytes = await readFile(path).catch(() => undefined);
      const reading = bytes ? await readHeader(bytes) : ({ kind: 'unreadable' } as const);
      const isSure = reading.kind !== 'photo' && reading.kind !== 'drawing';
      return isSure
        ? { reading }
        : { reading, later: readByWorker(checker, path).then(({ reading: whole }) => whole) };
    },
    awaited: () => [...awaited],
    async standIn(address, file) {
      const { original, done } = pending.get(address) ?? {};
      if (original !== undefined) return original;
      await done?.catch(() => undefined);
      return file;
    },
    async close() {
      await Promise.all([worker, urgent, checker, reader].map((one) => one.close()));
    },
  };
}
