import { comparison, type Known } from '../slots.ts';

/** More widgets of Essential Addons. */
export const essentialMore: Readonly<Record<string, Known>> = {
  'eael-data-table': {
    kind: 'table',
    head: 'eael_data_table_header_cols_data',
    headCell: 'eael_data_table_header_col',
    list: 'eael_data_table_content_rows',
    entry: {
      title:
        'eael_data_table_content_row_content?eael_data_table_content_type=editor eael_data_table_content_row_title?eael_data_table_content_type=textarea,*',
    },
    row: 'eael_data_table_content_row_type=row,*&eael_data_table_header_col=*',
  },
  'eael-price-menu': {
    kind: 'prices',
    list: 'menu_items',
    entry: {
      title: 'menu_title',
      text: 'menu_description',
      price: 'menu_price',
      oldPrice: 'original_price?discount',
      picture: 'image?image_switch',
      link: 'link',
    },
  },
  'eael-testimonial-slider': {
    kind: 'quotes',
    list: 'eael_testimonial_slider_item',
    entry: {
      text: 'eael_testimonial_description',
      name: 'eael_testimonial_name',
      job: 'eael_testimonial_company_title',
      picture: 'eael_testimonial_image?eael_testimonial_enable_avatar=yes,*',
      rating: 'eael_testimonial_rating_number?eael_testimonial_enable_rating=yes,*',
    },
  },
  'eael-team-member-carousel': {
    kind: 'card',
    list: 'team_member_details',
    entry: {
      picture: 'team_member_image',
      title: 'team_member_name',
      job: 'team_member_position',
      text: 'team_member_description',
    },
  },
  'eael-logo-carousel': {
    kind: 'logos',
    list: 'carousel_slides',
    entry: { name: 'logo_title', picture: 'logo_carousel_slide', link: 'link' },
  },
  'eael-toggle': {
    kind: 'tabs',
    parts: [
      { title: 'primary_label', text: 'primary_content?primary_content_type=content,*' },
      { title: 'secondary_label', text: 'secondary_content?secondary_content_type=content,*' },
    ],
  },
  'eael-lightbox': {
    kind: 'popup',
    title: 'popup_lightbox_title',
    text: 'content?eael_lightbox_type=lightbox_type_content popup_content|content',
    button: 'eael_lightbox_open_btn|popup_button_text>eael_lightbox_link',
  },
  'eael-interactive-promo': {
    kind: 'card',
    picture: 'promo_image',
    title: 'promo_heading',
    text: 'promo_content',
    link: 'promo_link_url',
  },
  'eael-static-product': {
    kind: 'card',
    picture: 'eael_static_product_image',
    title: 'eael_static_product_heading',
    text: 'eael_static_product_description',
    button:
      'eael_static_product_demo_text>eael_static_product_demo_link_url eael_static_product_btn>eael_static_product_link_url?eael_static_product_show_details_btn=yes,*',
  },
  'eael-image-comparison': comparison(
    ['before_image', 'before_image_label'],
    ['after_image', 'after_image_label'],
  ),
  'eael-image-scroller': { kind: 'pictures', picture: 'eael_image_scroller_bg_img' },
  'eael-flip-carousel': {
    kind: 'carousel',
    list: 'eael_flip_carousel_slides',
    entry: {
      picture: 'eael_flip_carousel_slide',
      title: 'eael_flip_carousel_slide_text',
      link: 'eael_flip_carousel_slide_link?eael_flip_carousel_enable_slide_link',
    },
  },
  'eael-image-hotspots': {
    kind: 'card',
    picture: 'image',
    list: 'hot_spots',
    entry: { title: 'hotspot_text?hotspot_type=text', text: 'tooltip_content?tooltip' },
  },
  'eael-content-timeline': {
    kind: 'card',
    list: 'eael_coustom_content_posts?eael_content_timeline_choose=custom',
    entry: {
      subtitle: 'eael_custom_post_date',
      title: 'eael_custom_title',
      text: 'eael_custom_excerpt',
      button: 'eael_show_custom_read_more_text>eael_read_more_text_link?eael_show_custom_read_more',
    },
  },
  'eael-google-map': {
    kind: 'places',
    address: 'eael_google_map_addr',
    title: 'eael_google_map_basic_marker_title?eael_google_map_type=basic,*',
    text: 'eael_google_map_basic_marker_content?eael_google_map_type=basic,*',
    list: 'eael_google_map_markers?eael_google_map_type=marker',
    entry: {
      title: 'eael_google_map_marker_title',
      text: 'eael_google_map_marker_content',
      latitude: 'eael_google_map_marker_lat',
      longitude: 'eael_google_map_marker_lng',
    },
  },
  'eael-multicolumn-pricing-table': {
    kind: 'prices',
    list: 'eael_multicolumn_pricing_table_packages|package_list',
    entry: { title: 'package_title|title', price: 'package_price|price', period: 'package_period|period' },
  },
};
