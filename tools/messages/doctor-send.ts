import { inLanguages } from '../../src/lib/languages.ts';

/** Questions and results of `kavling doctor --send`. */
export const doctorSendMessages = inLanguages({
  en: {
    channels: {
      email: 'E-mail',
      telegram: 'Telegram',
      whatsapp: 'WhatsApp',
      push: 'Push notice',
      webhook: 'Webhook',
      code: 'Code',
    },
    taken: (to: string, answer: string) => `sent to ${to}: ${answer || 'no text in the answer'}`,
    failed: (to: string, answer: string) => `not sent to ${to}: ${answer}`,
    off: 'not set',
    /** The settings that switch each one on. */
    setIt: (names: string) => `To use it, set ${names}.`,
    nowhere: 'not sent: no recipient',
    sayWhere: {
      email: 'Add a recipient: --to ani@example.com',
      telegram: 'Add a recipient: --to telegram:-100123456',
      whatsapp: 'Add a recipient: --to 081234567890',
      push: 'Push notices are not turned on for anyone at the desk yet (You → Notify me about new leads). For one person: --to desk:ani',
      webhook: '',
      code: 'Add a recipient: --to 081234567890',
    },
    checkSettings: 'Check the settings of this channel, then run this again.',
    wrongPlace: (place: string) =>
      `--to ${place}: give a mail address, a phone number, telegram:<chat id> or desk:<name>, separated by commas.`,
    ask: {
      email: 'Which address gets the test mail?',
      telegram: 'Which Telegram chat gets the test message?',
      phone: 'Which number gets the WhatsApp message and the code?',
    },
    skip: 'leave empty to skip',
    cancelled: 'Cancelled. Nothing was sent.',
  },
  id: {
    channels: {
      email: 'Email',
      telegram: 'Telegram',
      whatsapp: 'WhatsApp',
      push: 'Push',
      webhook: 'Webhook',
      code: 'Kode',
    },
    taken: (to, answer) => `terkirim ke ${to}: ${answer || 'jawaban tanpa teks'}`,
    failed: (to, answer) => `gagal dikirim ke ${to}: ${answer}`,
    off: 'belum diatur',
    setIt: (names) => `Untuk memakainya, isi ${names}.`,
    nowhere: 'tidak dikirim: belum ada tujuan',
    sayWhere: {
      email: 'Sebutkan tujuannya: --to ani@example.com',
      telegram: 'Sebutkan tujuannya: --to telegram:-100123456',
      whatsapp: 'Sebutkan tujuannya: --to 081234567890',
      push: 'Belum ada yang mengaktifkan notifikasi push di desk (Anda → Kabari saya soal lead baru). Untuk satu orang: --to desk:ani',
      webhook: '',
      code: 'Sebutkan tujuannya: --to 081234567890',
    },
    checkSettings: 'Periksa pengaturan saluran ini, lalu jalankan lagi.',
    wrongPlace: (place) =>
      `--to ${place}: isi alamat email, nomor telepon, telegram:<id chat> atau desk:<nama>, dipisah koma.`,
    ask: {
      email: 'Email tes dikirim ke alamat mana?',
      telegram: 'Pesan tes Telegram dikirim ke chat mana?',
      phone: 'Pesan WhatsApp dan kode dikirim ke nomor mana?',
    },
    skip: 'kosongkan untuk melewati',
    cancelled: 'Dibatalkan. Tidak ada yang dikirim.',
  },
});
