import { inLanguages } from '../src/lib/languages.ts';

/** The sentences of the list of deliveries. */
export const deliveryMessages = inLanguages({
  en: {
    title: 'Webhook deliveries',
    hint: 'What was sent to your other systems, and what they answered. Kept for two weeks.',
    state: 'State',
    states: { '': 'All', waiting: 'Waiting', done: 'Delivered', dead: 'Given up' } as Readonly<
      Record<string, string>
    >,
    events: {
      'lead.created': 'New lead',
      'lead.updated': 'Number verified',
      'lead.status': 'Status changed',
      'lead.assigned': 'Assigned',
      'lead.lost': 'Lost',
      'lead.erased': 'Erased',
    } as Readonly<Record<string, string>>,
    noReceiver: 'no longer in the settings',
    answered: (status: number) => `Answer: ${status}`,
    noAnswer: 'No answer yet',
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    nextTry: (moment: string) => `Next try ${moment}`,
    again: 'Send again',
    againOf: (event: string, moment: string) => `Send again: ${event}, ${moment}`,
    sentAgain: 'In line to be sent again.',
    refresh: 'Refresh',
    older: 'Show older deliveries',
    none: 'Nothing has been sent yet.',
    noMatch: 'No delivery is in this state.',
  },
  id: {
    title: 'Kiriman webhook',
    hint: 'Apa yang dikirim ke sistem Anda yang lain, dan apa jawabannya. Disimpan dua minggu.',
    state: 'Status kiriman',
    states: { '': 'Semua', waiting: 'Menunggu', done: 'Terkirim', dead: 'Gagal' },
    events: {
      'lead.created': 'Lead baru',
      'lead.updated': 'Nomor terverifikasi',
      'lead.status': 'Status berubah',
      'lead.assigned': 'Diserahkan',
      'lead.lost': 'Batal',
      'lead.erased': 'Data dihapus',
    },
    noReceiver: 'sudah tidak ada di pengaturan',
    answered: (status) => `Jawaban: ${status}`,
    noAnswer: 'Belum ada jawaban',
    tries: (count) => `${count} kali dicoba`,
    nextTry: (moment) => `Dicoba lagi ${moment}`,
    again: 'Kirim ulang',
    againOf: (event, moment) => `Kirim ulang: ${event}, ${moment}`,
    sentAgain: 'Masuk antrean kirim ulang.',
    refresh: 'Muat ulang',
    older: 'Tampilkan kiriman sebelumnya',
    none: 'Belum ada yang dikirim.',
    noMatch: 'Tidak ada kiriman dengan status ini.',
  },
});
