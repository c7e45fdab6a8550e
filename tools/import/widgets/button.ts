import { isRecord } from '../../../src/lib/is-record.ts';
import { isWhatsappLink } from '../../../src/lib/whatsapp-link.ts';
import { alphaOf, type Ground, groundOf } from '../colors.ts';
import type { Conversion, Mapper, Node } from '../conversion.ts';
import { onSide, onSidePerScreen } from '../layout/looks.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { iconOf, sidesOf } from './basic.ts';

/** In letters: a button of a longer one, such as an e-mail address, is wider than a phone. */
const LONGEST_WORD = 28;

/** A button to an address. A chat becomes the lead button of the page, which knows the project and counts. */
export function buttonNode(
  label: string,
  address: string,
  conversion: Conversion,
  more: Record<string, unknown> = {},
): Node {
  if (isWhatsappLink(address)) {
    conversion.addNote('A link to WhatsApp became the WhatsApp button of the page.');
    conversion.hint(
      `The export writes to ${address.slice(0, 80)}: check that "project.telesalesNumber" is that number.`,
    );
    return { type: 'lead-button', kind: 'whatsapp', label, ...sizeIn(more), ...lineIn(more) };
  }
  const link = conversion.link(address) ?? '#';
  if (link === '#') conversion.hint(`The button "${label}" leads nowhere yet.`);
  if (label.split(/\s+/).some((word) => word.length > LONGEST_WORD)) {
    conversion.addNote('The label holds a word that is wider than a phone: it became a link in a text.');
    return {
      type: 'text',
      content: [{ kind: 'paragraph', text: link === '#' ? [label] : [{ text: label, link }] }],
    };
  }
  return { type: 'button', label, link, ...more };
}

const sizeIn = ({ size }: Record<string, unknown>) => (size ? { size } : {});
const lineIn = ({ look }: Record<string, unknown>) => (look === 'outline' ? { look } : {});

/** A widget that is as wide as its text, on its original side. */
function onItsSide(node: Node, settings: Settings): Node {
  const { desktop, tablet, mobile } = sidesOf(settings);
  if (settings.raw.align === 'justify') return filled(node);
  if (settings.raw.align_mobile === 'justify' && settings.raw.align !== 'justify')
    return filledOnPhones(node, desktop);
  if (desktop === tablet && desktop === mobile)
    return desktop === 'start' ? node : (onSide([node], desktop)[0] ?? node);
  return onSidePerScreen(node, { desktop, tablet, mobile });
}

/** A button on its side, and as wide as the screen on phones. */
const filledOnPhones = (node: Node, justify: string): Node => ({
  type: 'columns',
  layout: 'flex',
  direction: { desktop: 'row', tablet: 'row', mobile: 'column' },
  justify,
  verticalAlign: 'stretch',
  children: [node],
});

/** A button as wide as its column. */
const filled = (node: Node): Node => ({
  type: 'columns',
  layout: 'flex',
  direction: { desktop: 'column', tablet: 'column', mobile: 'column' },
  verticalAlign: 'stretch',
  children: [node],
});

const SIZES: Readonly<Record<string, string>> = { xs: 'small', lg: 'large', xl: 'large' };

export const button: Mapper = (settings, conversion) => {
  const label = plainText(settings.text('text', 'Click here'));
  if (label === '') return [];
  settings.ignore('button_type', 'icon_align', 'align_tablet', 'align_mobile');
  return [onItsSide(nodeOf(settings, conversion, label), settings)];
};

const isLight = (ground: Ground | undefined): boolean =>
  ground === undefined || ground === 'white' || ground === 'tint';

/** True if a button is a line around its text, on its background or on white. */
function isHollow(settings: Settings, ground: Ground | undefined): boolean {
  const { raw } = settings;
  const line = settings.choice('border_border', 'none');
  const { __globals__: globals } = raw;
  const isFilled = isRecord(globals) && Boolean(globals.background_color);
  const color = settings.text('background_color');
  const isClear = color === 'transparent' || (color !== '' && alphaOf(color) < 0.15);
  const isPaper = groundOf(color) === 'white' && isLight(ground);
  const isVeil = alphaOf(color) > 0 && alphaOf(color) < 0.35;
  return (isVeil || (line !== 'none' && (isClear || isPaper))) && !isFilled;
}

/** The icon goes before the text, except an arrow that was after it: there it would point the wrong way. */
function iconBefore(settings: Settings, conversion: Conversion): { icon?: string } {
  const found = iconOf(settings, conversion, 'selected_icon', 'icon');
  const isAfter = ['row-reverse', 'right', 'end'].includes(settings.choice('icon_align', 'row'));
  if (!isAfter || !found.icon) return found;
  if (found.icon !== 'arrow') {
    conversion.addNote('The icon is before the text.');
    return found;
  }
  conversion.addNote('The arrow after the text is omitted.');
  return {};
}

function nodeOf(settings: Settings, conversion: Conversion, label: string): Node {
  const tag = settings.dynamic('link');
  const size = sizeIn({ size: SIZES[settings.choice('size', 'sm')] });
  const look = isHollow(settings, conversion.ground) ? 'outline' : 'solid';
  if (tag?.name === 'popup' || /elementor-action/.test(settings.link('link'))) {
    conversion.addNote('It opened a popup; here it opens the lead form.');
    return { type: 'lead-button', kind: 'cta', label, title: label, ...size, ...lineIn({ look }) };
  }
  if (tag?.name === 'contact-url') {
    conversion.addNote('A contact address became the WhatsApp button of the page.');
    return { type: 'lead-button', kind: 'whatsapp', label, ...size, ...lineIn({ look }) };
  }
  return buttonNode(label, settings.link('link'), conversion, {
    look,
    ...size,
    ...iconBefore(settings, conversion),
    ...(settings.isNewTab('link') ? { newTab: true } : {}),
  });
}
