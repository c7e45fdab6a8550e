import type { Known } from '../slots.ts';

/** Master Addons. */
export const master: Readonly<Record<string, Known>> = {
  'ma-dual-heading': {
    kind: 'heading',
    title: 'ma_el_dual_first_heading ma_el_dual_second_heading',
    text: 'ma_el_dual_heading_description',
    link: 'ma_el_dual_heading_title_link',
    level: 'title_html_tag',
    align: 'ma_el_dual_heading_alignment',
  },
  'ma-animated-headlines': {
    kind: 'animated',
    prefix: 'ma_el_ah_before_text|before_text',
    title: 'ma_el_ah_animated_text|animated_text',
    suffix: 'ma_el_ah_after_text|after_text',
  },
  'ma-creative-buttons': { kind: 'buttons', button: 'creative_button_text>creative_button_link_url' },
  'ma-infobox': {
    kind: 'card',
    icon: 'ma_el_infobox_icon?ma_el_infobox_img_or_icon=icon,*',
    picture: 'ma_el_infobox_image?ma_el_infobox_img_or_icon=img',
    title: 'ma_el_infobox_title',
    text: 'ma_el_infobox_description',
    button: 'ma_el_infobox_readmore_text>ma_el_infobox_readmore_link?ma_el_infobox_readmore_link_show',
    link: 'ma_el_infobox_title_link',
  },
  'ma-flipbox': {
    kind: 'card',
    icon: 'ma_flipbox_icon|front_icon',
    title: 'ma_flipbox_front_title|front_title',
    text: 'ma_flipbox_front_text|front_text',
    back: {
      title: 'ma_flipbox_back_title|back_title',
      text: 'ma_flipbox_back_text|back_text',
      button: 'action_text>link',
    },
  },
  'ma-call-to-action': {
    kind: 'card',
    title: 'ma_el_call_to_action_title',
    text: 'ma_el_call_to_action_desc|ma_el_call_to_action_description',
    button: 'ma_el_call_to_action_button_text>ma_el_call_to_action_button_link',
  },
  'ma-pricing-table': {
    kind: 'pricing',
    title: 'ma_el_pricing_table_title',
    subtitle: 'ma_el_pricing_table_subtitle|ma_el_pricing_table_sub_title',
    currency: 'ma_el_pricing_table_price_cur|ma_el_pricing_table_currency',
    price: 'ma_el_pricing_table_price|ma_el_pricing_table_price_amount',
    period: 'ma_el_pricing_table_price_period|ma_el_pricing_table_period',
    list: 'ma_el_pricing_table_details|ma_el_pricing_table_items',
    entry: { title: 'ma_el_pricing_table_item|ma_el_pricing_table_details_title' },
    button: 'ma_el_pricing_table_btn|ma_el_pricing_table_button_text>ma_el_pricing_table_btn_link',
  },
  'ma-team-members': {
    kind: 'card',
    picture: 'ma_el_team_member_image',
    title: 'ma_el_team_member_name',
    job: 'ma_el_team_member_designation',
    text: 'ma_el_team_member_description',
  },
  'ma-advanced-accordion': {
    kind: 'pairs',
    list: 'ma_el_advanced_accordion|ma_accordion_tabs|tabs',
    entry: {
      title: 'ma_el_accordion_tab_title|tab_title',
      text: 'ma_el_accordion_tab_content|ma_accordion_text|tab_content',
    },
  },
  'ma-tabs': {
    kind: 'tabs',
    list: 'ma_el_tabs',
    entry: { title: 'ma_el_tab_title', text: 'ma_el_tab_content|ma_tabs_content_text' },
  },
  'ma-counter-up': {
    kind: 'counter',
    prefix: 'prefix',
    number: 'ending_number|ma_el_counterup_number',
    suffix: 'suffix',
    title: 'title|ma_el_counterup_title',
  },
  'ma-progressbar': {
    kind: 'progress',
    title: 'ma_el_progress_bar_title',
    number: 'ma_el_progress_bar_value',
  },
  'ma-business-hours': {
    kind: 'hours',
    title: 'ma_el_bh_title|ma_el_bh_schedule_title',
    list: 'business_hours|ma_el_bh_table',
    entry: { title: 'day|ma_el_bh_day', text: 'opening_hours+closing_hours|ma_el_bh_time' },
  },
  'ma-timeline': {
    kind: 'card',
    list: 'ma_el_custom_timeline_items|ma_timeline_items',
    entry: {
      subtitle: 'ma_el_custom_content_date|ma_el_custom_timeline_date',
      title: 'ma_el_custom_content_title|ma_el_custom_timeline_title',
      text: 'ma_el_custom_content|ma_el_custom_timeline_content',
      picture: 'ma_el_custom_image',
    },
  },
  'ma-countdown-timer': { kind: 'countdown', until: 'ma_el_countdown_time' },
  'ma-image-carousel': {
    kind: 'carousel',
    list: 'ma_el_image_carousel_items|ma_el_image_carousel',
    entry: {
      picture: 'ma_el_image_carousel_img|image',
      title: 'title|ma_el_image_carousel_title',
      text: 'subtitle',
    },
  },
  'ma-logo-slider': {
    kind: 'logos',
    list: 'ma_el_logo_slider_item_logo|brand_items',
    entry: {
      name: 'brand_name|title',
      picture: 'logo_slider_item_logo_image|brand_image',
      link: 'website_link',
    },
  },
};
