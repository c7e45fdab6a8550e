import { inLanguages } from '../../src/lib/languages.ts';

/** Names of the kinds of ready-made sections, and sentences of `kavling add`. */
export const sectionMessages = inLanguages({
  en: {
    kinds: {
      opening: 'Openings',
      proof: 'Proof',
      story: 'Story',
      units: 'Homes and prices',
      place: 'Location',
      facilities: 'Facilities',
      pictures: 'Pictures and film',
      offer: 'Offers',
      people: 'People',
      news: 'News',
      questions: 'Questions',
      contact: 'Contact',
    },
    own: 'This site',
    howToAdd: 'To add one or more: kavling add marina-bay faq unit-tabs',
    noPage: (file: string, slug: string) =>
      `There is no page ${file}. To make it with this section: kavling new ${slug} --section faq`,
  },
  id: {
    kinds: {
      opening: 'Pembuka',
      proof: 'Bukti',
      story: 'Cerita',
      units: 'Tipe dan harga',
      place: 'Lokasi',
      facilities: 'Fasilitas',
      pictures: 'Gambar dan film',
      offer: 'Penawaran',
      people: 'Orang',
      news: 'Kabar',
      questions: 'Tanya jawab',
      contact: 'Kontak',
    },
    own: 'Situs ini',
    howToAdd: 'Untuk menambah satu atau beberapa: kavling add marina-bay faq unit-tabs',
    noPage: (file, slug) =>
      `Tidak ada halaman ${file}. Untuk membuatnya dengan section ini: kavling new ${slug} --section faq`,
  },
});
