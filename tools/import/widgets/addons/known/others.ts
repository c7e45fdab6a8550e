import type { Known } from '../slots.ts';

/** Header Footer Elementor and Sina. */
export const others: Readonly<Record<string, Known>> = {
  'hfe-infocard': {
    kind: 'card',
    subtitle: 'infocard_title_prefix',
    title: 'infocard_title',
    text: 'infocard_description',
    icon: 'infocard_select_icon',
    button: 'infocard_button_text>infocard_text_link?infocard_cta_type=button',
    level: 'infocard_title_tag',
  },
  'hfe-counter': {
    kind: 'counter',
    prefix: 'number_prefix|prefix',
    number: 'ending_number|end_number',
    suffix: 'number_suffix|suffix',
    title: 'title|counter_title',
  },
  retina: { kind: 'logo', picture: 'retina_image' },
  'site-logo': { kind: 'logo', picture: 'custom_image' },
  sina_title: {
    kind: 'heading',
    subtitle: 'subtitle',
    title: 'title title_span',
    text: 'desc',
    level: 'title_tag',
    align: 'alignment',
  },
  sina_counter: {
    kind: 'counter',
    prefix: 'prefix',
    number: 'stop',
    suffix: 'suffix',
    title: 'title',
  },
  sina_team: { kind: 'card', picture: 'image', title: 'name', job: 'position', text: 'desc' },
  sina_accordion: {
    kind: 'pairs',
    list: 'accordion',
    entry: { title: 'title', text: 'desc?save_templates=*' },
  },
};
