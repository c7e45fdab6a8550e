import type { Known } from '../slots.ts';

/** Essential Addons. */
export const essential: Readonly<Record<string, Known>> = {
  'eael-info-box': {
    kind: 'card',
    title: 'eael_infobox_title',
    text: 'eael_infobox_text?eael_infobox_text_type=content,*&eael_show_infobox_content=yes,*',
    icon: 'eael_infobox_icon_new?eael_infobox_img_or_icon=icon,*',
    picture: 'eael_infobox_image?eael_infobox_img_or_icon=img',
    link: 'eael_show_infobox_clickable_link?eael_show_infobox_clickable',
    button: 'infobox_button_text>infobox_button_link_url?eael_show_infobox_button',
    level: 'eael_infobox_title_tag',
  },
  'eael-flip-box': {
    kind: 'card',
    title: 'eael_flipbox_front_title',
    text: 'eael_flipbox_front_text',
    icon: 'eael_flipbox_icon_new?eael_flipbox_img_or_icon=icon,*',
    picture: 'eael_flipbox_image?eael_flipbox_img_or_icon=img',
    back: {
      title: 'eael_flipbox_back_title',
      text: 'eael_flipbox_back_text',
      button: 'flipbox_button_text>flipbox_link?flipbox_link_type=button',
      link: 'flipbox_link?flipbox_link_type=box,title',
    },
  },
  'eael-cta-box': {
    kind: 'card',
    subtitle: 'eael_cta_sub_title',
    title: 'eael_cta_title',
    text: 'eael_cta_content?eael_cta_title_content_type=content,*',
    button:
      'eael_cta_btn_text>eael_cta_btn_link eael_cta_secondary_btn_text>eael_cta_secondary_btn_link?eael_cta_secondary_btn_is_show',
    level: 'title_tag',
  },
  'eael-creative-button': {
    kind: 'buttons',
    button: 'creative_button_text>creative_button_link_url',
    align: 'eael_creative_button_alignment',
  },
  'eael-dual-color-header': {
    kind: 'heading',
    title: 'eael_dch_first_title eael_dch_last_title',
    text: 'eael_dch_subtext',
    level: 'title_tag',
    align: 'eael_dch_content_alignment',
  },
  'eael-fancy-text': {
    kind: 'animated',
    prefix: 'eael_fancy_text_prefix',
    list: 'eael_fancy_text_strings',
    entry: { title: 'eael_fancy_text_strings_text_field' },
    suffix: 'eael_fancy_text_suffix',
  },
  'eael-feature-list': {
    kind: 'list',
    list: 'eael_feature_list',
    entry: {
      title: 'eael_feature_list_title',
      text: 'eael_feature_list_content',
      icon: 'eael_feature_list_icon_new?eael_feature_list_icon_type=icon,*',
      link: 'eael_feature_list_link',
    },
  },
  'eael-adv-accordion': {
    kind: 'pairs',
    list: 'eael_adv_accordion_tab',
    entry: {
      title: 'eael_adv_accordion_tab_title',
      text: 'eael_adv_accordion_tab_content?eael_adv_accordion_text_type=content,*',
    },
  },
  'eael-adv-tabs': {
    kind: 'tabs',
    list: 'eael_adv_tabs_tab',
    entry: {
      title: 'eael_adv_tabs_tab_title',
      text: 'eael_adv_tabs_tab_content?eael_adv_tabs_text_type=content,*',
    },
  },
  'eael-filterable-gallery': {
    kind: 'pictures',
    list: 'eael_fg_gallery_items',
    entry: {
      title: 'eael_fg_gallery_item_name',
      text: 'eael_fg_gallery_item_content',
      picture: 'eael_fg_gallery_img',
    },
  },
  'eael-image-accordion': {
    kind: 'pictures',
    list: 'eael_img_accordions',
    entry: {
      title: 'eael_accordion_tittle',
      text: 'eael_accordion_content',
      picture: 'eael_accordion_bg',
    },
  },
  'eael-pricing-table': {
    kind: 'pricing',
    title: 'eael_pricing_table_title',
    subtitle: 'eael_pricing_table_sub_title?eael_pricing_table_style=style-2,style-3,style-4,style-5',
    currency: 'eael_pricing_table_price_cur?eael_pricing_table_price_cur_placement=left,*',
    suffix: 'eael_pricing_table_price_cur?eael_pricing_table_price_cur_placement=right',
    price: 'eael_pricing_table_onsale_price?eael_pricing_table_onsale eael_pricing_table_price',
    oldPrice: 'eael_pricing_table_price?eael_pricing_table_onsale',
    period: 'eael_pricing_table_price_period',
    badge: 'eael_pricing_table_featured_tag_text?eael_pricing_table_featured',
    list: 'eael_pricing_table_items',
    entry: {
      title: 'eael_pricing_table_item?eael_pricing_table_icon_mood=yes,*',
      excluded: 'eael_pricing_table_item?eael_pricing_table_icon_mood!=yes,*',
    },
    button: 'eael_pricing_table_btn>eael_pricing_table_btn_link?eael_pricing_table_button_show=yes,*',
  },
  'eael-progress-bar': {
    kind: 'progress',
    title: 'progress_bar_title',
    number: 'progress_bar_value?progress_bar_value_type=static,*',
  },
  'eael-counter': {
    kind: 'counter',
    prefix: 'number_prefix',
    number: 'ending_number',
    suffix: 'number_suffix',
    title: 'counter_title',
  },
  'eael-team-member': {
    kind: 'card',
    picture: 'eael_team_member_image',
    title: 'eael_team_member_name',
    job: 'eael_team_member_job_title',
    text: 'eael_team_member_description',
  },
  'eael-testimonial': {
    kind: 'quotes',
    text: 'eael_testimonial_description',
    name: 'eael_testimonial_name',
    job: 'eael_testimonial_company_title',
    picture: 'image?eael_testimonial_enable_avatar=yes,*',
    rating: 'eael_testimonial_rating_number?eael_testimonial_enable_rating=yes,*',
  },
  'eael-countdown': { kind: 'countdown', until: 'eael_countdown_due_time' },
  'eael-sticky-video': {
    kind: 'video',
    video:
      'eaelsv_link_youtube?eael_video_source=youtube,* eaelsv_link_vimeo?eael_video_source=vimeo eaelsv_hosted_url?eael_video_source=self_hosted',
  },
  'eael-contact-form-7': {
    kind: 'form',
    title: 'form_title_text?form_title',
    text: 'form_description_text?form_description',
  },
  'eael-wpforms': {
    kind: 'form',
    title: 'form_title_custom?custom_title_description',
    text: 'form_description_custom?custom_title_description',
  },
};
