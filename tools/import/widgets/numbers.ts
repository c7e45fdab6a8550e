import type { Conversion, Mapper, Node } from '../conversion.ts';
import { iconFor } from '../icons.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { alignOf, textNode } from './basic.ts';
import { buttonNode } from './button.ts';
import { planNodes } from './plan.ts';

export const counter: Mapper = (settings, conversion) => {
  const value = settings.number('ending_number') ?? 100;
  const start = settings.number('starting_number') ?? 0;
  const prefix = settings.text('prefix');
  const suffix = settings.text('suffix');
  const label = plainText(settings.text('title'));
  const duration = settings.number('duration');
  const groups = settings.on('thousand_separator', true);
  settings.ignore('thousand_separator_char', 'title_tag', 'view', 'number_position', 'number_alignment');
  const node = counterNode({ value, label, prefix, suffix, start }, conversion, groups);
  const { align = 'center' } = alignOf(settings, 'title_horizontal_alignment');
  return [
    {
      ...node,
      ...(align === 'start' ? {} : { align }),
      ...(duration ? { duration: Math.min(10_000, Math.max(100, duration)) } : {}),
    },
  ];
};

interface Counted {
  readonly value: number;
  readonly label: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start?: number;
}

/** One number as its own counter. In a narrow column it is set smaller. */
export function counterNode(given: Counted, conversion: Conversion, groups = true): Node {
  const { value, label, prefix, suffix, start } = given;
  const decimals = String(value).split('.')[1]?.length ?? 0;
  if (label === '') conversion.addNote('A number without words below it.');
  const isNarrow = conversion.room.desktop < 60 + `${prefix}${value}${suffix}`.length * 38;
  const item = {
    value,
    label: label || '–',
    ...(start ? { start } : {}),
    ...(prefix ? { prefix } : {}),
    ...(suffix ? { suffix } : {}),
    ...(decimals ? { decimals: Math.min(3, decimals) } : {}),
    ...(groups ? {} : { grouping: false }),
  };
  return { type: 'counter', columns: { desktop: 1 }, items: [item], ...(isNarrow ? { size: 'medium' } : {}) };
}

export const progress: Mapper = (settings, conversion) => {
  const label = plainText(settings.text('title', 'My Skill'));
  const percent = settings.number('percent') ?? 50;
  const note = plainText(settings.text('inner_text'));
  const shows = settings.on('display_percentage', true);
  settings.ignore('progress_type', 'title_tag', 'title_display');
  if (label === '') conversion.addNote('A bar without a name.');
  const item = {
    label: label || 'Progres',
    percent: Math.min(100, Math.max(0, percent)),
    ...(note ? { note } : {}),
  };
  return [{ type: 'progress-bar', items: [item], ...(shows ? {} : { showPercent: false }) }];
};

/** Stars as text, and what they say in numbers, unless the title says it already. */
export const rating: Mapper = (settings, conversion) => {
  const scale = Math.min(10, Math.max(1, Math.round(settings.number('rating_scale') ?? 5)));
  const value = settings.number('rating') ?? settings.number('rating_value') ?? 5;
  const title = plainText(settings.text('title'));
  const { align } = { ...alignOf(settings, 'icon_alignment'), ...alignOf(settings) };
  settings.ignore('star_style', 'unmarked_star_style', 'rating_icon');
  conversion.addNote('Stars became text.');
  const said = String(value).replace('.', ',');
  const full = Math.min(scale, Math.max(0, Math.round(value)));
  const stars = '★'.repeat(full) + '☆'.repeat(scale - full);
  const number = title.replace('.', ',').includes(said) ? [] : [`${said} dari ${scale}`];
  const words = [...number, title].filter(Boolean).join(' · ');
  return [
    {
      type: 'text',
      content: [[stars, words].filter(Boolean).join(' ')],
      ...(align && align !== 'start' ? { align } : {}),
    },
  ];
};

const SIGNS: Readonly<Record<string, string>> = {
  dollar: '$',
  euro: '€',
  pound: '£',
  yen: '¥',
  rupee: '₨',
  indian_rupee: '₹',
  won: '₩',
  baht: '฿',
  bdt: '৳',
  franc: '₣',
  guilder: 'ƒ',
  krona: 'kr',
  lira: '₤',
  peseta: '₧',
  peso: '₱',
  real: 'R$',
  ruble: '₽',
  shekel: '₪',
  custom: '',
  none: '',
};

/** The sign of a currency by its name in the list of choices; any other value is already a sign. */
export const signOf = (name: string): string => SIGNS[name] ?? name;

function currencyOf(settings: Settings): string {
  const name = settings.text('currency_symbol', 'dollar');
  return name === 'custom' ? settings.text('currency_symbol_custom') : (SIGNS[name] ?? '');
}

export const priceTable: Mapper = (settings, conversion) => {
  const name = plainText(settings.text('heading', 'Enter your title'));
  const price = `${currencyOf(settings)}${settings.text('price', '39.99')}`;
  const note = plainText(settings.text('period'));
  const detail = plainText(settings.text('sub_heading'));
  const badge = settings.on('show_ribbon', true) ? plainText(settings.text('ribbon_title')) : '';
  const facts = settings.list('features_list').flatMap((fact) => {
    const text = plainText(fact.text('item_text'));
    const icon = iconFor(fact.icon('selected_item_icon', 'item_icon'));
    return text ? [{ text, ...(icon ? { icon } : {}) }] : [];
  });
  const label = plainText(settings.text('button_text'));
  const link = settings.link('link');
  const below = plainText(settings.text('footer_additional_info'));
  settings.ignore('currency_format');
  return planNodes(
    {
      name: name || 'Harga',
      price,
      ...(note ? { note } : {}),
      ...(detail ? { detail } : {}),
      ...(badge ? { badge } : {}),
    },
    facts,
    [
      ...(label ? [buttonNode(label, link, conversion)] : []),
      ...(below ? textNode(below, conversion, { size: 'small' }) : []),
    ],
  );
};
