import type { Moving, Node } from './conversion.ts';
import { shapeNear } from './layout/shapes.ts';

type Shape = readonly [width: number, height: number];
interface Item {
  readonly image: { readonly src: string; readonly alt: string };
  readonly link?: string;
}

export const itemsOf = ({ plain }: Moving): readonly Item[] => plain.items as readonly Item[];

/** The least number of logos in view; photographs are larger, so fewer fit. */
const LOGOS = 4;
/** The least ratio of width to height that suggests a logo instead of a photograph. */
const WIDE = 1.9;
/** The largest factor between the ratio of an image and that of a Kavling shape: beyond it, too much is cut off. */
const NEAR = 1.25;

/** The shape that WordPress writes into the name of a copy: hero-300x200.jpg. */
const namedShape = (address: string): Shape[] => {
  const [, width, height] = /-(\d{2,4})x(\d{2,4})\.\w+$/.exec(address) ?? [];
  return width && height ? [[Number(width), Number(height)]] : [];
};

const LOGO_FILE = /\.(?:png|svg|gif)(?:$|\?)/i;
const LOGO_NAME = /(?:^|[\W_])(?:logo|mitra|bank|partner|klien|client|brand|sponsor)/i;
const isLogo = ({ image: { src, alt } }: Item): boolean =>
  LOGO_FILE.test(src) || LOGO_NAME.test(src.split('/').at(-1) ?? '') || LOGO_NAME.test(alt);

/** Shows the images of a carousel whole: in a carousel of their shape, a strip of logos, or rows of equal height. */
export function showWhole(moving: Moving, found: readonly Shape[] = []): 'strip' | 'gallery' | undefined {
  const { node, plain } = moving;
  const items = itemsOf(moving);
  const shapes = found.length > 0 ? found : items.flatMap(({ image }) => namedShape(image.src));
  const ratios = shapes.map(([width, height]) => width / height).sort((one, two) => one - two);
  const widest = ratios.at(-1) ?? 1;
  const middle = ratios[Math.floor(ratios.length / 2)];
  const isMixed = widest / (ratios[0] ?? 1) > NEAR;
  const { desktop } = plain.slides as { desktop: number };
  const isStrip =
    desktop >= LOGOS && !plain.lightbox && (middle ? middle >= WIDE || isMixed : items.every(isLogo));
  for (const key of Object.keys(node)) delete node[key as keyof Node];
  if (isStrip) {
    Object.assign(node, { type: 'logo-strip', items: items.map(asLogo), size: 'large' });
    return 'strip';
  }
  const shape = middle && !isMixed ? shapeNear(middle, 1) : undefined;
  if (middle && (isMixed || offShape(middle) > NEAR)) {
    Object.assign(node, { type: 'gallery', items, layout: 'justified', lightbox: plain.lightbox });
    return 'gallery';
  }
  Object.assign(node, plain, shape && shape !== 'landscape' ? { ratio: shape } : {});
  return undefined;
}

const asLogo = ({ image, link }: Item) => ({
  name: image.alt || 'Logo',
  picture: image,
  ...(link ? { link } : {}),
});

const RATIOS: Readonly<Record<string, number>> = {
  portrait: 0.75,
  square: 1,
  landscape: 4 / 3,
  wide: 16 / 9,
};

function offShape(ratio: number): number {
  const ours = RATIOS[shapeNear(ratio, 1)] ?? 1;
  return Math.max(ours / ratio, ratio / ours);
}
