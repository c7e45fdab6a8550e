import { comparison, type Known } from '../slots.ts';

/** More widgets of ElementsKit, most of them of its Pro version. */
export const elementskitPro: Readonly<Record<string, Known>> = {
  'elementskit-tab': {
    kind: 'tabs',
    list: 'ekit_tab_items',
    entry: {
      title: 'ekit_tab_title',
      text: 'ekit_tab_content?ekit_tab_content_type=editor,*',
    },
  },
  'elementskit-advanced-tab': {
    kind: 'tabs',
    list: 'ekit_tab_items|ekit_advanced_tab_items',
    entry: { title: 'ekit_tab_title', text: 'ekit_tab_content' },
  },
  'elementskit-advanced-accordion': {
    kind: 'pairs',
    list: 'ekit_accordion_items|accordion_items',
    entry: { title: 'acc_title|title', text: 'acc_content|content' },
  },
  'elementskit-advanced-toggle': {
    kind: 'pairs',
    list: 'ekit_toggle_items|ekit_tab_items',
    entry: {
      title: 'ekit_toggle_title|ekit_tab_title',
      text: 'ekit_toggle_content|ekit_tab_content',
    },
  },
  'elementskit-business-hours': {
    kind: 'hours',
    list: 'ekit_business_openday_list|ekit_business_hours',
    entry: { title: 'ekit_business_day', text: 'ekit_business_time' },
  },
  'elementskit-price-menu': {
    kind: 'prices',
    list: 'ekit_price_lists',
    entry: {
      title: 'title',
      text: 'description',
      price: 'price',
      picture: 'ekit_price_menu_image?media_type=image,*',
      link: 'link?ekit_price_menu_button_show!=yes button_link?ekit_price_menu_button_show',
    },
  },
  'elementskit-timeline': {
    kind: 'card',
    list: 'ekit_timelinehr_content_repeater|ekit_timeline_content_repeater',
    entry: {
      subtitle: 'ekit_timeline_content_date',
      title: 'ekit_timeline_line_title',
      text: 'ekit_timeline_line_subtitle ekit_timeline_line_content ekit_timelinehr_content_address',
    },
  },
  'elementskit-flip-box': {
    kind: 'card',
    icon: 'ekit_flip_box_front_icon|ekit_flip_box_front_icons',
    picture: 'ekit_flip_box_front_image|ekit_flip_box_image',
    title: 'ekit_flip_box_front_title|ekit_flip_box_title',
    text: 'ekit_flip_box_front_description|ekit_flip_box_front_subtitle',
    back: {
      title: 'ekit_flip_box_back_title',
      text: 'ekit_flip_box_back_description|ekit_flip_box_back_subtitle',
      button: 'ekit_flip_box_button_text|ekit_flip_box_back_button_text>ekit_flip_box_button_link',
    },
  },
  'elementskit-gallery': {
    kind: 'pictures',
    list: 'ekit_gallery_content_items|ekit_gallery_items|ekit_gallery_filter_content',
    entry: {
      picture: 'ekit_gallery_content_image|ekit_gallery_image|ekit_gallery_filter_img',
      title: 'ekit_gallery_content_title|ekit_gallery_title|ekit_gallery_filter_title',
    },
  },
  'elementskit-image-comparison': comparison(
    ['ekit_img_comparison_image_before', 'ekit_img_comparison_label_before'],
    ['ekit_img_comparison_image_after', 'ekit_img_comparison_label_after'],
  ),
  'elementskit-image-swap': {
    kind: 'pictures',
    picture: 'ekit_image_swap_front_image|ekit_image_swap_image',
    title: 'ekit_image_swap_title',
  },
  'elementskit-creative-button': {
    kind: 'buttons',
    button: 'ekit_btn_text>ekit_btn_url',
    align: 'ekit_btn_align',
  },
  'elementskit-page-list': {
    kind: 'list',
    list: 'icon_list|ekit_page_list',
    entry: {
      title: 'text|ekit_page_list_title',
      text: 'ekit_page_list_subtitle?ekit_page_list_show_subtitle',
      icon: 'icons|icon',
      link: 'ekit_page_list_website_link|link',
    },
  },
  'elementskit-stylish-list': {
    kind: 'list',
    list: 'ekit_stylish_list|list_items',
    entry: {
      title: 'ekit_stylish_list_title|title',
      text: 'ekit_stylish_list_subtitle|description',
      icon: 'ekit_stylish_list_icon|icon',
      link: 'ekit_stylish_list_link|link',
    },
  },
  'elementskit-team-slider': {
    kind: 'card',
    list: 'ekit_team_slider_items|ekit_team_slider',
    entry: {
      picture: 'ekit_team_image|image',
      title: 'ekit_team_name|name',
      job: 'ekit_team_position|position',
      text: 'ekit_team_short_description?ekit_team_show_short_description',
    },
  },
  'elementskit-image-hover-effect': {
    kind: 'card',
    picture: 'ekit_image_hover_effect_image|image',
    title: 'ekit_image_hover_effect_title|title',
    text: 'ekit_image_hover_effect_description|description',
  },
  'elementskit-hotspot': {
    kind: 'card',
    picture: 'ekit_hotspot_background_image|ekit_hotspot_image',
    list: 'ekit_hotspot_repeater|ekit_hotspot_lists',
    entry: { title: 'ekit_hotspot_title', text: 'ekit_hotspot_description|ekit_hotspot_content' },
  },
  'elementskit-fancy-animated-text': {
    kind: 'animated',
    prefix: 'ekit_fancy_prefix_text',
    list: 'ekit_fancy_animated_texts|ekit_fancy_text_lists',
    entry: { title: 'ekit_fancy_text|text' },
    suffix: 'ekit_fancy_suffix_text',
  },
  'elementskit-popup-modal': {
    kind: 'popup',
    title: 'ekit_popup_modal_title|ekit_popup_modal_header_title',
    text: 'ekit_popup_modal_content|ekit_popup_modal_body',
    button: 'ekit_popup_modal_toggler_text|ekit_popup_modal_button_text>ekit_popup_modal_link',
  },
  'elementskit-unfold': { kind: 'card', title: 'ekit_unfold_heading', text: 'ekit_unfold_description' },
  'elementskit-coupon-code': { kind: 'card', title: 'ekit_coupon_text', text: 'ekit_coupon_code' },
  'elementskit-google-map': {
    kind: 'places',
    address: 'ekit_google_map_address',
    latitude: 'ekit_google_map_lat|ekit_google_map_latitude',
    longitude: 'ekit_google_map_lng|ekit_google_map_longitude',
    title: 'ekit_google_map_marker_title',
  },
  'elementskit-video-gallery': {
    kind: 'video',
    list: 'ekit_video_gallery_items|ekit_video_gallery',
    entry: {
      title: 'ekit_video_title|title',
      video: 'ekit_video_youtube_url|ekit_video_vimeo_url|ekit_video_url|video_url',
    },
  },
};
