import { iconFor } from '../icons.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import type { Mapper, Node, Work } from '../work.ts';

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

export function iconOf(settings: Settings, work: Work, ...keys: string[]): { icon?: string } {
  const name = settings.icon(...keys);
  const icon = iconFor(name);
  if (name !== '' && !icon) work.note(`The icon "${name}" has no counterpart.`);
  return icon ? { icon } : {};
}

export function linkOf(settings: Settings, work: Work, key = 'link'): { link?: string } {
  const link = work.link(settings.link(key));
  return link && link !== '#' ? { link } : {};
}

/** A heading from words that may hold HTML; nothing for empty ones. */
export function headingNode(html: string, level: number, more: Record<string, unknown> = {}): Node[] {
  const text = plainText(html);
  return text === '' ? [] : [{ type: 'heading', text, level, ...more }];
}

export function textNode(html: string, work: Work, more: Record<string, unknown> = {}): Node[] {
  const { blocks, pictures } = work.html(html);
  return [...(blocks.length ? [{ type: 'text', content: blocks, ...more } as Node] : []), ...pictures];
}

export const heading: Mapper = (settings, work) => {
  const tag = settings.choice('header_size', 'h2');
  settings.ignore('size');
  const isHeading = /^h[1-6]$/.test(tag);
  const words = settings.text('title');
  if (/<(?!\/?(?:br|strong|b|em|i|a)\b)[a-z]/i.test(words))
    work.note('HTML inside the heading is shown as plain words.');
  if (!isHeading) return textNode(words, work, alignOf(settings));
  return headingNode(words, Number(tag.slice(1)), { ...alignOf(settings), ...linkOf(settings, work) });
};

export const text: Mapper = (settings, work) => {
  const dropCap = settings.on('drop_cap', false) ? settings.choice('drop_cap_view', 'default') : '';
  const look = { default: 'plain', stacked: 'filled', framed: 'framed' }[dropCap];
  const columns = settings.number('text_columns');
  return textNode(settings.text('editor'), work, {
    ...alignOf(settings),
    ...(look ? { dropCap: look } : {}),
    ...(columns && columns > 1 ? { columns: { desktop: Math.min(3, columns), mobile: 1 } } : {}),
  });
};

export const image: Mapper = (settings, work) => {
  const source = settings.choice('caption_source', 'none');
  const caption = source === 'custom' ? plainText(settings.text('caption')) : '';
  if (source === 'attachment') work.note('The caption lives in the media library and is not in the export.');
  settings.ignore('caption', 'image_size');
  const picture = work.picture(settings.media('image'), caption);
  if (!picture) {
    work.note('No picture was chosen.');
    return caption ? textNode(caption, work) : [];
  }
  const target = settings.choice('link_to', 'none');
  const link = target === 'custom' ? linkOf(settings, work) : {};
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

export const button: Mapper = (settings, work) => {
  const label = plainText(settings.text('text', 'Click here'));
  if (label === '') return [];
  settings.ignore('button_type');
  const tag = settings.dynamic('link');
  if (tag?.name === 'popup' || /elementor-action/.test(settings.link('link'))) {
    work.note('It opened a popup; here it opens the lead form.');
    return [{ type: 'lead-button', kind: 'cta', label, title: label }];
  }
  if (tag?.name === 'contact-url') {
    work.note('A contact address became the WhatsApp button of the page.');
    return [{ type: 'lead-button', kind: 'whatsapp', label }];
  }
  const link = work.link(settings.link('link')) ?? '#';
  if (link === '#') work.hint(`The button "${label}" leads nowhere yet.`);
  const sizes: Record<string, string> = { xs: 'small', sm: 'medium', md: 'medium', lg: 'large', xl: 'large' };
  const size = sizes[settings.choice('size', 'sm')] ?? 'medium';
  const look = { type: 'button', label, link, look: 'solid', ...(size === 'medium' ? {} : { size }) };
  return [
    {
      ...look,
      ...iconOf(settings, work, 'selected_icon', 'icon'),
      ...(settings.isNewTab('link') ? { newTab: true } : {}),
    },
  ];
};

export const divider: Mapper = (settings, work) => {
  const style = settings.choice('style', 'solid');
  const look = settings.choice('look', 'line');
  const words = look === 'line_text' ? plainText(settings.text('text', 'Divider')) : '';
  if (look === 'line_icon') work.note('The icon in the line is left out.');
  settings.ignore('text', 'icon');
  if (!['solid', 'dashed', 'dotted'].includes(style))
    work.note(`The pattern "${style}" became a plain line.`);
  const line: Node = {
    type: 'divider',
    ...(style === 'dashed' || style === 'dotted' ? { look: 'dashed' } : {}),
  };
  if (words) work.note('The words in the line stand below it.');
  return [line, ...(words ? textNode(words, work, { align: 'center' }) : [])];
};

export const spacer: Mapper = (settings) => {
  const pixels = settings.number('space') ?? 50;
  return [{ type: 'spacer', size: pixels < 32 ? 'small' : pixels > 72 ? 'large' : 'medium' }];
};

export const iconList: Mapper = (settings, work) => {
  const items = settings.list('icon_list').flatMap((item) => {
    const words = plainText(item.text('text'));
    return words
      ? [{ text: words, ...iconOf(item, work, 'selected_icon', 'icon'), ...linkOf(item, work) }]
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

export const icon: Mapper = (settings, work) => {
  const link = linkOf(settings, work);
  const { icon: name } = iconOf(settings, work, 'selected_icon', 'icon');
  work.note('An icon alone says nothing to a reader and is left out.');
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

export const socialIcons: Mapper = (settings, work) => {
  const items = settings.list('social_icon_list').flatMap((item) => {
    const name = item.icon('social_icon', 'social').replace(/^fa[srb]? fa-|^fa fa-/, '');
    const link = work.link(item.link('link'));
    if (!link || link === '#') {
      work.note(`The link to ${name || 'a network'} is empty.`);
      return [];
    }
    const label = name.replaceAll('-', ' ') || 'Tautan';
    return [{ text: label.charAt(0).toUpperCase() + label.slice(1), link }];
  });
  if (items.length === 0) return [];
  work.note('Icons of networks became links with words.');
  return [
    {
      type: 'icon-list',
      items,
      columns: { desktop: Math.min(6, items.length), mobile: Math.min(3, items.length) },
    },
  ];
};
