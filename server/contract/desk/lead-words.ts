import { inLanguages } from '../../../src/lib/languages.ts';

/** The names of a lead's values, at the desk and in its files. */
export const leadWords = inLanguages({
  en: {
    statuses: [
      ['new', 'New'],
      ['contacted', 'Contacted'],
      ['qualified', 'Qualified'],
      ['visit', 'Visit'],
      ['booked', 'Booked'],
      ['won', 'Won'],
      ['lost', 'Lost'],
      ['unreachable', 'Unreachable'],
      ['wrong-number', 'Wrong number'],
    ] as readonly (readonly [string, string])[],
    reasons: [
      ['price', 'Price'],
      ['location', 'Location'],
      ['financing', 'Mortgage refused'],
      ['bought-elsewhere', 'Bought elsewhere'],
      ['not-interested', 'Not interested'],
      ['other', 'Other'],
    ] as readonly (readonly [string, string])[],
    proof: {
      proven: 'by code',
      'sender-down': 'no: the code could not be sent',
      'not-required': 'no: the page does not ask for a code',
      unproven: 'no: refused, the code was not confirmed',
      'unknown-page': 'set aside: sent from a page this server does not know',
    } as Readonly<Record<string, string>>,
    notProven: 'no',
    brochure: 'Brochure',
  },
  id: {
    statuses: [
      ['new', 'Baru'],
      ['contacted', 'Dihubungi'],
      ['qualified', 'Berminat'],
      ['visit', 'Survei'],
      ['booked', 'Booking'],
      ['won', 'Closing'],
      ['lost', 'Batal'],
      ['unreachable', 'Tidak terhubung'],
      ['wrong-number', 'Nomor salah'],
    ],
    reasons: [
      ['price', 'Harga'],
      ['location', 'Lokasi'],
      ['financing', 'KPR ditolak'],
      ['bought-elsewhere', 'Beli di tempat lain'],
      ['not-interested', 'Tidak berminat'],
      ['other', 'Lainnya'],
    ],
    proof: {
      proven: 'dengan kode',
      'sender-down': 'belum: kode tidak bisa dikirim',
      'not-required': 'belum: halaman tidak meminta kode',
      unproven: 'belum: ditolak, kode tidak dikonfirmasi',
      'unknown-page': 'disisihkan: dikirim dari halaman yang tidak dikenal server ini',
    },
    notProven: 'belum',
    brochure: 'Brosur',
  },
});

export type LeadWords = (typeof leadWords)['en'];
