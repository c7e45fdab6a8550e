import { column, container, exported, heading, link, section, text, widget } from './exports.ts';

const file = (name: string) => ({ id: 7, url: `https://gambar.example/${name}` });
const icon = (value: string) => ({ value, library: 'fa-solid' });

/** Widgets of add-ons that keep texts, pictures and numbers which their switches do not show. */
export const switchedOff = exported(
  section(
    {},
    column(
      { _column_size: 50 },
      heading('Puri Kenanga', { header_size: 'h1' }),
      widget('jkit_heading', {
        sg_title_before: 'Hunian',
        sg_title_focused: 'di tepi danau',
        sg_subtitle_heading: 'Subjudul yang mati',
        sg_description: '<p>Uraian yang mati</p>',
      }),
      widget('elementskit-heading', {
        ekit_heading_title: 'Lima menit ke tol',
        ekit_heading_sub_title: 'Subjudul lain yang mati',
        ekit_heading_extra_title: '<p>Uraian lain yang mati</p>',
      }),
      widget('jkit_team', {
        sg_member_name: 'Laras Ayu',
        sg_member_position: 'Arsitek',
        sg_popup_phone: '+1 (234) 567-879',
        sg_popup_email: 'someone@company.example',
      }),
      widget('elementskit-team', {
        ekit_team_name: 'Rangga Mahendra',
        ekit_team_position: 'Konsultan penjualan',
        ekit_team_description: 'Uraian di jendela',
        ekit_team_phone: '+1 (859) 254-6589',
      }),
      widget('elementskit-pricing', {
        ekit_pricing_table_title: 'Tipe 60',
        ekit_pricing_table_price: '890',
        ekit_pricing_currency_icon: 'Rp',
        ekit_pricing_table_duration: 'juta',
        ekit_pricing_table_content: 'Sudah termasuk PPN.',
        ekit_pricing_table_content_repeater: [
          { _id: 'p1', ekit_pricing_list: '5 GB Bandwidth' },
          { _id: 'p2', ekit_pricing_list: '15 Email Account' },
        ],
      }),
    ),
    column(
      { _column_size: 50 },
      widget('elementskit-icon-box', {
        ekit_icon_box_title_text: 'Satu gerbang',
        ekit_icon_box_description_text: 'Dijaga siang dan malam.',
        ekit_icon_box_header_icons: icon('fas fa-shield-alt'),
        ekit_icon_box_header_image: file('tak-terpakai.jpg'),
        ekit_icon_box_image_position: 'center center',
        ekit_icon_box_btn_text: 'Learn more',
      }),
      widget('eael-info-box', {
        eael_infobox_title: 'Rumah klub',
        eael_infobox_text: '<p>Kolam renang 25 meter.</p>',
        eael_infobox_img_or_icon: 'img',
        eael_infobox_image: file('klub.jpg'),
        eael_infobox_icon_new: icon('fas fa-building'),
        infobox_button_text: 'Click Me!',
        eael_infobox_bg_position: 'center center',
      }),
      widget('orbit-hero-slider', {
        hero_title: 'Awesome Title',
        hero_subtitle: 'Judul yang tidak dikenal',
        hero_image_position: 'center center',
        hero_phone: '+1 555 010 999',
        hero_link: link('https://a.example/unit'),
      }),
      text('Hubungi kantor pemasaran.'),
    ),
  ),
  container(
    {},
    heading('Tidak pernah tampak', {
      hide_desktop: 'hidden-desktop',
      hide_tablet: 'hidden-tablet',
      hide_mobile: 'hidden-phone',
    }),
  ),
);
