import type { Known } from '../slots.ts';

/** More widgets of Premium Addons, most of them of its Pro version. */
export const premiumMore: Readonly<Record<string, Known>> = {
  'premium-addon-icon-box': {
    kind: 'card',
    title: 'premium_icon_box_title',
    text: 'premium_icon_box_content',
    icon: 'premium_icon_box_font_updated|premium_icon_box_font?premium_icon_box_selector=font-awesome-icon,*',
    picture: 'premium_icon_box_custom_image?premium_icon_box_selector=custom-image',
    link: 'premium_icon_box_link?premium_icon_box_whole_link',
    button: 'premium_icon_box_more_text>premium_icon_box_link?premium_icon_box_link_text_switcher',
    level: 'premium_icon_box_title_heading',
  },
  'premium-addon-flip-box': {
    kind: 'card',
    icon: 'premium_flip_icon_fa_updated|premium_flip_icon_fa?premium_flip_icon_selection=icon,*',
    picture: 'premium_flip_icon_image?premium_flip_icon_selection=image',
    title: 'premium_flip_paragraph_header?premium_flip_title_switcher=yes,*',
    text: 'premium_flip_paragraph_text?premium_flip_description_switcher=yes,*',
    back: {
      title: 'premium_flip_back_paragraph_header?premium_flip_back_title_switcher=yes,*',
      text: 'premium_flip_back_paragraph_text?premium_flip_back_description_switcher=yes,*',
      button: 'premium_flip_back_link_text>premium_flip_back_link?premium_flip_back_link_switcher',
    },
  },
  'premium-addon-tabs': {
    kind: 'tabs',
    list: 'premium_tabs_repeater',
    entry: {
      title: 'premium_tabs_title|title',
      text: 'premium_tabs_content_text|tab_content|content',
    },
  },
  'premium-addon-content-toggle': {
    kind: 'tabs',
    parts: [
      {
        title: 'premium_content_toggle_heading_one',
        text: 'premium_content_toggle_first_content_text?premium_content_toggle_first_content_tools=text_editor,*',
      },
      {
        title: 'premium_content_toggle_heading_two',
        text: 'premium_content_toggle_second_content_text?premium_content_toggle_second_content_tools=text_editor,*',
      },
    ],
  },
  'premium-unfold-addon': {
    kind: 'card',
    title: 'premium_unfold_title?premium_unfold_title_switcher=yes,*',
    text: 'premium_unfold_content',
  },
  'premium-addon-modal-box': {
    kind: 'popup',
    title: 'premium_modal_box_title?premium_modal_box_header_switcher=yes,*',
    text: 'premium_modal_box_content?premium_modal_box_content_type=editor,*',
    button: 'premium_modal_box_button_text>premium_modal_box_link?premium_modal_box_display_on=button,*',
  },
  'premium-tables-addon': {
    kind: 'table',
    head: 'premium_table_head_repeater',
    headCell: 'premium_table_text',
    list: 'premium_table_body_repeater',
    entry: { title: 'premium_table_text' },
    row: 'premium_table_elem_type=row',
  },
  'premium-addon-maps': {
    kind: 'places',
    list: 'premium_maps_map_pins',
    entry: {
      title: 'pin_title',
      text: 'pin_desc',
      latitude: 'map_latitude',
      longitude: 'map_longitude',
    },
  },
  'premium-addon-image-hotspots': {
    kind: 'card',
    picture: 'premium_image_hotspots_image',
    list: 'premium_image_hotspots_icons',
    entry: {
      title: 'premium_image_hotspots_text',
      text: 'premium_image_hotspots_tooltips_texts',
    },
  },
  'premium-addon-image-comparison': {
    kind: 'pictures',
    parts: [
      {
        picture: 'premium_image_comparison_original_image',
        title: 'premium_img_compare_original_img_label?premium_img_compare_original_img_label_switcher',
      },
      {
        picture: 'premium_image_comparison_modified_image',
        title:
          'premium_image_comparison_modified_image_label?premium_image_comparison_modified_image_label_switcher',
      },
    ],
  },
  'premium-addon-preview-image': { kind: 'pictures', picture: 'premium_preview_image_main' },
  'premium-site-logo': { kind: 'logo', picture: 'custom_image' },
  'premium-addon-image-accordion': {
    kind: 'pictures',
    list: 'image_content|premium_accordion_items',
    entry: { picture: 'image|background_image', title: 'image_title', text: 'image_desc', link: 'link' },
  },
};
