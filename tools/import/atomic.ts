import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';

/** Returns the plain value in a typed one of Elementor's atomic editor: `{ "$$type": "string", "value": "…" }`. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value)) return value;
  if ('$$type' in value) return plainValue(value.value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainValue(part)]));
}

/** The text of an atomic value, which may hold its HTML in `content`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return isRecord(value) ? textOf(value.content ?? value.text ?? '') : '';
}

const imageOf = (value: unknown): JsonObject => {
  const src = isRecord(value) ? (isRecord(value.src) ? value.src : value) : {};
  const alt = isRecord(value) && typeof value.alt === 'string' ? value.alt : textOf(src.alt);
  return { url: textOf(src.url), alt };
};
const linkOf = (value: unknown): JsonObject => ({
  url: isRecord(value) ? textOf(value.destination ?? value.url ?? value.href) : textOf(value),
  is_external: isRecord(value) && value.isTargetBlank === true ? 'on' : '',
});

/** Converts each atomic widget to its counterpart in the older format. */
const WIDGETS: Readonly<Record<string, (own: JsonObject) => { type: string; settings: JsonObject }>> = {
  'e-heading': (own) => ({
    type: 'heading',
    settings: { title: textOf(own.title), header_size: textOf(own.tag) || 'h2', link: linkOf(own.link) },
  }),
  'e-paragraph': (own) => ({ type: 'text-editor', settings: { editor: `<p>${textOf(own.paragraph)}</p>` } }),
  'e-button': (own) => ({ type: 'button', settings: { text: textOf(own.text), link: linkOf(own.link) } }),
  'e-image': (own) => ({
    type: 'image',
    settings: {
      image: imageOf(own.image),
      ...(isRecord(own.link) ? { link_to: 'custom', link: linkOf(own.link) } : {}),
    },
  }),
  'e-svg': (own) => ({ type: 'image', settings: { image: imageOf(own.svg), image_size: 'thumbnail' } }),
  'e-youtube': (own) => ({
    type: 'video',
    settings: { video_type: 'youtube', youtube_url: textOf(own.source) },
  }),
  'e-self-hosted-video': (own) => ({
    type: 'video',
    settings: { video_type: 'hosted', external_url: imageOf(own.source) },
  }),
  'e-divider': () => ({ type: 'divider', settings: {} }),
  'e-form-label': (own) => ({ type: 'text-editor', settings: { editor: `<p>${textOf(own.text)}</p>` } }),
  'e-form-submit-button': (own) => ({ type: 'form', settings: { button_text: textOf(own.text) } }),
};

/** True if an element comes from the atomic editor. */
export const isAtomic = (raw: JsonObject): boolean =>
  /^e-/.test(String(raw.elType ?? '')) || /^e-/.test(String(raw.widgetType ?? ''));

/** Converts an atomic element to the older format: boxes become containers, laid out by their own styles. */
export function fromAtomic(raw: JsonObject): { kind: string; type: string; settings: JsonObject } {
  const own = plainValue(raw.settings ?? {});
  const settings = isRecord(own) ? own : {};
  const styles = stylesOf(raw);
  const name = String(raw.widgetType ?? raw.elType);
  const anchor = textOf(settings._cssid);
  const shared = anchor ? { _element_id: anchor } : {};
  const widget = WIDGETS[name]?.(settings);
  if (widget)
    return {
      kind: 'widget',
      type: widget.type,
      settings: { ...widget.settings, ...widgetLook(styles), ...shared },
    };
  // The lead form, which replaces the button of a form, has its own fields.
  if (/^e-form-/.test(name)) return { kind: 'widget', type: 'e-form-field', settings: {} };
  if (raw.elType === 'widget') return { kind: 'widget', type: name, settings: { ...settings, ...shared } };
  return { kind: 'container', type: 'container', settings: { ...boxLook(styles, name), ...shared } };
}

/** The style values of an element by breakpoint, without states such as hover. */
function stylesOf(raw: JsonObject): Readonly<Record<'desktop' | 'tablet' | 'mobile', JsonObject>> {
  const all: Record<'desktop' | 'tablet' | 'mobile', JsonObject> = { desktop: {}, tablet: {}, mobile: {} };
  const styles = isRecord(raw.styles) ? Object.values(raw.styles) : [];
  for (const variant of styles.flatMap((style) =>
    isRecord(style) && Array.isArray(style.variants) ? style.variants : [],
  )) {
    if (!isRecord(variant)) continue;
    const meta = isRecord(variant.meta) ? variant.meta : {};
    const screen = String(meta.breakpoint ?? 'desktop');
    const props = plainValue(variant.props);
    if (
      meta.state ||
      !isRecord(props) ||
      !(screen === 'desktop' || screen === 'tablet' || screen === 'mobile')
    )
      continue;
    all[screen] = { ...all[screen], ...props };
  }
  return all;
}

const BOX_KEYS: Readonly<Record<string, string>> = {
  'flex-direction': 'flex_direction',
  'flex-wrap': 'flex_wrap',
  'justify-content': 'flex_justify_content',
  'align-items': 'flex_align_items',
  'min-height': 'min_height',
  width: 'width',
  'grid-template-columns': 'grid_columns_grid',
};

function boxLook(styles: ReturnType<typeof stylesOf>, name: string): JsonObject {
  const look: Record<string, unknown> = name === 'e-flexbox' ? { flex_direction: 'row' } : {};
  if (styles.desktop.display === 'grid') look.container_type = 'grid';
  for (const [screen, props] of Object.entries(styles))
    for (const [css, key] of Object.entries(BOX_KEYS))
      if (props[css] !== undefined) look[screen === 'desktop' ? key : `${key}_${screen}`] = props[css];
  const { background } = styles.desktop;
  const color = isRecord(background) ? background.color : undefined;
  const picture = isRecord(background) ? pictureIn(background['background-overlay']) : undefined;
  if (picture || typeof color === 'string') look.background_background = 'classic';
  if (typeof color === 'string') look.background_color = color;
  if (picture) look.background_image = picture;
  return look;
}

function pictureIn(value: unknown): JsonObject | undefined {
  if (Array.isArray(value)) return value.map(pictureIn).find((one) => one !== undefined);
  if (!isRecord(value)) return undefined;
  if (typeof value.url === 'string' && value.url !== '') return { url: value.url };
  return Object.values(value)
    .map(pictureIn)
    .find((one) => one !== undefined);
}

function widgetLook(styles: ReturnType<typeof stylesOf>): JsonObject {
  const align = styles.desktop['text-align'];
  return {
    ...(typeof align === 'string' ? { align } : {}),
    ...(isRecord(styles.desktop.width)
      ? { _element_width: 'initial', _element_custom_width: styles.desktop.width }
      : {}),
  };
}
