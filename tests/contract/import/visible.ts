import { blocksOf, plainText, readHtml } from '../../../tools/import/rich-text.ts';

/** An element as Elementor writes it. */
export interface Raw {
  readonly elType?: string;
  readonly widgetType?: string;
  readonly settings?: unknown;
  readonly elements?: readonly Raw[];
}

type Plain = Readonly<Record<string, unknown>>;

/** A key, `list.key` for one in a list, and what must be on for visitors to see it: `key?switch`, `key?switch=value`. */
const READ: Readonly<Record<string, string>> = {
  heading: 'title',
  'text-editor': 'editor',
  button: 'text',
  image: 'caption?caption_source=custom',
  divider: 'text?look=line_text',
  'icon-list': 'icon_list.text',
  'icon-box': 'title_text description_text',
  'image-box': 'title_text description_text',
  'call-to-action': 'title description button ribbon_title',
  'flip-box': 'title_text_a description_text_a title_text_b description_text_b button_text',
  testimonial: 'testimonial_content testimonial_name testimonial_job',
  'testimonial-carousel': 'slides.content slides.name slides.title',
  reviews: 'slides.content slides.name slides.title',
  counter: 'ending_number prefix suffix title',
  progress: 'title inner_text',
  alert: 'alert_title alert_description',
  'price-table':
    'heading sub_heading price period features_list.item_text button_text footer_additional_info ribbon_title',
  'price-list': 'price_list.title price_list.item_description price_list.price',
  accordion: 'tabs.tab_title tabs.tab_content',
  toggle: 'tabs.tab_title tabs.tab_content',
  tabs: 'tabs.tab_title tabs.tab_content',
  'nested-accordion': 'items.item_title',
  'nested-tabs': 'tabs.tab_title',
  slides: 'slides.heading slides.description slides.button_text',
  form: 'form_fields.acceptance_text form_fields.field_html button_text',
  'animated-headline': 'before_text highlighted_text rotating_text after_text',
  blockquote: 'blockquote_content author_name',
  html: 'html',
  shortcode: '',
  'elementskit-icon-box':
    'ekit_icon_box_title_text ekit_icon_box_description_text ekit_icon_box_btn_text?ekit_icon_box_enable_btn ekit_icon_box_badge_title?ekit_icon_box_badge_control',
  'elementskit-image-box':
    'ekit_image_box_title_text ekit_image_box_description_text ekit_image_box_btn_text?ekit_image_box_enable_btn',
  'elementskit-heading':
    'ekit_heading_title ekit_heading_sub_title?ekit_heading_sub_title_show ekit_heading_extra_title?ekit_heading_section_extra_title_show',
  'elementskit-button': 'ekit_btn_text',
  'elementskit-dual-button': 'ekit_button_one_text ekit_button_two_text',
  'elementskit-funfact': 'ekit_funfact_number ekit_funfact_number_suffix ekit_funfact_title_text',
  'elementskit-testimonial':
    'ekit_testimonial_data.client_name ekit_testimonial_data.designation ekit_testimonial_data.review',
  'elementskit-team':
    'ekit_team_name ekit_team_position ekit_team_short_description?ekit_team_show_short_description',
  'elementskit-accordion': 'ekit_accordion_items.acc_title ekit_accordion_items.acc_content',
  jkit_team: 'sg_member_name sg_member_position sg_member_description?sg_member_show_description',
  jkit_testimonials:
    'sg_testimonials_list.sg_testimonials_list_client_name sg_testimonials_list.sg_testimonials_list_designation sg_testimonials_list.sg_testimonials_list_review',
  jkit_fun_fact: 'sg_content_number_prefix sg_content_number sg_content_number_suffix sg_content_title',
  jkit_icon_box:
    'sg_icon_text sg_icon_description sg_readmore_button_label?sg_readmore_enable_button sg_badge_text?sg_badge_show',
  jkit_heading: 'sg_title_before sg_title_focused sg_title_after',
  jkit_button: 'sg_content_label',
  'eael-flip-box':
    'eael_flipbox_front_title eael_flipbox_front_text eael_flipbox_back_title eael_flipbox_back_text',
  'eael-info-box': 'eael_infobox_title eael_infobox_text',
  'premium-counter': 'premium_counter_title premium_counter_end_value premium_counter_suffix',
};
const UNKNOWN = /(?:title|text|description|content|name|label|review|designation)$/;

/** The lines that a visitor of the exported page would read, in the order of the export. */
export function visibleLines(element: Raw): string[] {
  const settings = plain(element.settings);
  const keys = READ[element.widgetType ?? ''];
  const own =
    element.elType !== 'widget' && element.elType !== undefined
      ? []
      : keys === undefined
        ? unknownTexts(settings)
        : keys.split(' ').flatMap((key) => valuesOf(settings, key));
  return [...own.flatMap(linesOf), ...(element.elements ?? []).flatMap(visibleLines)];
}

function valuesOf(settings: Plain, path: string): string[] {
  const [key = '', condition] = path.split('?');
  const [on = '', wanted = 'yes'] = condition?.split('=') ?? [];
  if (condition !== undefined && settings[on] !== wanted) return [];
  const [list, inner] = key.split('.') as [string, string?];
  const value = settings[list];
  if (inner === undefined) return asText(value);
  return Array.isArray(value) ? value.flatMap((item) => asText(plain(item)[inner])) : [];
}

function unknownTexts(settings: Plain): string[] {
  return Object.entries(settings).flatMap(([key, value]) =>
    typeof value === 'string' &&
    UNKNOWN.test(key) &&
    /\p{Lu}|\s/u.test(value) &&
    !/tooltip|badge|^pa_|^_/.test(key)
      ? [value]
      : [],
  );
}

const asText = (value: unknown): string[] =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' ? [String(value)] : [];

const plain = (value: unknown): Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : {};

/** A text of HTML as its lines. */
function linesOf(html: string): string[] {
  return blocksOf(readHtml(html, () => undefined).parts)
    .flatMap((block) => {
      if (typeof block === 'string') return [block];
      const lists = 'items' in block ? block.items : [block.text];
      return lists.map((line) => line.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
    })
    .map(normal)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Removes differences that visitors cannot see. */
export const normal = (text: string): string =>
  plainText(text.replaceAll('{{', '').replaceAll('}}', '')).trim();
