import { container, exported, heading, link, pixels, widget } from './exports.ts';

const file = (name: string) => ({ id: 7, url: `https://gambar.example/${name}` });
const icon = (value: string) => ({ value, library: 'fa-solid' });
const panel = (...parts: readonly unknown[]) => container({ content_width: 'full' }, ...parts);

/** Widgets that show what lives on the site, with the words that the editor puts around it. */
const site = [
  widget('posts', {
    _skin: 'cards',
    cards_read_more_text: 'Read More »',
    pagination_next_label: 'Next &raquo;',
    load_more_no_posts_custom_message: 'No more posts to show',
  }),
  widget('loop-grid', { template_id: 99, text: 'Load More' }),
  widget('nav-menu', { menu: 'utama' }),
  widget('search-form', { placeholder: 'Search...', button_text: 'Search' }),
  widget('elementskit-nav-menu', { elementskit_nav_menu: 'utama' }),
  widget('jkit_post_block', { sg_readmore_text: 'Read More' }),
  widget('theme-post-content', {}),
  widget('wp-widget-text', { wp: { title: 'Kantor pemasaran', text: 'Buka setiap hari.' } }),
  heading('Add Your Heading Text Here', {
    __dynamic__: { title: '[elementor-tag id="a1" name="post-title" settings="%7B%7D"]' },
  }),
];

/** Widgets of Elementor Pro that hold more than one kind of words. */
const pro = [
  widget('countdown', { countdown_type: 'due_date', due_date: '2031-02-17 18:30', label_days: 'Hari' }),
  widget('hotspot', {
    image: file('kawasan.jpg'),
    hotspot: [
      {
        _id: 'h1',
        hotspot_label: 'Gerbang',
        hotspot_tooltip_content: '<p>Satu pintu, dijaga siang malam.</p>',
      },
      { _id: 'h2', hotspot_label: '', hotspot_tooltip_content: 'Danau dua hektare.' },
    ],
  }),
  widget('video-playlist', {
    playlist_title: 'Perkembangan',
    inner_tab_title_1: 'Tab #1',
    tabs: [
      { _id: 'v1', title: 'Maret', type: 'youtube', youtube_url: 'https://youtu.be/aqz-KE-bpKQ' },
      { _id: 'v2', title: 'April', type: 'youtube', youtube_url: 'https://youtu.be/aqz-KE-bpKR' },
    ],
  }),
  widget('off-canvas', { off_canvas_name: 'Off-Canvas' }, [panel(heading('Denah di panel'))]),
  widget(
    'mega-menu',
    {
      menu_name: 'Menu',
      menu_items: [
        { _id: 'm1', item_title: 'Beranda', item_link: link('/') },
        { _id: 'm2', item_title: 'Klaster' },
      ],
    },
    [panel(), panel(heading('Klaster Barat'))],
  ),
  widget('form', {
    form_fields: [
      { field_type: 'text', field_label: 'Nama' },
      { field_type: 'step', field_label: 'Langkah dua', next_button: 'Next' },
      { field_type: 'acceptance', acceptance_text: 'Saya bersedia dihubungi' },
    ],
    button_text: 'Kirim',
  }),
  widget('code-highlight', { code: 'harga = 890' }),
  widget('video', { video_type: 'vimeo', vimeo_url: '' }),
  widget('icon', { selected_icon: icon('fab fa-whatsapp'), link: link('https://wa.me/628119876543') }),
  widget('icon-list', {
    icon_list: [
      { _id: 'i1', text: 'Simulasi KPR', link: link('/kpr'), selected_icon: { value: '', library: '' } },
      { _id: 'i2', text: 'Pertanyaan', selected_icon: { value: '', library: '' } },
    ],
  }),
  widget('text-editor', {
    editor: '<details><summary>Rincian</summary>Isi rincian</details>[gallery ids="1,2"]<p>Sisa [baru]</p>',
  }),
];

/** Prices, badges and labels of add-ons. */
const addons = [
  widget('elementskit-pricing', {
    ekit_pricing_table_title: 'Paket hemat',
    ekit_pricing_currency_icon: 'Rp',
    ekit_pricing_table_price: '350',
    ekit_pricing_table_duration: 'juta',
    ekit_pricing_table_content_style: 'list',
    ekit_pricing_table_content_repeater: [
      { _id: 'p1', ekit_pricing_list: 'Pagar depan' },
      { _id: 'p2', ekit_pricing_list: 'Kanopi carport' },
    ],
    ekit_pricing_btn_text: 'Ambil paket',
  }),
  widget('eael-pricing-table', {
    eael_pricing_table_title: 'Ruko sudut',
    eael_pricing_table_price: '1.2',
    eael_pricing_table_price_cur: 'Rp',
    eael_pricing_table_price_period: 'miliar',
    eael_pricing_table_items: [{ _id: 'e1', eael_pricing_table_item: 'Parkir dua mobil' }],
    eael_pricing_table_featured: '',
    eael_pricing_table_featured_tag_text: 'Featured',
  }),
  widget('eael-dual-color-header', {
    eael_dch_first_title: 'Kawasan',
    eael_dch_last_title: 'bernilai',
    eael_dch_subtext: 'Dekat stasiun dan pasar.',
  }),
  widget('eael-fancy-text', {
    eael_fancy_text_prefix: 'Cocok untuk',
    eael_fancy_text_strings: [
      { _id: 'f1', eael_fancy_text_strings_text_field: 'keluarga muda' },
      { _id: 'f2', eael_fancy_text_strings_text_field: 'investor' },
    ],
    eael_fancy_text_suffix: 'dan pensiunan.',
  }),
  widget('eael-creative-button', {
    creative_button_text: 'Unduh denah',
    creative_button_secondary_text: 'Go!',
    creative_button_link_url: link('https://a.example/denah'),
  }),
  widget('elementskit-funfact', {
    ekit_funfact_number: '1200',
    ekit_funfact_number_suffix: '+',
    ekit_funfact_title_text: 'Unit terjual',
  }),
  widget('elementskit-countdown-timer', {
    ekit_countdown_timer_due_time: '2031-01-05 00:00',
    ekit_countdown_timer_days_label: 'Days',
  }),
  widget('elementskit-team', {
    ekit_team_name: 'Melati Ayu',
    ekit_team_position: 'Penjualan',
    ekit_team_description: 'A small river named Duden flows by their place.',
    ekit_team_social_icons: [{ _id: 's', ekit_team_label: 'Facebook', social_link: { url: '#' } }],
  }),
  widget('ha-card', { title: 'Klaster Senja', description: 'Enam puluh unit.', badge_text: 'Tahap dua' }),
  widget('jkit_mailchimp', { sg_form_email_placeholder: 'Email', sg_form_submit_text: 'Daftarkan saya' }),
  widget('jkit_fun_fact', {
    sg_content_number: '150',
    sg_content_number_suffix: 'K',
    sg_content_title: 'Pohon',
  }),
  widget('uael-team-member', { team_member_name: 'Rio Febrian', team_member_desig: 'Penata kota' }),
  widget('eael-filterable-gallery', {
    eael_fg_controls: [
      { _id: 'g1', eael_fg_control: 'Eksterior' },
      { _id: 'g2', eael_fg_control: 'Interior' },
    ],
    eael_fg_all_label_text: 'All',
    fg_not_found_text: 'No Items Found',
  }),
  widget('site-logo', { custom_image: file('lambang.png') }),
  widget('copyright', { shortcode: 'Hak cipta [hfe_current_year] Puri Kenanga' }),
];

export const words = exported(...[site, pro, addons].map((parts) => container({}, ...parts)));

/** Widgets with their own background. */
export const grounds = exported(
  container(
    {},
    heading('Di atas hijau tua', { _background_background: 'classic', _background_color: '#0A2E24' }),
    widget('text-editor', {
      editor: '<p>Dalam bingkai</p>',
      _border_border: 'solid',
      _border_width: { unit: 'px', top: '1', right: '1', bottom: '1', left: '1', isLinked: true },
    }),
    widget('spacer', { space: pixels(50), _background_background: 'classic', _background_color: '#000' }),
  ),
);
