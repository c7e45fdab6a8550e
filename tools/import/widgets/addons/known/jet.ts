import { comparison, type Known } from '../slots.ts';

const TIMELINE: Known = {
  kind: 'card',
  list: 'cards_list',
  entry: {
    picture: 'item_image?show_item_image',
    subtitle: 'item_meta',
    title: 'item_title',
    text: 'item_desc',
    button: 'item_btn_text>item_btn_url',
  },
};

/** JetElements, JetTabs and JetBlocks. */
export const jet: Readonly<Record<string, Known>> = {
  'jet-headline': {
    kind: 'heading',
    title: 'first_part second_part',
    link: 'link|headline_link',
    level: 'header_size',
    align: 'instance_alignment_horizontal|instance_alignment|alignment|align',
  },
  'jet-animated-text': {
    kind: 'animated',
    prefix: 'before_text_content',
    list: 'animated_text_list',
    entry: { title: 'item_text' },
    suffix: 'after_text_content',
  },
  'jet-button': {
    kind: 'buttons',
    button: 'button_label_normal>button_url',
    align: 'position|button_alignment|alignment',
  },
  'jet-download-button': { kind: 'buttons', button: 'download_label>download_link' },
  'jet-services': {
    kind: 'card',
    title: 'services_title',
    text: 'services_description',
    icon: 'selected_services_icon|services_icon?services_media_type=icon,*',
    picture: 'services_image?services_media_type=image,*',
    button: 'button_text>button_url',
    level: 'services_title_size|title_html_tag',
  },
  'jet-banner': {
    kind: 'card',
    picture: 'banner_image',
    title: 'banner_title',
    text: 'banner_text',
    link: 'banner_link',
    level: 'banner_title_html_tag',
  },
  'jet-animated-box': {
    kind: 'card',
    icon: 'selected_front_side_icon|front_side_icon',
    picture: 'front_side_image',
    subtitle: 'front_side_subtitle',
    title: 'front_side_title',
    text: 'front_side_description',
    button: 'front_side_button_text>front_side_button_link',
    back: {
      subtitle: 'back_side_subtitle',
      title: 'back_side_title',
      text: 'back_side_description',
      button: 'back_side_button_text>back_side_button_link',
    },
  },
  'jet-pricing-table': {
    kind: 'pricing',
    icon: 'selected_icon|icon',
    title: 'title',
    subtitle: 'subtitle',
    currency: 'price_prefix',
    price: 'price',
    period: 'price_suffix',
    text: 'price_desc',
    list: 'features_list',
    entry: {
      title: 'item_text?item_included!=item-excluded',
      excluded: 'item_text?item_included=item-excluded',
    },
    button: 'button_text>button_url',
    after: 'button_before button_after',
  },
  'jet-price-list': {
    kind: 'prices',
    list: 'item_list',
    entry: {
      title: 'item_title',
      price: 'item_price',
      text: 'item_text',
      picture: 'item_image',
      link: 'item_url|item_link',
    },
  },
  'jet-testimonials': {
    kind: 'quotes',
    list: 'item_list',
    entry: {
      title: 'item_title',
      text: 'item_comment',
      name: 'item_name',
      job: 'item_position',
      picture: 'item_image',
      rating: 'item_rating',
    },
  },
  'jet-team-member': {
    kind: 'card',
    picture: 'member_image',
    title: 'member_first_name+member_last_name',
    job: 'member_position',
    text: 'member_description',
    button: 'button_text>button_url',
  },
  'jet-slider': {
    kind: 'slider',
    list: 'item_list',
    entry: {
      picture: 'item_image',
      subtitle: 'item_subtitle',
      title: 'item_title',
      text: 'item_desc',
      link: 'item_link|item_url',
      button:
        'item_button_primary_text>item_button_primary_url item_button_secondary_text>item_button_secondary_url',
    },
  },
  'jet-carousel': {
    kind: 'carousel',
    shown: 'slides_to_show',
    list: 'items_list',
    entry: {
      picture: 'item_image',
      title: 'item_title',
      text: 'item_text',
      link: 'item_link',
      button: 'item_button_text>item_link',
    },
  },
  'jet-images-layout': {
    kind: 'pictures',
    list: 'image_list',
    entry: {
      picture: 'item_image',
      title: 'item_title',
      text: 'item_desc',
      link: 'item_url?item_link_type=external',
    },
  },
  'jet-portfolio': {
    kind: 'pictures',
    list: 'image_list',
    entry: { picture: 'item_image', title: 'item_title', text: 'item_desc', link: 'item_button_url' },
  },
  'jet-juxtapose': comparison(['before_image', 'before_label'], ['after_image', 'after_label']),
  'jet-image-comparison': {
    kind: 'pictures',
    list: 'item_list',
    entry: { picture: 'item_before_image item_after_image' },
  },
  'jet-brands': {
    kind: 'logos',
    list: 'brands_list',
    entry: { name: 'item_name', picture: 'item_image', link: 'item_url' },
  },
  'jet-countdown-timer': { kind: 'countdown', until: 'due_date?type=due_date,*' },
  'jet-circle-progress': {
    kind: 'progress',
    title: 'title',
    text: 'subtitle',
    number: 'percent_value?values_type=percent,*',
  },
  'jet-progress-bar': { kind: 'progress', title: 'title', number: 'percent' },
  'jet-map': {
    kind: 'places',
    address: 'map_center',
    list: 'pins',
    entry: { title: 'pin_desc', address: 'pin_address' },
  },
  'jet-timeline': TIMELINE,
  'jet-horizontal-timeline': TIMELINE,
  'jet-table': {
    kind: 'table',
    head: 'table_header',
    headCell: 'cell_text',
    list: 'table_body',
    entry: { title: 'cell_text' },
    row: 'action=row',
  },
  'jet-video': {
    kind: 'video',
    video:
      'youtube_url?video_type=youtube,* vimeo_url?video_type=vimeo self_hosted_url|external_url?video_type=self_hosted',
  },
  'jet-dropbar': {
    kind: 'popup',
    button: 'button_text>button_link',
    text: 'simple_content?content_type=simple,*',
  },
  'jet-subscribe-form': { kind: 'form', button: 'submit_button_text' },
  'jet-hotspots': {
    kind: 'card',
    picture: 'image',
    list: 'hotspots',
    entry: { title: 'hotspot_text', text: 'hotspot_description' },
  },
  'jet-unfold': { kind: 'card', text: 'content|editor?content_type=editor,*' },
  'jet-tabs': {
    kind: 'tabs',
    list: 'tabs',
    entry: { title: 'item_label', text: 'item_editor_content?content_type=editor' },
  },
  'jet-accordion': {
    kind: 'pairs',
    list: 'toggles',
    entry: {
      title: 'item_label',
      text: 'item_editor_content?content_type=editor item_editor_content?item_content_type=editor',
    },
  },
  'jet-switcher': {
    kind: 'tabs',
    parts: [
      {
        title: 'disable_label|disable_state_label',
        text: 'disable_item_editor_content|disable_editor_content?disable_content_type=editor',
      },
      {
        title: 'enable_label|enable_state_label',
        text: 'enable_item_editor_content|enable_editor_content?enable_content_type=editor',
      },
    ],
  },
  'jet-image-accordion': {
    kind: 'pictures',
    list: 'item_list',
    entry: { picture: 'item_image', title: 'item_title', text: 'item_desc', link: 'item_link' },
  },
  'jet-logo': { kind: 'logo', picture: 'logo_image?logo_type=image,both,*' },
};
