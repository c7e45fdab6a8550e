import { anchorName, type Conversion, type Node } from './conversion.ts';
import type { Element } from './envelope.ts';
import { plainText } from './rich-text.ts';
import type { Settings } from './settings.ts';
import { stack } from './stack.ts';

const spaces = (pixels: number | undefined): string | undefined => {
  if (pixels === undefined) return undefined;
  if (pixels < 6) return 'none';
  return pixels < 22 ? 'small' : pixels < 45 ? 'medium' : 'large';
};

/** A band of the page from a section or container at the top, around what it holds. */
export function band(settings: Settings, children: Node[], conversion: Conversion): Node {
  const height = settings.choice('height', 'default');
  const least = settings.number('custom_height') ?? settings.number('min_height');
  const isTall = height === 'full' || (least ?? 0) >= 600;
  const minHeight = isTall ? 'tall' : (least ?? 0) >= 350 ? 'half' : undefined;
  const side = {
    top: 'top',
    middle: 'middle',
    bottom: 'bottom',
    'flex-start': 'top',
    center: 'middle',
    'flex-end': 'bottom',
  }[settings.choice('column_position', '') || settings.choice('content_position', '')];
  const width =
    settings.choice('layout', 'boxed') === 'full_width' ||
    settings.choice('content_width', 'boxed') === 'full'
      ? 'wide'
      : undefined;
  settings.ignore(
    'content_width',
    'boxed_width',
    'gap',
    'structure',
    'html_tag',
    'padding',
    'margin',
    'container_type',
    'stretch_section',
    'height_inner',
  );
  return {
    type: 'section',
    ...ground(settings, conversion),
    ...(width ? { width } : {}),
    ...(minHeight ? { minHeight } : {}),
    ...(side ? { verticalAlign: side } : {}),
    children,
  };
}

/** The ground of a band: its picture, slides or tone. Colours become the nearest tone of the theme. */
function ground(settings: Settings, conversion: Conversion): Record<string, unknown> {
  const kind = settings.choice('background_background', '');
  const image = kind === 'classic' ? conversion.picture(settings.media('background_image')) : undefined;
  const slides =
    kind === 'slideshow'
      ? settings.medias('background_slideshow_gallery').flatMap((media) => conversion.picture(media) ?? [])
      : [];
  const color = kind === 'classic' || kind === 'gradient' ? settings.text('background_color') : '';
  const overlay = settings.choice('background_overlay_background', '');
  const overlayColor = settings.text('background_overlay_color');
  const strength = settings.number('background_overlay_opacity') ?? 0.5;
  if (kind === 'video') {
    conversion.addNote(
      `The video behind the section is left out: ${settings.link('background_video_link')}. Put the file beside the page and name it in "background.video".`,
    );
    const still = conversion.picture(settings.media('background_video_fallback'));
    if (still) return { background: { image: still, overlay: 'strong' } };
  }
  if (kind === 'gradient') conversion.addNote('The gradient became one tone.');
  const shade =
    overlay && (strength > 0.55 || isDark(overlayColor)) ? 'strong' : overlay ? 'soft' : undefined;
  const more = shade ? { overlay: shade } : {};
  if (slides.length > 1) return { background: { slideshow: { images: slides }, ...more } };
  const only = image ?? slides[0];
  if (only) return { background: { image: only, ...more } };
  const tone = color === '' ? undefined : toneOf(color);
  if (tone) conversion.addNote(`The colour ${color} became the tone "${tone}" of the theme.`);
  return tone ? { tone } : {};
}

function rgb(color: string): [number, number, number] | undefined {
  const hex =
    /^#([0-9a-f]{6})/i.exec(color)?.[1] ?? /^#([0-9a-f]{3})$/i.exec(color)?.[1]?.replace(/./g, '$&$&');
  if (hex)
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  const parts = /^rgba?\(\s*([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)/i.exec(color);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

function brightness(color: string): number | undefined {
  const parts = rgb(color);
  return parts && (parts[0] * 0.299 + parts[1] * 0.587 + parts[2] * 0.114) / 255;
}

const isDark = (color: string) => (brightness(color) ?? 1) < 0.35;

function toneOf(color: string): string | undefined {
  const light = brightness(color);
  if (light === undefined || light > 0.97) return undefined;
  return light < 0.45 ? 'dark' : light > 0.82 ? 'tint' : undefined;
}

/** Columns side by side; each holds one widget or a stack. */
export function columnsOf(
  settings: Settings,
  element: Element,
  cells: Node[][],
  conversion: Conversion,
): Node[] {
  const full = cells.filter((cell) => cell.length > 0);
  if (full.length === 0) return [];
  if (full.length === 1) return full[0] ?? [];
  const gaps: Record<string, number> = { default: 20, no: 0, narrow: 10, extended: 30, wide: 40, wider: 60 };
  const gap = spaces(gaps[settings.choice('gap', 'default')]);
  const reverse = ['mobile', 'tablet'].filter((screen) => settings.on(`reverse_order_${screen}`, false));
  const ratio = full.length === 2 ? ratioOf(element) : undefined;
  if (full.length > 2 && !isEven(element))
    conversion.addNote('Columns of different width became columns of the same width.');
  const desktop = Math.min(full.length, 6);
  return [
    {
      type: 'columns',
      columns: { desktop, tablet: Math.min(desktop, desktop === 2 ? 2 : 3), mobile: 1 },
      ...(gap ? { gap } : {}),
      ...(ratio && ratio !== 'equal' ? { ratio } : {}),
      ...(reverse.length ? { reverseOn: reverse } : {}),
      children: full.flatMap((cell) => stack(cell)),
    },
  ];
}

function widths(element: Element): number[] {
  return element.children.map(({ settings }) => {
    const inline = settings._inline_size ?? settings.width;
    const size = typeof inline === 'object' && inline !== null ? (inline as { size?: unknown }).size : inline;
    return Number(size || settings._column_size || 0);
  });
}

function isEven(element: Element): boolean {
  const all = widths(element);
  return all.every((width) => Math.abs(width - (all[0] ?? 0)) < 3);
}

function ratioOf(element: Element): string {
  const [first = 0, second = 0] = widths(element);
  if (first === 0 || second === 0) return 'equal';
  const share = first / (first + second);
  if (share < 0.29) return 'quarter-start';
  if (share < 0.37) return 'third-start';
  if (share < 0.46) return 'wide-end';
  if (share <= 0.54) return 'equal';
  if (share < 0.63) return 'wide-start';
  return share < 0.71 ? 'third-end' : 'quarter-end';
}

/** A container: a row, a stack or a grid. */
export function containerOf(
  settings: Settings,
  element: Element,
  cells: Node[][],
  conversion: Conversion,
): Node[] {
  const full = cells.filter((cell) => cell.length > 0);
  const isGrid = settings.choice('container_type', 'flex') === 'grid';
  const direction = settings.choice('flex_direction', 'column');
  const gap = spaces(settings.number('flex_gap') ?? settings.number('grid_gaps'));
  settings.ignore(
    'flex_gap',
    'grid_gaps',
    'content_width',
    'boxed_width',
    'width',
    'html_tag',
    'padding',
    'margin',
    'flex_direction_mobile',
    'flex_direction_tablet',
    'grid_rows_grid',
    '_flex_size',
  );
  const wholeLink = settings.link('link');
  if (wholeLink)
    conversion.addNote(`The whole container was a link to ${wholeLink.slice(0, 80)}; its widgets are not.`);
  if (full.length === 0) return [];
  if (full.length === 1 && !isGrid) return full[0] ?? [];
  if (isGrid) {
    const desktop = Math.min(6, settings.number('grid_columns_grid') ?? 3);
    const tablet = settings.number('grid_columns_grid_tablet');
    const mobile = settings.number('grid_columns_grid_mobile') ?? 1;
    const columns = {
      desktop,
      ...(tablet ? { tablet: Math.min(6, tablet) } : {}),
      mobile: Math.min(6, mobile),
    };
    return [
      { type: 'columns', columns, ...(gap ? { gap } : {}), children: full.flatMap((cell) => stack(cell)) },
    ];
  }
  if (!direction.startsWith('row'))
    return direction === 'column-reverse' ? full.reverse().flat() : full.flat();
  settings.ignore('flex_wrap', 'flex_align_items', 'flex_justify_content');
  return columnsOf(settings, element, direction === 'row-reverse' ? full.reverse() : full, conversion).map(
    (node) => ({
      ...node,
      ...(gap && node.type === 'columns' ? { gap } : {}),
    }),
  );
}

/** The anchor of an element, given to its first widget. */
export function withAnchor(nodes: Node[], settings: Settings, conversion: Conversion): Node[] {
  const name = plainText(settings.text('_element_id'));
  const [first, ...rest] = nodes;
  if (name === '' || !first) return nodes;
  const id = anchorName(name);
  conversion.ids.set(name, id);
  return first.id ? [{ type: 'spacer', size: 'small', id }, ...nodes] : [{ ...first, id }, ...rest];
}
