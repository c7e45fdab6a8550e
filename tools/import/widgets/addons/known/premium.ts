import type { Known } from '../slots.ts';

/** Premium Addons. */
export const premium: Readonly<Record<string, Known>> = {
  'premium-addon-title': {
    kind: 'heading',
    title: 'premium_title_text',
    level: 'premium_title_tag',
    align: 'premium_title_align',
    link: 'link?link_switcher',
  },
  'premium-addon-dual-header': {
    kind: 'heading',
    title: 'premium_dual_header_first_header_text premium_dual_header_second_header_text',
    level: 'premium_dual_header_first_header_tag',
    align: 'premium_dual_header_text_align',
    link: 'premium_dual_heading_link?premium_dual_header_link_switcher',
  },
  'premium-addon-button': { kind: 'buttons', button: 'premium_button_text>premium_button_link' },
  'premium-addon-image-button': {
    kind: 'buttons',
    button: 'premium_image_button_text>premium_image_button_link',
  },
  'premium-counter': {
    kind: 'counter',
    prefix: 'premium_counter_preffix',
    number: 'premium_counter_end_value',
    suffix: 'premium_counter_suffix',
    title: 'premium_counter_title?premium_counter_title_switcher=yes,*',
    text: 'premium_counter_desc?premium_counter_desc_switcher',
  },
  'premium-addon-banner': {
    kind: 'card',
    picture: 'premium_banner_image',
    title: 'premium_banner_title',
    text: 'premium_banner_description',
    button: 'premium_banner_more_text>premium_banner_link?premium_banner_link_switcher',
    level: 'premium_banner_title_tag',
  },
  'premium-addon-person': {
    kind: 'card',
    picture: 'premium_person_image',
    title: 'premium_person_name',
    job: 'premium_person_title',
    text: 'premium_person_content',
  },
  'premium-addon-testimonials': {
    kind: 'quotes',
    text: 'premium_testimonial_content',
    name: 'premium_testimonial_person_name',
    job: 'premium_testimonial_company_name',
    picture: 'premium_testimonial_person_image',
  },
  'premium-addon-fancy-text': {
    kind: 'animated',
    prefix: 'premium_fancy_prefix_text',
    list: 'premium_fancy_text_strings',
    entry: { title: 'premium_text_strings_text_field' },
    suffix: 'premium_fancy_suffix_text',
  },
  'premium-icon-list': {
    kind: 'list',
    list: 'list',
    entry: { title: 'list_title', icon: 'premium_icon_list_font_updated', link: 'link?show_list_link' },
  },
  'premium-addon-pricing-table': {
    kind: 'pricing',
    title: 'premium_pricing_table_title_text?premium_pricing_table_title_switcher=yes,*',
    currency: 'premium_pricing_table_price_currency?premium_pricing_table_price_switcher=yes,*',
    price: 'premium_pricing_table_price_value?premium_pricing_table_price_switcher=yes,*',
    period: 'premium_pricing_table_price_separator premium_pricing_table_price_duration',
    text: 'premium_pricing_table_description_text?premium_pricing_table_description_switcher',
    list: 'premium_fancy_text_list_items?premium_pricing_table_list_switcher=yes,*',
    entry: { title: 'premium_pricing_list_item_text' },
    button:
      'premium_pricing_table_button_text>premium_pricing_table_button_url?premium_pricing_table_button_switcher=yes,*',
  },
  'premium-addon-progressbar': {
    kind: 'progress',
    title: 'premium_progressbar_left_label',
    number: 'premium_progressbar_progress_percentage',
  },
  'premium-img-gallery': {
    kind: 'pictures',
    list: 'premium_gallery_img_content',
    entry: {
      title: 'premium_gallery_img_name',
      text: 'premium_gallery_img_desc',
      picture: 'premium_gallery_img',
    },
  },
  'premium-addon-video-box': {
    kind: 'video',
    video: 'premium_video_box_link',
    title: 'premium_video_box_description_text?premium_video_box_video_text_switcher',
  },
  'premium-countdown-timer': { kind: 'countdown', until: 'premium_countdown_date_time' },
};
