import { prepareFont } from '../../fonts/fonts.ts';
import type { IconSource, PreparedIcons } from '../../pictures/page-icon.ts';
import { type AssetMaker, makesAtOnce } from './asset-maker.ts';
import { type AssetAnswer, answerOrder, createAssetOrders } from './asset-orders.ts';

/** The requests of a worker to the main thread: subsetting compiles the encoders once in each thread. */
const shared = ['font', 'firstFont', 'icons'] as const;
type SharedAsset = (typeof shared)[number];

export interface AssetQuestion {
  readonly id: number;
  readonly asset: SharedAsset;
  readonly args: readonly unknown[];
}

export interface SharedAssets {
  readonly maker: AssetMaker;
  settle(answer: AssetAnswer): void;
}

/** The maker of a worker. It makes images itself, because most belong to only one page. */
export function createSharedAssets(ask: (question: AssetQuestion) => void): SharedAssets {
  const orders = createAssetOrders();
  const asked =
    <Asset extends SharedAsset>(asset: Asset) =>
    (...args: Parameters<AssetMaker[Asset]>) =>
      orders.place((id) => ask({ id, asset, args })) as ReturnType<AssetMaker[Asset]>;
  return {
    maker: {
      ...makesAtOnce,
      crops: true,
      font: (font, text, cache) => prepareFont(font, text, cache, asked('font')),
      firstFont: asked('firstFont'),
      icons: rememberedIcons(asked('icons')),
    },
    settle: orders.settle,
  };
}

/** Answers a worker from the main thread, where equal cuts are made once. */
export function answerWith(
  { id, asset, args }: AssetQuestion,
  maker: AssetMaker = makesAtOnce,
): Promise<AssetAnswer> {
  const make = maker[asset] as (...args: readonly unknown[]) => Promise<unknown>;
  return answerOrder(id, () => make(...args));
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
