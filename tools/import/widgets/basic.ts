import type { Conversion, Mapper, Node } from '../conversion.ts';
import { iconFor } from '../icons.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';

const sides: Readonly<Record<string, string>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
};

/** `align` as ours; nothing where it was not chosen. */
export function alignOf(settings: Settings, key = 'align'): { align?: string } {
  const side = sides[settings.choice(key, '')];
  return side ? { align: side } : {};
}

export function iconOf(settings: Settings, conversion: Conversion, ...keys: string[]): { icon?: string } {
  const name = settings.icon(...keys);
  const icon = iconFor(name);
  if (name !== '' && !icon) conversion.addNote(`The icon "${name}" has no counterpart.`);
  return icon ? { icon } : {};
}

export function linkOf(settings: Settings, conversion: Conversion, key = 'link'): { link?: string } {
  const link = conversion.link(settings.link(key));
  return link && link !== '#' ? { link } : {};
}

/** A heading from words that may hold HTML; nothing for empty ones. */
export function headingNode(html: string, level: number, more: Record<string, unknown> = {}): Node[] {
  const text = plainText(html);
  return text === '' ? [] : [{ type: 'heading', text, level, ...more }];
}

export function textNode(html: string, conversion: Conversion, more: Record<string, unknown> = {}): Node[] {
  const { blocks, pictures } = conversion.html(html);
  return [...(blocks.length ? [{ type: 'text', content: blocks, ...more } as Node] : []), ...pictures];
}

export const heading: Mapper = (settings, conversion) => {
  const tag = settings.choice('header_size', 'h2');
  settings.ignore('size');
  const isHeading = /^h[1-6]$/.test(tag);
  const words = settings.text('title');
  if (/<(?!\/?(?:br|strong|b|em|i|a)\b)[a-z]/i.test(words))
    conversion.addNote('HTML inside the heading is shown as plain words.');
  if (!isHeading) return textNode(words, conversion, alignOf(settings));
  return headingNode(words, Number(tag.slice(1)), { ...alignOf(settings), ...linkOf(settings, conversion) });
};

export const text: Mapper = (settings, conversion) => {
  const dropCap = settings.on('drop_cap', false) ? settings.choice('drop_cap_view', 'default') : '';
  const look = { default: 'plain', stacked: 'filled', framed: 'framed' }[dropCap];
  const columns = settings.number('text_columns');
  return textNode(settings.text('editor'), conversion, {
    ...alignOf(settings),
    ...(look ? { dropCap: look } : {}),
    ...(columns && columns > 1 ? { columns: { desktop: Math.min(3, columns), mobile: 1 } } : {}),
  });
};

export const image: Mapper = (settings, conversion) => {
  const source = settings.choice('caption_source', 'none');
  const caption = source === 'custom' ? plainText(settings.text('caption')) : '';
  if (source === 'attachment')
    conversion.addNote('The caption lives in the media library and is not in the export.');
  settings.ignore('caption', 'image_size');
  const picture = conversion.picture(settings.media('image'), caption);
  if (!picture) {
    conversion.addNote('No picture was chosen.');
    return caption ? textNode(caption, conversion) : [];
  }
  const target = settings.choice('link_to', 'none');
  const link = target === 'custom' ? linkOf(settings, conversion) : {};
  settings.ignore('link');
  const isViewer = target === 'file' && settings.choice('open_lightbox', 'default') !== 'no';
  return [
    {
      type: 'image',
      image: picture,
      ...(caption ? { caption } : {}),
      ...alignOf(settings),
      ...link,
      ...(isViewer ? { lightbox: true } : {}),
    },
  ];
};

export const button: Mapper = (settings, conversion) => {
  const label = plainText(settings.text('text', 'Click here'));
  if (label === '') return [];
  settings.ignore('button_type');
  const tag = settings.dynamic('link');
  if (tag?.name === 'popup' || /elementor-action/.test(settings.link('link'))) {
    conversion.addNote('It opened a popup; here it opens the lead form.');
    return [{ type: 'lead-button', kind: 'cta', label, title: label }];
  }
  if (tag?.name === 'contact-url') {
    conversion.addNote('A contact address became the WhatsApp button of the page.');
    return [{ type: 'lead-button', kind: 'whatsapp', label }];
  }
  const link = conversion.link(settings.link('link')) ?? '#';
  if (link === '#') conversion.hint(`The button "${label}" leads nowhere yet.`);
  const sizes: Record<string, string> = { xs: 'small', sm: 'medium', md: 'medium', lg: 'large', xl: 'large' };
  const size = sizes[settings.choice('size', 'sm')] ?? 'medium';
  const look = { type: 'button', label, link, look: 'solid', ...(size === 'medium' ? {} : { size }) };
  return [
    {
      ...look,
      ...iconOf(settings, conversion, 'selected_icon', 'icon'),
      ...(settings.isNewTab('link') ? { newTab: true } : {}),
    },
  ];
};

export const divider: Mapper = (settings, conversion) => {
  const style = settings.choice('style', 'solid');
  const look = settings.choice('look', 'line');
  const words = look === 'line_text' ? plainText(settings.text('text', 'Divider')) : '';
  if (look === 'line_icon') conversion.addNote('The icon in the line is left out.');
  settings.ignore('text', 'icon');
  if (!['solid', 'dashed', 'dotted'].includes(style))
    conversion.addNote(`The pattern "${style}" became a plain line.`);
  const line: Node = {
    type: 'divider',
    ...(style === 'dashed' || style === 'dotted' ? { look: 'dashed' } : {}),
  };
  if (words) conversion.addNote('The words in the line stand below it.');
  return [line, ...(words ? textNode(words, conversion, { align: 'center' }) : [])];
};

export const spacer: Mapper = (settings) => {
  const pixels = settings.number('space') ?? 50;
  return [{ type: 'spacer', size: pixels < 32 ? 'small' : pixels > 72 ? 'large' : 'medium' }];
};

export const iconList: Mapper = (settings, conversion) => {
  const items = settings.list('icon_list').flatMap((item) => {
    const words = plainText(item.text('text'));
    return words
      ? [{ text: words, ...iconOf(item, conversion, 'selected_icon', 'icon'), ...linkOf(item, conversion) }]
      : [];
  });
  const isInline = settings.choice('view', 'traditional') === 'inline';
  settings.ignore('link_click');
  return items.length
    ? [
        {
          type: 'icon-list',
          items,
          columns: isInline ? { desktop: Math.min(4, items.length), mobile: 1 } : { desktop: 1 },
        },
      ]
    : [];
};

export const icon: Mapper = (settings, conversion) => {
  const link = linkOf(settings, conversion);
  const { icon: name } = iconOf(settings, conversion, 'selected_icon', 'icon');
  conversion.addNote('An icon alone says nothing to a reader and is left out.');
  if (!link.link) return [];
  return [
    {
      type: 'button',
      label: name ?? 'Selengkapnya',
      link: link.link,
      look: 'quiet',
      ...(name ? { icon: name } : {}),
    },
  ];
};

export const menuAnchor: Mapper = (settings) => {
  const name = settings.text('anchor');
  return name ? [{ type: 'spacer', size: 'small', id: name }] : [];
};

export const socialIcons: Mapper = (settings, conversion) => {
  const items = settings.list('social_icon_list').flatMap((item) => {
    const name = item.icon('social_icon', 'social').replace(/^fa[srb]? fa-|^fa fa-/, '');
    const link = conversion.link(item.link('link'));
    if (!link || link === '#') {
      conversion.addNote(`The link to ${name || 'a network'} is empty.`);
      return [];
    }
    const label = name.replaceAll('-', ' ') || 'Tautan';
    return [{ text: label.charAt(0).toUpperCase() + label.slice(1), link }];
  });
  if (items.length === 0) return [];
  conversion.addNote('Icons of networks became links with words.');
  return [
    {
      type: 'icon-list',
      items,
      columns: { desktop: Math.min(6, items.length), mobile: Math.min(3, items.length) },
    },
  ];
};
