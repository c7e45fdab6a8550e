import { anchorName, type Conversion, type Mapper, type Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { plainText } from '../rich-text.ts';
import { narrowest } from '../room.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { iconOf, textNode } from './basic.ts';

/** Returns the widgets of a child element; the importer passes it in, so that nested widgets can hold anything. */
export type Children = (element: Element) => Node[];

/** The content that a title opens: its text, and the widgets that no text can hold. */
export function contentOf(html: string, conversion: Conversion): { content?: unknown; children?: Node[] } {
  const [first, ...rest] = textNode(html, conversion);
  const content = first?.type === 'text' ? first.content : undefined;
  const children = content || !first ? rest : [first, ...rest];
  return { ...(content ? { content } : {}), ...(children.length ? { children } : {}) };
}

function entries(settings: Settings, conversion: Conversion): { title: string }[] {
  return settings.list('tabs').map((item) => ({
    title: plainText(item.text('tab_title')) || 'Tanpa judul',
    ...contentOf(item.text('tab_content'), conversion),
  }));
}

const levelOf = (tag: string) => (/^h[2-6]$/.test(tag) ? { level: Number(tag.slice(1)) } : {});

export const accordion: Mapper = (settings, conversion) => {
  const items = entries(settings, conversion);
  const level = levelOf(settings.choice('title_html_tag', 'div'));
  settings.ignore('faq_schema', 'selected_icon', 'selected_active_icon', 'icon', 'icon_active', 'icon_align');
  return items.length ? [{ type: 'accordion', items, ...level }] : [];
};

export const toggle: Mapper = (settings, conversion) => {
  const items = entries(settings, conversion);
  const level = levelOf(settings.choice('title_html_tag', 'div'));
  settings.ignore('faq_schema', 'selected_icon', 'selected_active_icon', 'icon', 'icon_active', 'icon_align');
  return items.length ? [{ type: 'toggle', items, ...level }] : [];
};

export const tabs: Mapper = (settings, conversion) => {
  const items = entries(settings, conversion);
  const isVertical = settings.choice('type', 'horizontal') === 'vertical' && hasRoomBeside(items, conversion);
  settings.ignore('view');
  return items.length ? [{ type: 'tabs', items, ...(isVertical ? { direction: 'vertical' } : {}) }] : [];
};

/** True if the titles of tabs fit next to their content: in a quarter of the width, or 176 pixels. */
function hasRoomBeside(items: readonly { title: string }[], { room }: Conversion): boolean {
  const letters = Math.max(0, ...items.flatMap(({ title }) => title.split(/\s+/).map((word) => word.length)));
  const least = Math.min(room.desktop * narrowest.desktop, room.tablet * narrowest.tablet);
  return letters * 11.5 <= Math.max(176, 0.25 * (least - 60)) - 24;
}

/** Items and the containers they open are paired by place; a container without an item is shown after them. */
function nested(
  titles: { title: string; id?: string }[],
  element: Element,
  children: Children,
  conversion: Conversion,
) {
  const parts = element.children.map((child) => children(child));
  const items = titles.map((item, i) => ({ ...item, ...(parts[i]?.length ? { children: parts[i] } : {}) }));
  const rest = parts.slice(titles.length).flat();
  if (rest.length) conversion.addNote('There were more panels than titles; the others are below.');
  return { items, rest };
}

const idOf = (name: string) => (name ? { id: anchorName(name) } : {});

export const nestedAccordion =
  (children: Children): Mapper =>
  (settings, conversion, element) => {
    const titles = settings.list('items').map((item) => ({
      title: plainText(item.text('item_title')) || 'Tanpa judul',
      ...idOf(item.text('element_css_id')),
    }));
    const { items, rest } = nested(titles, element, children, conversion);
    const many = settings.choice('max_items_expended', 'one') === 'multiple';
    const start = settings.choice('default_state', 'expanded') === 'expanded' ? 'first' : 'none';
    const level = levelOf(settings.choice('title_tag', 'div'));
    settings.ignore(
      'faq_schema',
      'accordion_item_title_icon',
      'accordion_item_title_icon_active',
      'n_accordion_animation_duration',
    );
    if (items.length === 0) return rest;
    const [first, ...others] = items;
    if (many)
      return [
        {
          type: 'toggle',
          items: start === 'first' ? [{ ...first, open: true }, ...others] : items,
          ...level,
        },
        ...rest,
      ];
    return [{ type: 'accordion', items, start, ...level }, ...rest];
  };

export const nestedTabs =
  (children: Children): Mapper =>
  (settings, conversion, element) => {
    const titles = settings.list('tabs').map((item) => ({
      title: plainText(item.text('tab_title')) || 'Tanpa judul',
      ...iconOf(item, conversion, 'tab_icon'),
      ...idOf(item.text('element_id')),
    }));
    const { items, rest } = nested(titles, element, children, conversion);
    const isBeside =
      settings.choice('tabs_direction', 'block-start').startsWith('inline') &&
      hasRoomBeside(titles, conversion);
    const small = settings.choice('breakpoint_selector', 'mobile') === 'none' ? 'scroll' : 'accordion';
    if (items.length === 0) return rest;
    return [{ type: 'tabs', items, small, ...(isBeside ? { direction: 'vertical' } : {}) }, ...rest];
  };

/** Converts a carousel that can hold any widget: its slides are placed next to each other. */
export const nestedCarousel =
  (children: Children): Mapper =>
  (settings, conversion, element) => {
    const shown = Math.min(10, Math.max(1, Math.round(settings.number('slides_to_show') ?? 1)));
    settings.ignore(...Object.keys(settings.raw));
    const cells = element.children.flatMap((child) => stack(children(child)));
    if (cells.length < 2) return cells;
    if (cells.every(({ type, caption, link }) => type === 'image' && !caption && !link))
      return [
        {
          type: 'image-carousel',
          items: cells.map(({ image }) => ({ image })),
          slides: { desktop: shown, tablet: Math.min(2, shown), mobile: 1 },
        },
      ];
    conversion.addNote('The slides are next to each other instead of moving.');
    const desktop = Math.max(1, Math.min(3, cells.length, Math.floor(conversion.room.desktop / 260)));
    return [
      { type: 'columns', columns: { desktop, tablet: Math.min(2, desktop), mobile: 1 }, children: cells },
    ];
  };
