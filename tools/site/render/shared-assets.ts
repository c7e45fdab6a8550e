import { prepareFont } from '../fonts/fonts.ts';
import type { IconSource, PreparedIcons } from '../pictures/page-icon.ts';
import { PictureProblem } from '../pictures/picture-problem.ts';
import { type AssetMaker, makesAtOnce } from './asset-maker.ts';

/** What a worker of the build asks the main thread for: cutting begins with compiling the encoders, once in each thread. */
const shared = ['font', 'firstFont', 'icons'] as const;
type SharedAsset = (typeof shared)[number];

export interface AssetQuestion {
  readonly id: number;
  readonly asset: SharedAsset;
  readonly args: readonly unknown[];
}

/** What became of a question: the value, or why there is none and which file is to blame. */
export interface AssetAnswer {
  readonly id: number;
  readonly value?: unknown;
  readonly reason?: string;
  readonly file?: string;
}

export interface SharedAssets {
  readonly maker: AssetMaker;
  settle(answer: AssetAnswer): void;
}

/** The maker of a worker. Pictures it makes itself, because each has a page of its own. */
export function createSharedAssets(ask: (question: AssetQuestion) => void): SharedAssets {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  const asked =
    <Asset extends SharedAsset>(asset: Asset) =>
    (...args: Parameters<AssetMaker[Asset]>) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        ask({ id: last, asset, args });
      }) as ReturnType<AssetMaker[Asset]>;
  return {
    maker: {
      ...makesAtOnce,
      crops: true,
      font: (font, text, cache) => prepareFont(font, text, cache, asked('font')),
      firstFont: asked('firstFont'),
      icons: rememberedIcons(asked('icons')),
    },
    settle({ id, value, reason, file }) {
      const question = waiting.get(id);
      waiting.delete(id);
      if (reason === undefined) question?.resolve(value);
      else question?.reject(file === undefined ? new Error(reason) : new PictureProblem(file, reason));
    },
  };
}

/** Answers a worker from the main thread, where equal cuts are made once. */
export async function answerWith(
  { id, asset, args }: AssetQuestion,
  maker: AssetMaker = makesAtOnce,
): Promise<AssetAnswer> {
  const make = maker[asset] as (...args: readonly unknown[]) => Promise<unknown>;
  try {
    return { id, value: await make(...args) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id, reason, ...(error instanceof PictureProblem ? { file: error.file } : {}) };
  }
}

const MOST_ICONS = 500;

/** Letters on a colour are few for many pages; a file may change, so it is read for every page. */
function rememberedIcons(make: AssetMaker['icons']): AssetMaker['icons'] {
  const known = new Map<string, Promise<PreparedIcons>>();
  return (source: IconSource, cache) => {
    if (source.file !== undefined) return make(source, cache);
    const key = JSON.stringify([source, cache]);
    const before = known.get(key);
    if (before) return before;
    const icons = make(source, cache);
    if (known.size >= MOST_ICONS) known.clear();
    known.set(key, icons);
    icons.catch(() => known.delete(key));
    return icons;
  };
}
