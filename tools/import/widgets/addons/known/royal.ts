import { comparison, type Known } from '../slots.ts';

/** Royal Elementor Addons. */
export const royal: Readonly<Record<string, Known>> = {
  'wpr-feature-list': {
    kind: 'list',
    list: 'list',
    entry: {
      title: 'list_title',
      text: 'list_content',
      icon: 'list_icon',
      link: 'list_title_url',
    },
  },
  'wpr-pricing-table': {
    kind: 'pricing',
    list: 'pricing_items',
    merged: {
      title: 'heading_title?type_select=heading,*',
      subtitle: 'heading_sub_title?type_select=heading,*',
      currency: 'currency?type_select=price&currency_symbol=custom currency_symbol?type_select=price',
      price: 'price+sub_price?type_select=price',
      oldPrice: 'old_price?type_select=price&sale',
      period: 'preriod|period?type_select=price',
      text: 'text?type_select=text',
      button: 'btn_text>btn_url?type_select=button',
    },
    entry: {
      title: 'feature_text?type_select=feature&feature_linethrough!=yes',
      excluded: 'feature_text?type_select=feature&feature_linethrough=yes',
    },
  },
  'wpr-price-list': {
    kind: 'prices',
    list: 'prlist_items',
    entry: {
      title: 'prlist_title',
      price: 'prlist_price',
      oldPrice: 'prlist_old_price',
      text: 'prlist_description',
      picture: 'prlist_image',
      link: 'prlist_link',
    },
  },
  'wpr-business-hours': {
    kind: 'hours',
    title: 'general_title',
    list: 'hours_items',
    entry: { title: 'day', text: 'closed_text?closed=yes time?closed!=yes' },
  },
  'wpr-promo-box': {
    kind: 'card',
    picture: 'content_image|bg_image',
    icon: 'content_icon?content_icon_type=icon,*',
    subtitle: 'badge_text?badge_style!=none',
    title: 'content_title',
    text: 'content_description',
    button: 'content_btn_text>content_link?content_link_type=btn,btn-title,*',
    level: 'content_title_tag',
  },
  'wpr-flip-box': {
    kind: 'card',
    icon: 'front_icon?front_icon_type=icon,*',
    picture: 'front_image?front_icon_type=image',
    title: 'front_title',
    text: 'front_description',
    back: {
      title: 'back_title',
      text: 'back_description',
      button: 'back_btn_text>back_link?back_link_type=btn,btn-title,*',
    },
  },
  'wpr-team-member': {
    kind: 'card',
    picture: 'member_image',
    title: 'member_name',
    job: 'member_job',
    text: 'member_description',
    button: 'member_btn_text>member_btn_url?member_btn',
    level: 'member_name_tag',
  },
  'wpr-testimonial': {
    kind: 'quotes',
    list: 'testimonial_items',
    entry: {
      text: 'testimonial_content',
      name: 'testimonial_author',
      job: 'testimonial_job',
      picture: 'testimonial_image',
      rating: 'testimonial_rating_amount',
    },
  },
  'wpr-tabs': {
    kind: 'tabs',
    list: 'tabs',
    entry: { title: 'tab_title', text: 'tab_content?tab_content_type=editor,*' },
  },
  'wpr-advanced-accordion': {
    kind: 'pairs',
    list: 'advanced_accordion',
    entry: { title: 'accordion_title', text: 'accordion_content?accordion_content_type=editor,*' },
  },
  'wpr-content-toggle': {
    kind: 'tabs',
    parts: [
      { title: 'switcher_first_label', text: 'switcher_first_content' },
      { title: 'switcher_second_label', text: 'switcher_second_content' },
    ],
  },
  'wpr-button': { kind: 'buttons', button: 'button_text>button_url', align: 'button_position|align' },
  'wpr-dual-button': {
    kind: 'buttons',
    button: 'button_a_text>button_a_url button_b_text>button_b_url',
    align: 'general_position',
  },
  'wpr-advanced-text': {
    kind: 'animated',
    prefix: 'prefix_text',
    title:
      'clipped_text?text_style=clipped highlighted_text?text_style=highlighted anim_text?text_style=animated,*',
    suffix: 'suffix_text',
    level: 'text_tag',
    align: 'text_align|align',
  },
  'wpr-progress-bar': { kind: 'progress', title: 'title', text: 'subtitle', number: 'counter_value' },
  'wpr-countdown': { kind: 'countdown', until: 'due_date?countdown_type=due-date,*' },
  'wpr-logo': { kind: 'logo', picture: 'image' },
  'wpr-before-after': comparison(['image_1', 'label_1_text|label_1'], ['image_2', 'label_2_text|label_2']),
  'wpr-advanced-slider': {
    kind: 'slider',
    list: 'slider_items',
    entry: {
      picture: 'slider_item_bg_image',
      title: 'slider_item_title',
      subtitle: 'slider_item_sub_title',
      text: 'slider_item_description',
      button:
        'slider_item_btn_text_1>slider_item_btn_url_1?slider_item_btn_1=yes,* slider_item_btn_text_2>slider_item_btn_url_2?slider_item_btn_2=yes',
    },
  },
  'wpr-flip-carousel': {
    kind: 'carousel',
    list: 'carousel_elements',
    entry: { picture: 'image', title: 'slide_text|title', link: 'slide_link' },
  },
  'wpr-image-accordion': {
    kind: 'pictures',
    list: 'accordion_items',
    entry: {
      picture: 'accordion_item_bg_image',
      title: 'accordion_item_title',
      text: 'accordion_item_description',
      link: 'accordion_btn_url',
    },
  },
  'wpr-image-hotspots': {
    kind: 'card',
    picture: 'image',
    list: 'hotspot_items',
    entry: { title: 'hotspot_text', text: 'hotspot_tooltip_text' },
  },
  'wpr-google-maps': {
    kind: 'places',
    list: 'google_map_locations',
    entry: {
      title: 'gm_location_title',
      text: 'gm_location_description',
      latitude: 'gm_latitude',
      longitude: 'gm_longtitude|gm_longitude',
    },
  },
  'wpr-data-table': {
    kind: 'table',
    head: 'table_header',
    headCell: 'table_th',
    list: 'table_content_rows',
    entry: { title: 'table_td' },
    row: 'table_content_row_type=row',
  },
};
