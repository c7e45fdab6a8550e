import { column, container, exported, heading, link, section, text, widget } from './exports.ts';

const file = (name: string) => ({ id: 7, url: `https://gambar.example/${name}` });
const icon = (value: string) => ({ value, library: 'fa-solid' });

/** The widgets of add-ons that are everywhere, with the settings that visitors see and those that they don't. */
export const addons = exported(
  section(
    {},
    column(
      { _column_size: 50 },
      widget('elementskit-icon-box', {
        ekit_icon_box_title_text: 'Satu gerbang',
        ekit_icon_box_description_text: 'Penjagaan siang dan malam.',
        ekit_icon_box_header_icons: icon('fas fa-shield-alt'),
        ekit_icon_box_enable_btn: '',
        ekit_icon_box_btn_text: 'Learn More',
        ekit_icon_box_badge_control: '',
        ekit_icon_box_badge_title: 'EXCLUSIVE',
        ekit_icon_box_show_global_link: 'yes',
        ekit_icon_box_global_link: link('https://a.example/keamanan'),
      }),
      widget('elementskit-image-box', {
        ekit_image_box_image: file('klub.jpg'),
        ekit_image_box_title_text: 'Rumah klub',
        ekit_image_box_description_text: '<p>Kolam renang dan pusat kebugaran.</p>',
        ekit_image_box_enable_btn: 'yes',
        ekit_image_box_btn_text: 'Lihat rumah klub',
        ekit_image_box_btn_url: link('https://a.example/klub'),
        ekit_image_box_title_size: 'h4',
      }),
      widget('elementskit-heading', {
        ekit_heading_title: 'Tinggal di {{Kenanga}}',
        ekit_heading_sub_title_show: 'yes',
        ekit_heading_sub_title: 'Sejak 2012',
        ekit_heading_section_extra_title_show: '',
        ekit_heading_extra_title: '<p>Time has changed the way we live.</p>',
        shadow_text_content: 'bussiness',
        ekit_heading_title_text_fill: 'clip',
      }),
      widget('elementskit-button', {
        ekit_btn_text: 'Jadwalkan kunjungan',
        ekit_btn_url: link('https://a.example/kunjungan'),
      }),
      widget('elementskit-dual-button', {
        ekit_button_one_text: 'Tipe 60',
        ekit_button_one_link: link('https://a.example/60'),
        ekit_button_two_text: 'Tipe 90',
        ekit_button_two_link: link('https://a.example/90'),
        ekit_button_middle_text: 'Or',
        ekit_show_button_middle_text: '',
      }),
      widget('elementskit-funfact', {
        ekit_funfact_number: 350,
        ekit_funfact_number_suffix: '+',
        ekit_funfact_title_text: 'Keluarga',
        ekit_funfact_animation_duration: 3500,
      }),
      widget('elementskit-video', {
        ekit_video_popup_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        ekit_video_popup_button_style: 'icon',
        ekit_video_popup_button_title: 'Tur singkat',
      }),
    ),
    column(
      { _column_size: 50 },
      widget('elementskit-testimonial', {
        ekit_testimonial_data: [
          {
            _id: 'a1',
            client_name: 'Sari Wibowo',
            designation: 'Pemilik Tipe 90',
            review: 'Serah terima tepat waktu, tetangganya ramah.',
            rating: '5',
            client_photo: file('sari.jpg'),
            ekit_testimonial_active: '',
          },
          {
            _id: 'a2',
            client_name: 'Doni Prakoso',
            designation: 'Penghuni',
            review: 'Anak-anak betah bermain di taman.',
          },
        ],
        ekit_testimonial_style: 'style2',
      }),
      widget('elementskit-team', {
        ekit_team_name: 'Rangga Mahendra',
        ekit_team_position: 'Konsultan penjualan',
        ekit_team_image: file('rangga.jpg'),
        ekit_team_show_short_description: '',
        ekit_team_short_description: 'A small river named Duden flows by their place.',
      }),
      widget('jkit_team', {
        sg_member_name: 'Laras Ayu',
        sg_member_position: 'Arsitek',
        sg_member_image: file('laras.jpg'),
        sg_member_show_description: 'yes',
        sg_member_description: 'Merancang dua belas kawasan.',
        sg_popup_phone: '',
      }),
      widget('jkit_testimonials', {
        sg_testimonials_list: [
          {
            _id: 'b1',
            sg_testimonials_list_client_name: 'Mira Lestari',
            sg_testimonials_list_designation: 'Investor',
            sg_testimonials_list_review: 'Unitnya tersewa dalam tiga minggu.',
            sg_testimonials_list_rating: { unit: 'px', size: 4.5 },
          },
        ],
      }),
      widget('jkit_fun_fact', {
        sg_content_number_prefix: 'Rp',
        sg_content_number: 12,
        sg_content_number_suffix: ' M',
        sg_content_title: 'Nilai fasilitas',
      }),
      widget('eael-flip-box', {
        eael_flipbox_front_title: 'Danau',
        eael_flipbox_front_text: '<p>Dua hektare.</p>',
        eael_flipbox_back_title: 'Jalur lari',
        eael_flipbox_back_text: '<p>Mengelilingi danau sejauh 1,2 km.</p>',
        eael_flipbox_type: 'animate-left',
        flipbox_button_text: 'Get Started',
        flipbox_link_type: 'none',
      }),
      widget('premium-counter', {
        premium_counter_title: 'Pohon ditanam',
        premium_counter_end_value: 4200,
        premium_counter_suffix: ' pohon',
        premium_counter_start_value: 0,
      }),
      widget('html', {
        html: '<div class="x"><b>Kantor buka</b> setiap hari<script>alert(1)</script></div>',
      }),
      widget('shortcode', { shortcode: '[contact-form-7 id="12"]' }),
      widget('metform', { mf_form_id: '12' }),
      widget('orbit-fancy-tile', {
        tile_heading: 'Kebun bersama',
        tile_summary: 'Setiap keluarga mendapat satu petak.',
        tile_year: 2016,
        tile_area_number: 850,
        tile_link: link('https://a.example/kebun'),
        tile_photo: file('kebun.jpg'),
        tile_text_align: 'center',
        tile_background_text_clip: 'text',
      }),
    ),
  ),
);

/** Settings that add-ons put on every element; visitors see none of them. */
const EXTRAS = {
  premium_tooltip_text: "Hi, I'm a global tooltip.",
  premium_tooltip_position: 'top,bottom',
  pa_cursor_ftext: 'Premium Follow Text',
  pa_badge_text: 'New',
  eael_tooltip_section_content: 'I am a tooltip',
  ekit_adv_tooltip_content: 'Tooltip Content',
  background_repeat: 'no-repeat',
  _title: 'Bagian pembuka',
};

/** A page full of invisible settings. */
export const hidden = exported(
  container(
    { ...EXTRAS, flex_direction: 'column' },
    heading('Tenang di tengah kota', { ...EXTRAS, title_text_fill: 'clip', header_size: 'h1' }),
    text('Lima menit ke stasiun.', { ...EXTRAS, text_stroke: 'dummy' }),
    widget('image', {
      image: file('depan.jpg'),
      caption: 'Foto arsip',
      caption_source: 'none',
      'object-fit': 'cover',
      ...EXTRAS,
    }),
    widget('button', { text: 'Datang', link: link('https://a.example'), icon_align: 'left', ...EXTRAS }),
    widget('divider', { look: 'line', text: 'Divider', ...EXTRAS }),
    widget('icon-box', {
      title_text: 'Kolam',
      description_text: 'Air hangat.',
      selected_icon: icon('fas fa-swimmer'),
      content_vertical_alignment: 'stretch',
      ...EXTRAS,
    }),
    widget('price-table', {
      heading: 'Tipe 60',
      currency_symbol: 'custom',
      currency_symbol_custom: 'Rp',
      price: '890',
      show_ribbon: '',
      ribbon_title: 'Popular',
      features_list: [{ _id: 'f', item_text: 'SHM' }],
      ...EXTRAS,
    }),
    widget('elementskit-icon-box', {
      ekit_icon_box_title_text: 'Dekat tol',
      ekit_icon_box_badge_title: 'BADGE',
      ekit_icon_box_text_align: 'center',
      ekit_icon_box_badge_position: 'top_left',
      ...EXTRAS,
    }),
    widget('orbit-banner', {
      banner_title: 'Promo akhir tahun',
      banner_title_tag: 'h3',
      banner_layout: 'stretch',
      banner_content: 'dummy',
      banner_animation_text: 'fadeInUp',
      banner_button_show: '',
      banner_button_text: 'Learn More',
      ...EXTRAS,
    }),
  ),
);
