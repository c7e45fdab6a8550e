/** A request by a person: "add a promotion section". */
export interface Idea {
  readonly page: string;
  readonly heading: string;
  readonly button: string;
  /** A widget that the promotion has in addition to the pattern. */
  readonly widget?: string;
  /** Values for the example of that widget, by the path of their key. */
  readonly words?: Readonly<Record<string, string | readonly string[]>>;
  /** The end of the promotion. */
  readonly until: string;
}

/** Ten promotions for four pages, as marketers request them. */
export const ideas: readonly Idea[] = [
  {
    page: 'taman-asri',
    heading: 'DP 0% untuk dua puluh pembeli pertama',
    button: 'Ambil promo',
    until: '2031-01-31T23:59',
  },
  {
    page: 'menara-senja',
    heading: 'Bebas BPHTB sampai akhir bulan',
    button: 'Tanya syaratnya',
    widget: 'info-tip',
    words: {
      text: 'Bebas BPHTB',
      title: 'BPHTB',
      tip: 'Pajak pembeli, 5% dari nilai transaksi. Kami yang membayar.',
    },
    until: '2031-02-28T23:59',
  },
  {
    page: 'danau-raya',
    heading: 'Cashback Rp 25 juta di akhir pekan',
    button: 'Minta voucher',
    widget: 'copy-button',
    words: { caption: 'Kode cashback', value: 'DANAU-25', label: 'Salin kode' },
    until: '2031-03-02T21:00',
  },
  {
    page: 'vila-pesisir',
    heading: 'Harga perdana dua belas vila',
    button: 'Minta daftar harga',
    widget: 'price-list',
    until: '2031-03-31T23:59',
  },
  {
    page: 'taman-asri',
    heading: 'Gratis AC dan dapur set untuk tipe 90',
    button: 'Lihat paketnya',
    widget: 'icon-list',
    until: '2031-04-30T23:59',
  },
  {
    page: 'menara-senja',
    heading: 'Tukar tambah rumah lama Anda',
    button: 'Hitung nilainya',
    widget: 'faq',
    until: '2031-05-31T23:59',
  },
  {
    page: 'danau-raya',
    heading: 'Bunga 2,99% tetap selama tiga tahun',
    button: 'Simulasikan cicilan',
    widget: 'table',
    words: { caption: 'Cicilan per bulan' },
    until: '2031-06-30T23:59',
  },
  {
    page: 'vila-pesisir',
    heading: 'Open house di tepi pantai',
    button: 'Daftar kunjungan',
    widget: 'alert',
    words: {
      id: 'open-house-pantai',
      title: 'Sabtu, pukul 10.00 sampai 16.00.',
      text: ['Datang bersama keluarga.'],
    },
    until: '2031-07-12T16:00',
  },
  {
    page: 'taman-asri',
    heading: 'Tersisa delapan belas unit tahap dua',
    button: 'Pesan unit',
    widget: 'progress-bar',
    until: '2031-08-17T23:59',
  },
  {
    page: 'menara-senja',
    heading: 'Sewa terjamin dua tahun pertama',
    button: 'Tanya imbal hasil',
    widget: 'counter',
    until: '2031-09-30T23:59',
  },
];
