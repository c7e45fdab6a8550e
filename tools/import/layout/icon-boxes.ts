import { isRecord } from '../../../src/lib/is-record.ts';
import type { Element } from '../envelope.ts';
import { plainText } from '../rich-text.ts';
import { hiddenScreens } from './screens.ts';
import { pixelsOf } from './shapes.ts';

const isWidget = (element: Element | undefined, type: string): element is Element =>
  element?.kind === 'widget' &&
  element.type === type &&
  !element.settings._position &&
  hiddenScreens(element).length === 0;

/** A text that fits next to an icon: one paragraph without links. */
const isShort = ({ settings }: Element): boolean => {
  const html = String(settings.editor ?? '');
  return !/<(?:a|ul|ol|table|img|h\d)\b|<\/p>\s*<p|\[\w/i.test(html) && plainText(html).length <= 240;
};

/** The largest letters, in pixels, of the title of a box. */
const LARGEST = 28;

/** True if a title is larger than that of a box: a headline or a quotation under a mark. */
function isHeadline({ settings }: Element): boolean {
  if (settings.typography_typography === 'custom' && isRecord(settings.typography_font_size))
    return pixelsOf(settings.typography_font_size) > LARGEST;
  return settings.header_size === 'h1';
}

/**
 * A part with an icon, a title and a text as separate widgets looks like an icon box. Its parts
 * become one; any other part stays as it is.
 */
export function withIconBox(element: Element): Element {
  const [icon, title, text, ...more] = element.children;
  if (element.kind === 'widget' || more.length > 0) return element;
  if (!isWidget(icon, 'icon') || !isWidget(title, 'heading') || isHeadline(title)) return element;
  if (text && !(isWidget(text, 'text-editor') && isShort(text))) return element;
  const leadsOn = (one: Element) => Boolean((one.settings.link as { url?: string } | undefined)?.url);
  if (leadsOn(icon)) return element;
  const settings = {
    selected_icon: icon.settings.selected_icon ?? '',
    icon: icon.settings.icon ?? '',
    title_text: title.settings.title ?? '',
    description_text: text?.settings.editor ?? '',
    link: title.settings.link ?? '',
  };
  return { ...element, children: [{ ...icon, type: 'icon-box', settings, children: [] }] };
}
