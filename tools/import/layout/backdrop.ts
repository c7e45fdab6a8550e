import { isRecord } from '../../../src/lib/is-record.ts';
import { alphaOf, type Ground, groundOf, isDark, isFaint, siteGrounds } from '../colors.ts';
import type { Conversion, Node } from '../conversion.ts';
import { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { hiddenWithAll } from './screens.ts';

/** The background of a section, column or container. */
export interface Backdrop {
  readonly ground?: Ground;
  /** True if the ground is barely distinguishable from white. */
  readonly isFaint?: boolean;
  /** An image or slides, in the form of a Kavling section. */
  readonly background?: Readonly<Record<string, unknown>>;
  /** The shape of its image if it has no content. */
  readonly ratio?: string;
  /** True if its content is vertically centred. */
  readonly isMiddle?: boolean;
  /** The least height of a picture with content, and where its content is in it. */
  readonly minHeight?: string;
  readonly place?: string;
  /** A line or a shadow around it. */
  readonly edge?: 'outline' | 'card';
}

/** Reads the background of an element; anything that cannot be carried over is listed in the report. */
export function backdropOf(settings: Settings, conversion: Conversion): Backdrop {
  const kind = settings.choice('background_background', '');
  const shade = shadeOf(settings);
  const edge = edgeOf(settings);
  const pictures = picturesOf(settings, kind, conversion);
  settings.ignore(...UNTOLD);
  const [first] = pictures;
  if (first) {
    const images = pictures.length > 1 ? { slideshow: { images: pictures } } : { image: first };
    return { ground: 'picture', background: { ...images, ...shade }, ...edge };
  }
  const isHidden = kind === 'classic' && settings.media('background_image').url && isVeiled(settings);
  const veil = isHidden ? veilOf(settings) : undefined;
  const own: Pick<Backdrop, 'ground' | 'isFaint'> =
    kind === 'classic' || kind === 'gradient' ? colorOf(settings, conversion) : {};
  const { ground, ...faint } = veil ? { ground: veil } : own;
  if (kind === 'gradient') conversion.addNote('The gradient became one tone.');
  if (kind === 'classic' && isGlass(settings, conversion)) return { edge: 'outline' };
  return { ...(ground ? { ground } : {}), ...faint, ...edge };
}

/** True if a colour is a light veil over a dark ground: such a panel is as dark as its surroundings. */
function isGlass({ raw }: Settings, { ground }: Conversion): boolean {
  const alpha = alphaOf(String(raw.background_color ?? ''));
  return (ground === 'dark' || ground === 'brand' || ground === 'picture') && alpha >= 0.03 && alpha < 0.35;
}

const OWN = /^_(?:background_(?!hover)|border_(?:border|width|color|radius)|box_shadow_)/;

/** Reads the background of a single widget: the same settings, each with an underscore before its name. */
export function widgetBackdrop(settings: Settings, conversion: Conversion): Backdrop {
  const { __globals__: globals } = settings.raw;
  const bare = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => (OWN.test(key) ? [[key.slice(1), value]] : [])),
    );
  const own = bare(settings.raw);
  if (Object.keys(own).length === 0) return {};
  settings.ignore(...Object.keys(own).map((key) => `_${key}`));
  return backdropOf(
    new Settings({ ...own, ...(isRecord(globals) ? { __globals__: bare(globals) } : {}) }),
    conversion,
  );
}

const UNTOLD = ['position', 'size', 'repeat', 'attachment', 'xpos', 'ypos', 'bg_width'].flatMap((key) => [
  `background_${key}`,
  `background_${key}_tablet`,
  `background_${key}_mobile`,
]);

function picturesOf(settings: Settings, kind: string, conversion: Conversion) {
  if (kind === 'slideshow')
    return settings
      .medias('background_slideshow_gallery')
      .flatMap((media) => conversion.picture(media) ?? []);
  if (kind === 'video') {
    conversion.hint(
      `The video behind a section is omitted: ${settings.link('background_video_link')}. Put the file beside the page and name it in "background.video".`,
    );
    return [conversion.picture(settings.media('background_video_fallback')) ?? []].flat();
  }
  const own = kind === 'classic' ? settings.media('background_image') : undefined;
  if (own?.url) {
    if (!isVeiled(settings)) {
      const image = conversion.picture(own);
      const phone = settings.media('background_image_mobile');
      return image ? [conversion.withPhone(image, phone)] : [];
    }
    conversion.addNote('The picture behind is omitted: its light overlay hides it.');
    conversion.hint(`A picture that hardly shows through its overlay is omitted: ${own.url}`);
    return [];
  }
  const phone = kind === 'classic' ? settings.media('background_image_mobile') : undefined;
  if (phone?.url)
    conversion.hint(`A picture that only phones showed behind a section is omitted: ${phone.url}`);
  const over = settings.choice('background_overlay_background', '') === 'classic';
  const pattern = over ? settings.media('background_overlay_image') : undefined;
  if (!pattern?.url) return [];
  if (strengthOf(settings) > FAINT || !hasColor(settings, kind))
    return [conversion.picture(pattern) ?? []].flat();
  conversion.addNote('The faint picture over the colour is omitted.');
  conversion.hint(`A faint picture over a colour is omitted: ${pattern.url}`);
  return [];
}

/** The strength of the overlay, 0 to 1. */
const strengthOf = (settings: Settings): number => settings.number('background_overlay_opacity') ?? 0.5;

/** The highest opacity at which an image over a colour is no more than a pattern. */
const FAINT = 0.4;

const hasColor = ({ raw }: Settings, kind: string): boolean => {
  const { __globals__: globals } = raw;
  const isGlobal = isRecord(globals) && Boolean(globals.background_color);
  return (
    ['classic', 'gradient'].includes(kind) &&
    (isGlobal || groundOf(String(raw.background_color ?? '')) !== undefined)
  );
};

/** True if a light overlay hides almost all of the image: dark text is on it. */
function isVeiled(settings: Settings): boolean {
  const ground = veilOf(settings);
  return (
    (ground === 'white' || ground === 'tint') && strengthOf(settings) * alphaOf(colorOfVeil(settings)) >= 0.7
  );
}

const colorOfVeil = ({ raw }: Settings): string => String(raw.background_overlay_color ?? '');
const veilOf = (settings: Settings): Ground | undefined =>
  settings.choice('background_overlay_background', '') === 'classic'
    ? groundOf(colorOfVeil(settings))
    : undefined;

function shadeOf(settings: Settings): { overlay?: string } {
  const overlay = settings.choice('background_overlay_background', '');
  const color = settings.text('background_overlay_color');
  const strength = strengthOf(settings);
  if (!overlay) return {};
  return { overlay: strength > 0.55 || isDark(color) ? 'strong' : 'soft' };
}

function edgeOf(settings: Settings): { edge?: 'outline' | 'card' } {
  const border = settings.choice('border_border', '');
  if (settings.on('box_shadow_box_shadow_type', false)) return { edge: 'card' };
  return border && border !== 'none' && isAround(settings.raw.border_width) ? { edge: 'outline' } : {};
}

/** True if a border is on every side: a line on one side only is not a frame. */
function isAround(width: unknown): boolean {
  if (!isRecord(width)) return true;
  return ['top', 'right', 'bottom', 'left'].every((side) => Number(width[side]) > 0);
}

/** The ground for a colour of the export, either the site's or the element's own. */
export function groundIn(settings: Settings, conversion: Conversion, key?: string): Ground | undefined {
  return colorOf(settings, conversion, key).ground;
}

function colorOf(
  settings: Settings,
  conversion: Conversion,
  key = 'background_color',
): Pick<Backdrop, 'ground' | 'isFaint'> {
  const globals = settings.raw.__globals__;
  const link = isRecord(globals) ? String(globals[key] ?? '') : '';
  const id = /colors\?id=(\w+)/.exec(link)?.[1];
  const color = (id && conversion.colors.get(id)) || settings.text(key);
  const near = id && !conversion.colors.has(id) ? (siteGrounds[id] ?? groundOf(color)) : groundOf(color);
  // On white it is visible as a separate band; on any other ground it is as light as white.
  const isTinge = near === 'white' && (conversion.ground ?? 'white') === 'white' && isFaint(color);
  const ground = isTinge ? 'tint' : near;
  if (id && !ground && color === '')
    conversion.hint(
      'A section has a colour of the site that is not in the export. Import with --kit to carry it.',
    );
  if (ground && ground !== 'white')
    conversion.addNote(`The colour ${color || id} became "${ground}" of the theme.`);
  return { ...(ground ? { ground } : {}), ...(isTinge ? { isFaint: true } : {}) };
}

const firstImage = ({ background }: Backdrop): unknown =>
  background?.image ?? (background?.slideshow as { images: unknown[] } | undefined)?.images[0];

/** A video alone on an image takes the image as its poster; other parts stay as they are. */
export function onPoster(nodes: Node[], backdrop: Backdrop): [nodes: Node[], left: Backdrop] {
  const poster = firstImage(backdrop);
  const kept = nodes.filter(({ type, id }) => type !== 'spacer' || id !== undefined);
  const [film, ...others] = kept.filter(({ type }) => type !== 'spacer');
  if (!poster || film?.type !== 'video' || film.poster || others.length > 0) return [nodes, backdrop];
  return [kept.map((node) => (node === film ? { ...film, poster } : node)), {}];
}

/** Widgets on their own ground inside a section. */
export function onBackdrop(given: readonly Node[], all: Backdrop, around: Ground | undefined): Node[] {
  const [nodes, backdrop] = onPoster([...given], all);
  const { ground, background, edge } = backdrop;
  const image = firstImage(backdrop);
  const isBare = nodes.every(({ type, id }) => type === 'spacer' && !id);
  if (isBare && image)
    return [hiddenWithAll({ type: 'image', image, ratio: backdrop.ratio ?? 'landscape' }, nodes)];
  if (nodes.length === 0) return [];
  if (background) return [hiddenWithAll(pictured(nodes, background, backdrop), nodes)];
  const look = lookOf(ground, edge, around);
  if (!look) return [...nodes];
  const [only, ...more] = nodes;
  if (only?.type === 'columns' && more.length === 0 && !only.look && !only.id) return [{ ...only, look }];
  return stack(nodes, { look, ...(backdrop.isMiddle ? { verticalAlign: 'middle' } : {}) }).map((node) =>
    hiddenWithAll(node, nodes),
  );
}

const pictured = (nodes: Node[], background: object, { minHeight, place }: Backdrop): Node => ({
  type: 'section',
  background,
  spacing: 'medium',
  ...(minHeight ? { minHeight } : {}),
  ...(minHeight && place ? { verticalAlign: place } : {}),
  children: [...nodes],
});

function lookOf(
  ground: Ground | undefined,
  edge: Backdrop['edge'],
  around: Ground | undefined,
): string | undefined {
  const isSame = ground === (around ?? 'white');
  if (ground && !isSame) return ground === 'white' ? 'card' : ground;
  return edge === 'card' && (around ?? 'white') === 'white' ? 'card' : edge && 'outline';
}

/** The look of a panel with its own ground; undefined if it matches its surroundings. */
export const lookOn = (ground: Ground | undefined, conversion: Conversion): string | undefined =>
  lookOf(ground, undefined, conversion.ground);

/** The tone of a band that is barely distinguishable from white, until its neighbours are known. */
const FAINT_TONE = 'faint';

/** Tints bands that are barely distinguishable from white, unless a neighbour is tinted: the two would merge. */
export function settleFaint(bands: readonly Node[]): void {
  const beside = bands.map((_, at) => [at - 1, at + 1].some((one) => bands[one]?.tone === 'tint'));
  for (const [at, band] of bands.entries()) {
    if (band.tone !== FAINT_TONE) continue;
    if (beside[at]) delete band.tone;
    else band.tone = 'tint';
  }
}

/** The ground of a band of the page. */
export function bandGround({ ground, background, isFaint: isTinge }: Backdrop): Record<string, unknown> {
  if (background) return { background };
  if (isTinge) return { tone: FAINT_TONE };
  return ground && ground !== 'white' && ground !== 'picture' ? { tone: ground } : {};
}
