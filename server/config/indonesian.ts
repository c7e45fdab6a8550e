import type { ConfigName } from './table.ts';

/** The groups of `CONFIG_TABLE`, for `kavling settings`. */
export const GROUPS_IN_INDONESIAN: Readonly<Record<string, string>> = {
  Server: 'Server',
  Calls: 'Panggilan',
  Leads: 'Leads',
  Codes: 'Kode OTP',
  'WhatsApp Cloud': 'WhatsApp Cloud',
  Gateways: 'Gateway',
  Notices: 'Notifikasi',
  Delivery: 'Pengiriman',
  Desk: 'Desk',
  'Command line': 'Baris perintah',
};

/** The description of each setting. */
export const SETTINGS_IN_INDONESIAN: Readonly<Record<ConfigName, string>> = {
  DATABASE_URL:
    'Berkas SQLite, atau `postgres://user:password@host:5432/nama` untuk menjalankan beberapa proses.',
  HOST: 'Alamat jaringan yang dipakai server.',
  PORT: 'Port yang dipakai server. Isi 0 agar sistem yang memilih.',
  LOG_LEVEL: 'Tingkat log terendah yang dicatat.',
  KAVLING_SECRET:
    'Minimal 32 karakter acak. Dipakai untuk hash kode dan nomor telepon serta menandatangani bukti verifikasi. Wajib dengan PostgreSQL. Dengan SQLite, Kavling membuatnya sekali dan menyimpannya di samping database.',
  KAVLING_ALLOWED_ORIGINS: 'Origin halaman di tempat lain yang mengirim leads ke sini.',
  KAVLING_TRUSTED_PROXIES:
    'Alamat IP atau rentang proxy Anda. X-Forwarded-For dan X-Forwarded-Proto hanya dipercaya dari alamat ini.',
  KAVLING_METRICS_TOKEN:
    'Token untuk /metrics: `Authorization: Bearer <token>`. Jika kosong, /metrics tertutup.',
  KAVLING_HSTS_SECONDS:
    'Max-age header Strict-Transport-Security pada respons HTTPS. Isi 0 agar header itu tidak dikirim.',
  KAVLING_HSTS_SUBDOMAINS:
    'Apakah header itu berlaku juga untuk semua subdomain. Isi yes hanya jika semuanya mendukung HTTPS: browser mengingatnya selama max-age.',
  KAVLING_ACTIONS_SAVE: 'Nama action lain untuk menyimpan lead, selain `save_leads_to_db`.',
  KAVLING_ACTIONS_SEND: 'Nama action lain untuk mengirim kode, selain `send_otp`.',
  KAVLING_ACTIONS_VERIFY: 'Nama action lain untuk memeriksa kode, selain `verify_otp`.',
  KAVLING_ACTIONS_CANCEL: 'Nama action lain untuk membatalkan kode, selain `cancel_otp`.',
  KAVLING_SAVE_LIMITS:
    'Berapa leads yang boleh disimpan dari satu alamat IP. Ponsel di jaringan seluler yang sama berbagi alamat, jadi jangan terlalu ketat.',
  KAVLING_CALL_LIMITS:
    'Berapa panggilan tiap jenis (verifikasi, batal, proyek) yang boleh datang dari satu alamat IP.',
  KAVLING_DUPLICATE_MINUTES:
    'Permintaan dengan nomor telepon, proyek dan jenis yang sama dalam waktu ini dihitung sebagai satu lead.',
  KAVLING_FASTEST_MS:
    'Formulir yang dikirim lebih cepat dari ini sejak halaman dibuka dihitung sebagai spam. Isi 0 untuk mematikannya.',
  KAVLING_RETENTION_DAYS: 'Leads yang lebih lama dari ini dihapus. Server memeriksanya setiap jam.',
  KAVLING_ASIDE_DAYS: 'Berapa lama leads yang ditolak dan spam disimpan, dengan teks yang dipendekkan.',
  KAVLING_OTP_SENDER:
    'Cara kode dikirim: `whatsapp` (Cloud API), sebuah gateway (`twilio-verify`, `vonage`, `zenziva`, `qontak`, `wablas`, `fonnte`), atau `http` (alamat Anda sendiri). Wajib jika ada halaman yang meminta kode. `console` menampilkannya di standard error, hanya untuk uji coba: pengunjung tidak menerimanya.',
  KAVLING_OTP_SECOND_SENDER:
    'Mengirim kode jika pengirim pertama menolak, misalnya lewat SMS ke ponsel tanpa WhatsApp.',
  KAVLING_OTP_TEXT:
    'Pesan dari gateway ke pengunjung, dengan {code} dan {minutes}. `whatsapp`, `qontak` dan `twilio-verify` memakai template sendiri.',
  KAVLING_OTP_ALPHABET: 'Karakter yang membentuk kode.',
  KAVLING_OTP_TTL_SECONDS: 'Berapa lama kode berlaku, paling lama sepuluh menit.',
  KAVLING_OTP_PROOF_HOURS:
    'Berapa lama nomor yang sudah diverifikasi tetap terverifikasi di browser yang sama.',
  KAVLING_OTP_PHONE_LIMITS: 'Kode yang dikirim ke satu nomor telepon.',
  KAVLING_OTP_ADDRESS_LIMITS: 'Kode yang diminta dari satu alamat IP (IPv6: satu /64).',
  KAVLING_OTP_SITE_LIMITS:
    'Kode yang diminta dari satu IPv6 /56, yang biasanya dimiliki satu rumah atau kantor.',
  KAVLING_OTP_NETWORK_SHARE:
    'Persentase kode sehari yang boleh diminta satu jaringan (IPv6 /48 atau IPv4 /24).',
  KAVLING_OTP_PREFIX_LIMITS: 'Kode yang dikirim ke nomor yang hanya berbeda di empat digit terakhir.',
  KAVLING_OTP_DAILY_BUDGET:
    'Jumlah kode yang dikirim dalam 24 jam. Setelah habis, leads masuk tanpa verifikasi, sama seperti saat pengirim bermasalah.',
  KAVLING_OTP_CHECK_LIMITS: 'Kode yang dimasukkan untuk satu nomor telepon, benar atau salah.',
  KAVLING_OTP_HTTP_URL: 'URL tujuan {phone, code, expiresInSeconds} dari pengirim `http`.',
  KAVLING_OTP_HTTP_TOKEN: 'Bearer token untuk URL itu.',
  KAVLING_WHATSAPP_API: 'URL dasar, termasuk versi API.',
  KAVLING_WHATSAPP_PHONE_ID: 'Phone number id dari nomor pengirim.',
  KAVLING_WHATSAPP_TOKEN: 'Access token permanen.',
  KAVLING_WHATSAPP_OTP_TEMPLATE: 'Nama template autentikasi yang sudah disetujui.',
  KAVLING_WHATSAPP_LEAD_TEMPLATE:
    'Nama template notifikasi untuk tim sales: {{1}} nama, {{2}} telepon, {{3}} proyek.',
  KAVLING_WHATSAPP_LANGUAGE: 'Kode bahasa kedua template.',
  KAVLING_WHATSAPP_TEAM: 'Nomor yang diberi tahu setiap ada lead baru.',
  KAVLING_TWILIO_API: 'URL dasar Twilio Verify.',
  KAVLING_TWILIO_ACCOUNT: 'Account SID, atau SID sebuah API key.',
  KAVLING_TWILIO_TOKEN: 'Auth token, atau secret dari API key itu.',
  KAVLING_TWILIO_SERVICE: 'SID layanan Verify (VA…). Twilio harus mengizinkan kode buatan sendiri untuknya.',
  KAVLING_TWILIO_CHANNEL: 'Cara Twilio mengirim kode.',
  KAVLING_VONAGE_API: 'URL dasar API SMS Vonage.',
  KAVLING_VONAGE_KEY: 'API key.',
  KAVLING_VONAGE_SECRET: 'API secret.',
  KAVLING_VONAGE_FROM: 'Nama atau nomor pengirim.',
  KAVLING_ZENZIVA_API: 'URL dasar Zenziva.',
  KAVLING_ZENZIVA_USERKEY: 'Userkey.',
  KAVLING_ZENZIVA_PASSKEY: 'Passkey.',
  KAVLING_QONTAK_API: 'URL dasar Mekari Qontak.',
  KAVLING_QONTAK_TOKEN: 'Access token.',
  KAVLING_QONTAK_TEMPLATE: 'Id template kode yang sudah disetujui.',
  KAVLING_QONTAK_CHANNEL: 'Id integrasi channel WhatsApp.',
  KAVLING_WABLAS_API: 'URL dasar server Wablas Anda, misalnya https://jogja.wablas.com.',
  KAVLING_WABLAS_TOKEN: 'Token device, dengan secret key setelah titik jika ada.',
  KAVLING_FONNTE_API: 'URL dasar Fonnte.',
  KAVLING_FONNTE_TOKEN: 'Token device.',
  KAVLING_NOTICE_LANGUAGE: 'Bahasa notifikasi untuk orang yang belum memilih bahasa.',
  KAVLING_NOTICE_TEXT:
    'Teks notifikasi email dan Telegram ke alamat di bawah, dengan {name}, {phone}, {project}, {source}, {page}, {message} dan {simulation}. Jika kosong, teks biasa.',
  KAVLING_SMTP_URL:
    'Server email: `smtps://user:password@mail.example.com` atau `smtp://user:password@mail.example.com:587`. Wajib untuk notifikasi email.',
  KAVLING_SMTP_FROM: 'Pengirim email: `Kavling <leads@example.com>`.',
  KAVLING_EMAIL_TEAM:
    'Alamat email yang diberi tahu setiap ada lead baru. Tambahkan `:en` atau `:id` untuk bahasanya.',
  KAVLING_TELEGRAM_API: 'URL dasar Telegram Bot API.',
  KAVLING_TELEGRAM_TOKEN: 'Token bot Anda dari @BotFather. Wajib untuk notifikasi Telegram.',
  KAVLING_TELEGRAM_TEAM:
    'Id chat yang diberi tahu setiap ada lead baru; id grup diawali minus. Tambahkan `:en` atau `:id` untuk bahasanya.',
  KAVLING_PUSH_PUBLIC_KEY:
    'Kunci publik VAPID untuk notifikasi push dari desk: `npx web-push generate-vapid-keys`. Jika kosong, tidak ada notifikasi push.',
  KAVLING_PUSH_PRIVATE_KEY: 'Kunci privat VAPID.',
  KAVLING_PUSH_CONTACT: 'Kontak untuk layanan push: `mailto:ops@example.com` atau sebuah alamat https://.',
  KAVLING_WEBHOOK_URLS: 'URL yang dikirimi setiap lead baru, dengan tanda tangan.',
  KAVLING_WEBHOOK_EVENTS:
    'Peristiwa yang dikirim ke URL tersebut: `lead.created`, `lead.updated`, `lead.status`, `lead.assigned`, `lead.lost`, `lead.erased`.',
  KAVLING_WEBHOOK_SECRET: 'Kunci tanda tangan, minimal 32 karakter.',
  KAVLING_WEBHOOK_OLD_SECRET:
    'Kunci sebelumnya. Selama diisi, setiap pesan ditandatangani dengan kedua kunci, sehingga penerima dapat beralih satu per satu.',
  KAVLING_WEBHOOK_ALLOW_PRIVATE:
    'Rentang IP privat yang boleh dituju webhook, misalnya untuk CRM di jaringan Anda sendiri.',
  KAVLING_CSV_FOLDER: 'Folder untuk berkas CSV leads baru, satu berkas per hari.',
  KAVLING_DESK_PEOPLE:
    'Siapa yang boleh masuk ke /desk sebagai admin semua proyek: isian dari `kavling leads token <nama>`, dipisah koma. Orang lain mereka tambahkan di desk.',
  KAVLING_ADDRESS:
    'Alamat publik server ini: `https://www.example.co.id`, beserta path jika situs berada di bawah path. Notifikasi menautkan ke lead di /desk/ pada alamat ini; jika kosong, tidak ada tautan.',
  KAVLING_DESK_HOURS: 'Berapa jam sebuah login berlaku.',
  KAVLING_DESK_LOGIN_LIMITS: 'Percobaan login dari satu alamat IP.',
  KAVLING_STUDIO_ROLES:
    'Hak setiap orang desk di `kavling studio --team`: `ani:publish,budi:words`. Orang yang tidak disebut hanya boleh membaca.',
  KAVLING_LANG: 'Bahasa semua pesan: `en` atau `id`. Jika kosong, bahasa sistem.',
  CHROMIUM_PATH: 'Chromium atau Chrome, jika tidak di tempat biasa. Dipakai agen AI untuk melihat halaman.',
};
